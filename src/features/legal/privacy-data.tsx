import {
  DAY,
  DRAFT_MAX_AGE,
  DRAFTS_MAX,
  RECENT_SEARCHES_MAX,
  ROUNDS_KEPT_FOR,
  ROUNDS_MAX,
  SAVED_SEARCHES_MAX,
  STORAGE_KEYS,
} from '@/config/constants';
import { env } from '@/config/env';
import { CACHED_RESPONSE_MAX_AGE, EXPIRATION_DATABASE, RESPONSE_CACHES } from '@/config/service-worker';
import { m } from '@/paraglide/messages';
import { LegalItem, LegalList, LegalParagraph } from './legal-text';

const keys = STORAGE_KEYS;

/** Everything the site stores in the browser, and when it is removed. */
export function StoredInBrowser() {
  return (
    <>
      <p>{m.legal_browser_intro()}</p>
      <ul>
        <LegalItem message={m.legal_token} inputs={{ token: keys.token }} />
        <LegalItem message={m.legal_user} inputs={{ user: keys.user }} />
        <LegalItem message={m.legal_saved} inputs={{ saved: keys.savedSearches, count: SAVED_SEARCHES_MAX }} />
        <LegalItem message={m.legal_recent} inputs={{ recent: keys.recentSearches, count: RECENT_SEARCHES_MAX }} />
        <LegalItem
          message={m.legal_choices}
          inputs={{ units: keys.units, theme: keys.theme, language: keys.language, view: keys.resultView }}
        />
        <LegalItem message={m.legal_trip} inputs={{ trip: keys.trip }} />
        <LegalItem
          message={m.legal_rounds}
          inputs={{ rounds: keys.rounds, max: ROUNDS_MAX, days: ROUNDS_KEPT_FOR / DAY }}
        />
        <LegalItem
          message={m.legal_drafts}
          inputs={{ drafts: keys.drafts, max: DRAFTS_MAX, days: DRAFT_MAX_AGE / DAY }}
        />
      </ul>
      <LegalParagraph
        message={m.legal_copies}
        inputs={{
          open: RESPONSE_CACHES.public,
          personal: RESPONSE_CACHES.personal,
          database: EXPIRATION_DATABASE,
          days: CACHED_RESPONSE_MAX_AGE / DAY,
        }}
      />
      <LegalParagraph
        message={m.legal_tab}
        inputs={{
          scroll: keys.scrollPositions,
          language: keys.languageScroll,
          trip: keys.linkedTrip,
          entered: keys.tripDraft,
          comparison: keys.comparison,
          bring: keys.bringAlong,
          draft: keys.typedDraft,
        }}
      />
    </>
  );
}

/** Everything visitors, guests and members send to our server. */
export function SentToServer() {
  return (
    <>
      <LegalList
        messages={[
          m.legal_sent_browse,
          m.legal_sent_sign,
          m.legal_sent_guest,
          m.legal_sent_profile,
          m.legal_sent_reviews,
          m.legal_sent_messages,
        ]}
      />
      <ul>
        <LegalItem message={m.legal_sent_prompt} inputs={{ title: m.favorites_upgrade_title() }} />
      </ul>
    </>
  );
}

/** What third-party servers receive. */
export function OtherServers() {
  return (
    <>
      <LegalList
        messages={[
          ...(env.mapTileUrl ? [m.legal_others_tiles] : []),
          m.legal_others_pictures,
          ...(env.errorEndpoint ? [m.legal_others_errors] : []),
          ...(env.vitalsEndpoint ? [m.legal_others_vitals] : []),
          m.legal_others_share,
          m.legal_others_buttons,
          m.legal_others_links,
        ]}
      />
      <p>{m.legal_others_sell()}</p>
    </>
  );
}
