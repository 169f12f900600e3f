import { use } from 'react';
import { PageArea, PageStatus } from './page-area';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { UpgradePrompt } from './upgrade-prompt';

/** The frame of every page but log-in and sign-up. */
export function SiteLayout() {
  const { isReady } = use(PageStatus);
  return (
    <>
      <SkipLink />
      <SiteHeader />
      <main id="main" tabIndex={-1} className="min-h-[60svh] outline-none">
        <PageArea />
      </main>
      {/* Not before the page: a short one would let it jump up. */}
      {isReady && <SiteFooter />}
      <UpgradePrompt />
    </>
  );
}
