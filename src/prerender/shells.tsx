import type { ReactElement } from 'react';
import { BareLayout } from '@/app/shell/bare-layout';
import { SiteLayout } from '@/app/shell/site-layout';
import { paths } from '@/config/paths';
import { ComparePageSkeleton } from '@/features/compare/comparison-skeleton';
import { routeModule } from './pages';
import { RESORT_SHELL } from './static-host';

interface Shell {
  file: string;
  frame: ReactElement;
  modules: readonly string[];
  /** Looks like the page, where that is known before its address is. */
  skeleton?: ReactElement;
}

/** What is shown for pages that only the browser can render, until their code is there. */
export const shells: readonly Shell[] = [
  { file: 'shell.html', frame: <SiteLayout />, modules: [] },
  // Found by their own address, so that their chunks are requested with the document, not after the entry has run.
  { file: `${paths.resorts}/index.html`, frame: <SiteLayout />, modules: [routeModule('resorts')] },
  { file: RESORT_SHELL, frame: <SiteLayout />, modules: [routeModule('resort')] },
  // Also so that who opens a shared comparison does not look at nothing meanwhile.
  {
    file: `${paths.compare()}/index.html`,
    frame: <SiteLayout />,
    modules: [routeModule('compare')],
    skeleton: <ComparePageSkeleton />,
  },
  // These also so that no header appears only to vanish.
  { file: `${paths.login}/index.html`, frame: <BareLayout />, modules: [routeModule('login')] },
  { file: `${paths.signup}/index.html`, frame: <BareLayout />, modules: [routeModule('signup')] },
];
