import { PageHead } from '@/components/page-head';
import { TermsConditions } from '@/features/legal/terms-conditions';

/** What applies to using the site. */
export function Component() {
  return (
    <>
      <PageHead
        title="Terms & Conditions"
        description="What applies to using Snowline: accounts, reviews, what the figures are worth, and safety on the mountain."
      />
      <TermsConditions />
    </>
  );
}
