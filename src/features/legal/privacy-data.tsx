import {
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

const DAY = 24 * 60 * 60 * 1000;

/** Every entry the site writes into the browser, and when it goes. */
export function StoredInBrowser() {
  return (
    <>
      <p>These entries lie in the local storage of your browser. Each is there for the function named, nothing else.</p>
      <ul>
        <li>
          <code>{STORAGE_KEYS.token}</code> proves to our server who you are. It is written when you log in or start as
          a guest, and removed when you log out or the session ends.
        </li>
        <li>
          <code>{STORAGE_KEYS.user}</code> holds the identifier, name, email address, picture address and kind of your
          account, so that the page knows you at once. It comes and goes with the entry above.
        </li>
        <li>
          <code>{STORAGE_KEYS.savedSearches}</code> holds up to {SAVED_SEARCHES_MAX} searches you saved. They stay in
          this browser until you delete them or log out.
        </li>
        <li>
          <code>{STORAGE_KEYS.recentSearches}</code> holds the last {RECENT_SEARCHES_MAX} searches, so that an empty
          search field can offer them again. Each can be removed there; all go when you log out.
        </li>
        <li>
          <code>{STORAGE_KEYS.units}</code>, <code>{STORAGE_KEYS.theme}</code> and <code>{STORAGE_KEYS.language}</code>{' '}
          remember metric or imperial, light or dark, and the language, once you have chosen;{' '}
          <code>{STORAGE_KEYS.resultView}</code> whether you last looked at resorts as a list, a map or a table.
        </li>
        <li>
          <code>{STORAGE_KEYS.trip}</code> is for the trip you plan: days, group, budget and where you set out from;
          your own position, only if you ask for it, to a tenth of a degree. It is no part of your account: it stays in
          this browser until you clear it, also when you log out.
        </li>
        <li>
          <code>{STORAGE_KEYS.rounds}</code> keeps what several people answered when you decided together: at most{' '}
          {ROUNDS_MAX} rounds, each for {ROUNDS_KEPT_FOR / DAY} days after you last opened it. Names, notes and answers
          travel in the link behind its <code>#</code>, which browsers send to no server. You can forget a round on the
          page “Decide together”; who has its link still has what it holds.
        </li>
        <li>
          <code>{STORAGE_KEYS.drafts}</code> keeps unsent text of reviews and of the contact form, so that a reload
          loses nothing: at most {DRAFTS_MAX} drafts. One is dropped when you send or empty it and, where it was written
          under an account, when you log out. After {DRAFT_MAX_AGE / DAY} days it is no longer used, and goes with the
          next one written.
        </li>
      </ul>
      <p>
        So that the site can be read without a network, your browser also keeps a copy of it, with those of our own
        pictures that you last looked at, and what our server last answered: <code>{RESPONSE_CACHES.public}</code> what
        any visitor is shown, <code>{RESPONSE_CACHES.personal}</code> what was asked for while you were logged in, or a
        guest. The latter is removed when you log out or the session ends. Neither is shown after{' '}
        {CACHED_RESPONSE_MAX_AGE / DAY} days; newer answers take its place. The database{' '}
        <code>{EXPIRATION_DATABASE}</code> notes the addresses of these copies and when each was last used, and comes
        and goes with them.
      </p>
      <p>
        In the session storage of a tab, <code>{STORAGE_KEYS.scrollPositions}</code> and{' '}
        <code>{STORAGE_KEYS.languageScroll}</code> remember how far down you had scrolled on which page,{' '}
        <code>{STORAGE_KEYS.linkedTrip}</code> the trip of a link you opened, until you decide for or against it, and{' '}
        <code>{STORAGE_KEYS.comparison}</code> which resorts you chose to compare;{' '}
        <code>{STORAGE_KEYS.bringAlong}</code> holds what you saved as a guest, from the moment you log in until you say
        whether to bring it along, or log out. All are gone when the tab is closed. Deleting the site’s data in your
        browser removes all of this at once. For a guest account that is final: its token is the only key to its
        favorites.
      </p>
    </>
  );
}

/** Everything a visitor, guest or member sends to our server. */
export function SentToServer() {
  return (
    <ul>
      <li>
        <strong>When you browse:</strong> the pages and resorts you open, search words and filters. As every web server,
        ours also learns your IP address, the time, and what kind of browser asks. While you are logged in, or a guest,
        requests carry your token.
      </li>
      <li>
        <strong>When you sign up or log in:</strong> name, email address and password. The password is not kept in the
        browser. We use the address to confirm the account.
      </li>
      <li>
        <strong>When you start as a guest:</strong> no name and no address. The server opens an account with an
        identifier and gives your browser its token.
      </li>
      <li>
        <strong>In your profile:</strong> username, full name and the address of a picture, if you enter them.
      </li>
      <li>
        <strong>Favorites and reviews:</strong> which resorts you save; rating, title and text of what you write.
      </li>
      <li>
        <strong>Messages:</strong> name, email address, inquiry type and text from the contact form, so that we can
        answer.
      </li>
      <li>
        <strong>The prompt “{m.favorites_upgrade_title()}”:</strong> when it opens, the server is told that it was
        shown, and whether it was accepted or dismissed, with the identifier of the prompt and what led to it. We use
        that to see whether the prompt is worth showing.
      </li>
    </ul>
  );
}

/** What servers other than ours learn. */
export function OtherServers() {
  return (
    <>
      <ul>
        {env.mapTileUrl && (
          <li>
            <strong>Map tiles</strong> come from a map tile service, by default that of OpenStreetMap. They are loaded
            when a resort’s map comes near your screen, or when you open the map of the resorts. The service then
            receives your IP address and browser type, the area shown, and the site you come from. Its own privacy
            policy applies.
          </li>
        )}
        <li>
          <strong>Pictures</strong> of resorts and of people who wrote reviews may lie on other servers, which likewise
          see who fetches them. Typefaces, icons and article pictures are our own.
        </li>
        {env.errorEndpoint && (
          <li>
            <strong>Error reports</strong> go to a service we use for them, when a part of the site breaks: what broke,
            where in our code, on which page and when. They leave out who you are and what you typed; the service sees
            your IP address.
          </li>
        )}
        {env.vitalsEndpoint && (
          <li>
            <strong>Measurements of speed</strong> go to a service we use for them, when you leave a page or put it out
            of sight: how long it took to appear and to respond, how much of it moved, and its path. They leave out who
            you are, and nothing is stored in your browser for them; the service sees your IP address.
          </li>
        )}
        <li>
          <strong>Share links</strong> on articles are plain links. Facebook and X (Twitter) learn nothing until you
          follow one.
        </li>
        <li>
          <strong>The Google and Facebook buttons</strong> at log in and sign up are not connected. Pressing them sends
          nothing.
        </li>
        <li>
          <strong>Links</strong> to other sites lead out of our responsibility. What happens there is for their policies
          to say.
        </li>
      </ul>
      <p>We do not sell personal data and do not pass them on for advertising.</p>
    </>
  );
}
