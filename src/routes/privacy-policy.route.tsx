import { PageHead } from '@/components/page-head';
import { PrivacyPolicy } from '@/features/legal/privacy-policy';
import { m } from '@/paraglide/messages';

/** What the site stores and sends. */
export function Component() {
  return (
    <>
      <PageHead title={m.routes_privacy()} description={m.routes_privacy_text()} />
      <PrivacyPolicy />
    </>
  );
}
