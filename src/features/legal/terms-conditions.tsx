import { GUEST_FAVORITES_LIMIT, PASSWORD_MIN } from '@/config/constants';
import { m } from '@/paraglide/messages';
import { LegalPage, type LegalSection } from './legal-page';
import { LegalItem, LegalList, LegalParagraph } from './legal-text';

const sections: readonly LegalSection[] = [
  { id: 'scope', title: m.legal_scope(), body: <LegalParagraph message={m.legal_scope_text} /> },
  {
    id: 'accounts',
    title: m.legal_accounts(),
    body: (
      <ul>
        <LegalItem message={m.legal_accounts_1} inputs={{ count: PASSWORD_MIN }} />
        <LegalItem message={m.legal_accounts_2} inputs={{ count: GUEST_FAVORITES_LIMIT }} />
        <li>{m.legal_accounts_3()}</li>
        <li>{m.legal_accounts_4()}</li>
      </ul>
    ),
  },
  {
    id: 'reviews',
    title: m.legal_reviews(),
    body: (
      <>
        <p>{m.legal_reviews_intro()}</p>
        <LegalList messages={[m.legal_reviews_1, m.legal_reviews_2, m.legal_reviews_3, m.legal_reviews_4]} />
        <LegalParagraph message={m.legal_reviews_end} />
      </>
    ),
  },
  {
    id: 'information',
    title: m.legal_worth(),
    body: (
      <>
        <p>{m.legal_worth_intro()}</p>
        <LegalList messages={[m.legal_worth_1, m.legal_worth_2, m.legal_worth_3, m.legal_worth_4, m.legal_worth_5]} />
        <LegalParagraph message={m.legal_worth_end} />
      </>
    ),
  },
  { id: 'safety', title: m.legal_safety(), body: <p>{m.legal_safety_text()}</p> },
  {
    id: 'fair-use',
    title: m.legal_fair(),
    body: (
      <>
        <p>{m.legal_fair_intro()}</p>
        <LegalList messages={[m.legal_fair_1, m.legal_fair_2, m.legal_fair_3, m.legal_fair_4]} />
        <p>{m.legal_fair_end()}</p>
      </>
    ),
  },
  { id: 'rights', title: m.legal_rights(), body: <LegalParagraph message={m.legal_rights_text} /> },
  { id: 'links', title: m.legal_sites(), body: <p>{m.legal_sites_text()}</p> },
  { id: 'availability', title: m.legal_available(), body: <p>{m.legal_available_text()}</p> },
  { id: 'liability', title: m.legal_liability(), body: <p>{m.legal_liability_text()}</p> },
  { id: 'ending', title: m.legal_ending(), body: <LegalParagraph message={m.legal_ending_text} /> },
  { id: 'final', title: m.legal_final(), body: <p>{m.legal_final_text()}</p> },
];

/** The terms of using the site. */
export function TermsConditions() {
  return <LegalPage title={m.page_terms()} intro={m.legal_terms_intro()} sections={sections} />;
}
