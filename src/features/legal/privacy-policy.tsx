import { env } from '@/config/env';
import { site } from '@/config/site';
import { m } from '@/paraglide/messages';
import { LegalPage, type LegalSection } from './legal-page';
import { LegalList, LegalParagraph } from './legal-text';
import { OtherServers, SentToServer, StoredInBrowser } from './privacy-data';

const sections: readonly LegalSection[] = [
  {
    id: 'in-short',
    title: m.legal_short(),
    body: (
      <LegalList
        messages={[
          m.legal_short_1,
          m.legal_short_2,
          m.legal_short_3,
          m.legal_short_4,
          env.mapTileUrl ? m.legal_short_5 : m.legal_short_pictures,
        ]}
      />
    ),
  },
  {
    id: 'who',
    title: m.legal_who(),
    body: <LegalParagraph message={m.legal_who_text} inputs={{ address: site.contact }} />,
  },
  { id: 'in-your-browser', title: m.legal_browser(), body: <StoredInBrowser /> },
  { id: 'sent-to-us', title: m.legal_sent(), body: <SentToServer /> },
  { id: 'public', title: m.legal_public(), body: <LegalParagraph message={m.legal_public_text} /> },
  { id: 'other-servers', title: m.legal_others(), body: <OtherServers /> },
  {
    id: 'why',
    title: m.legal_why(),
    body: (
      <LegalList
        messages={[m.legal_why_asked, env.vitalsEndpoint ? m.legal_why_run_vitals : m.legal_why_run, m.legal_why_law]}
      />
    ),
  },
  { id: 'how-long', title: m.legal_long(), body: <p>{m.legal_long_text()}</p> },
  {
    id: 'deletion',
    title: m.legal_deletion(),
    body: (
      <>
        <LegalParagraph message={m.legal_deletion_text} />
        <p>{m.legal_ask()}</p>
        <LegalList messages={[m.legal_ask_1, m.legal_ask_2, m.legal_ask_3]} />
        <p>{m.legal_ask_end()}</p>
      </>
    ),
  },
  { id: 'security', title: m.legal_security(), body: <p>{m.legal_security_text()}</p> },
  { id: 'changes', title: m.legal_changes(), body: <LegalParagraph message={m.legal_changes_text} /> },
];

/** What the site stores and sends, and how to have it deleted. */
export function PrivacyPolicy() {
  return <LegalPage title={m.legal_privacy()} intro={m.legal_privacy_intro()} sections={sections} />;
}
