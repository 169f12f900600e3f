import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import type { RouteObject } from 'react-router-dom';
import { App } from '@/app/app';
import { createRouter } from '@/app/navigation/create-router';
import { createMemoryHistory } from '@/app/navigation/memory-history';
import { createQueryClient } from '@/app/query-client';
import { createRoutes } from '@/app/router';
import { BareLayout } from '@/app/shell/bare-layout';
import { SiteLayout } from '@/app/shell/site-layout';
import { STORAGE_KEYS } from '@/config/constants';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import type { EarlyWork } from './early';
import { firstRequestOfHome, firstRequests } from './first-requests';
import { fillHeaders } from './host-headers';
import { pagesToWrite, robots, routeModule, sitemap } from './pages';
import { ShellPage } from './shell-page';
import { RESORT_SHELL } from './static-host';

/** A page as React writes it. */
export interface RenderedPage {
  /** Where it goes in the built site. */
  file: string;
  /** Title, description and their like. */
  head: string;
  /** The root element with the page in it. */
  root: string;
  /** The modules whose chunks it needs beside the entry's. */
  modules: readonly string[];
  /** Address of what it asks the API for first, where that is always the same. */
  request?: string | undefined;
}

/** A text file of the built site. */
export interface TextFile {
  file: string;
  text: string;
}

async function openPage(routes: RouteObject[], path: string) {
  const router = createRouter(createMemoryHistory([path]), routes);
  await router.ready();
  if (router.state.failure !== null) throw new Error(`${path} cannot be written`, { cause: router.state.failure });
  return router;
}

async function writeHtml(page: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void failures.push(error),
    // A large part would otherwise be sent late and put into place by an inline script, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/** The page at a path, written with the routes given; `data-page` on its root says which page it is. */
async function renderAt(path: string, routes: RouteObject[], isWhole: boolean) {
  const router = await openPage(routes, path);
  // What stands in the root is what main.tsx draws there, down to the nesting: React names ids by it.
  const html = await writeHtml(
    <div id="root" data-page={isWhole ? path : undefined}>
      <StrictMode>
        <App queryClient={createQueryClient()} router={router} />
      </StrictMode>
    </div>,
  );
  // React puts what belongs into the head before everything else.
  const start = html.indexOf('<div id="root"');
  return { head: html.slice(0, start), root: html.slice(start) };
}

/** The page at a path, whole. Throws when the path has no page, or when the page breaks. */
export function renderPage(path: string): Promise<Pick<RenderedPage, 'head' | 'root'>> {
  return renderAt(path, createRoutes(), true);
}

const frames: readonly { file: string; frame: ReactElement; modules: readonly string[] }[] = [
  { file: 'shell.html', frame: <SiteLayout />, modules: [] },
  // Found by their own address, so that their code is asked for with the page, not after the site's own has run.
  { file: `${paths.resorts}/index.html`, frame: <SiteLayout />, modules: [routeModule('resorts')] },
  { file: RESORT_SHELL, frame: <SiteLayout />, modules: [routeModule('resort')] },
  // These also so that no header appears only to vanish.
  { file: `${paths.login}/index.html`, frame: <BareLayout />, modules: [routeModule('login')] },
  { file: `${paths.signup}/index.html`, frame: <BareLayout />, modules: [routeModule('signup')] },
];

/** Every page to be written, and the frames that stand for all other pages until their code is there. */
export async function renderSite(): Promise<RenderedPage[]> {
  const pages = pagesToWrite.map(async ({ path, modules }) => ({
    file: `${path}/index.html`,
    modules,
    request: path === paths.home ? firstRequestOfHome : undefined,
    ...(await renderPage(path)),
  }));
  const shells = frames.map(async ({ file, frame, modules }) => ({
    file,
    modules,
    ...(await renderAt('/shell', [{ element: frame, children: [{ path: '*', element: <ShellPage /> }] }], false)),
  }));
  return Promise.all([...pages, ...shells]);
}

/** What crawlers read beside the pages. */
export function textFiles(): TextFile[] {
  return [
    { file: 'sitemap.xml', text: sitemap() },
    { file: 'robots.txt', text: robots() },
  ];
}

/** public/_headers for the environment the site is built for, and for the style its pages bring along. */
export function hostHeaders(template: string, styleHash: string): string {
  return fillHeaders(template, env, styleHash);
}

/** What the early script does; the demo answers from the page itself, once its code is there, and asks for nothing ahead. */
export function earlyWork(isDemo: boolean): EarlyWork {
  const { theme, token } = STORAGE_KEYS;
  return { theme, token, firstRequests: isDemo ? [] : firstRequests };
}
