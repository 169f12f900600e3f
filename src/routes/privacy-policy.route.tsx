import { PageHead } from '@/components/page-head';
import { PrivacyPolicy } from '@/features/legal/privacy-policy';

/** What the site stores and sends. */
export function Component() {
  return (
    <>
      <PageHead
        title="Privacy Policy"
        description="What Snowline keeps in your browser, what it sends to its server, who else sees something, and how to have it deleted."
      />
      <PrivacyPolicy />
    </>
  );
}
