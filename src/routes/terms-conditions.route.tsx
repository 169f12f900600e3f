import { PageHead } from '@/components/page-head';
import { TermsConditions } from '@/features/legal/terms-conditions';
import { m } from '@/paraglide/messages';

/** What applies to using the site. */
export function Component() {
  return (
    <>
      <PageHead title={m.page_terms()} description={m.routes_terms_text()} />
      <TermsConditions />
    </>
  );
}
