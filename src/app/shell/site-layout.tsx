import { useLocation, useNavigation } from 'react-router-dom';
import { routePath } from '@/config/locale';
import { CompareRegion } from '@/features/compare/compare-region';
import { BringAlongPrompt } from './bring-along-prompt';
import { LanguagePrompt } from './language-prompt';
import { PageArea } from './page-area';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { SkipLink } from './skip-link';
import { UpgradePrompt } from './upgrade-prompt';

/** The layout of every page except login and signup. */
export function SiteLayout() {
  const { pathname } = useLocation();
  const { location: next } = useNavigation();
  return (
    <>
      <SkipLink />
      <SiteHeader />
      {/* Busy while the next page loads; the old one stays until then. */}
      <main
        id="main"
        tabIndex={-1}
        aria-busy={(next && routePath(next.pathname) !== pathname) || undefined}
        className="min-h-[60svh] outline-none"
      >
        <PageArea />
      </main>
      <CompareRegion />
      <SiteFooter />
      <UpgradePrompt />
      <BringAlongPrompt />
      <LanguagePrompt />
    </>
  );
}
