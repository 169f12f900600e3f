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
  /** A skeleton of the page, where it is known without the address. */
  skeleton?: ReactElement;
}

/** The shells of pages that only the browser can render, shown until their chunk is loaded. */
export const shells: readonly Shell[] = [
  { file: 'shell.html', frame: <SiteLayout />, modules: [] },
  // Shells of their own, so that their chunks are preloaded with the document, not requested after the entry has run.
  { file: `${paths.resorts}/index.html`, frame: <SiteLayout />, modules: [routeModule('resorts')] },
  { file: RESORT_SHELL, frame: <SiteLayout />, modules: [routeModule('resort')] },
  // Also for a skeleton: comparisons are opened by shared links.
  {
    file: `${paths.compare()}/index.html`,
    frame: <SiteLayout />,
    modules: [routeModule('compare')],
    skeleton: <ComparePageSkeleton />,
  },
  // Also for a layout without the site header.
  { file: `${paths.login}/index.html`, frame: <BareLayout />, modules: [routeModule('login')] },
  { file: `${paths.signup}/index.html`, frame: <BareLayout />, modules: [routeModule('signup')] },
];
