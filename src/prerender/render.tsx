import { type ReactElement, StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, type RouteObject, StaticRouterProvider } from 'react-router-dom';
import type { PageHandle } from '@/app/lazy-page';
import { Providers } from '@/app/providers';
import { createQueryClient } from '@/app/query-client';
import { createRoutes } from '@/app/router';
import { FIRST_PAINT_TIMEOUT, STORAGE_KEYS, TRIP_PARAM } from '@/config/constants';
import { env } from '@/config/env';
import { basename, locale, localPath } from '@/config/locale';
import { paths } from '@/config/paths';
import { sharePicture } from '@/lib/resort-files';
import { barePath } from '@/lib/site-address';
import type { BootstrapOptions } from './bootstrap-script';
import { CODE_TEMPLATE_ID } from './document';
import { drawPictures } from './drawn-pictures';
import { earlyRequests } from './early-requests';
import { dehydratedState, fillCache, type PageQuery } from './page-data';
import { type PrerenderedPage, prerenderedPages, prerenderedResorts, snapshotPages } from './pages';
import { sampleSnapshot } from './sample-snapshot';
import { createSharePictures } from './share-picture';
import { ShellPage } from './shell-page';
import { shells } from './shells';
import { hostHeaders, hostRedirects, textFiles, webManifest } from './site-files';
import { drawSitePicture } from './site-picture';
import { readSnapshot, type Snapshot } from './snapshot';

/** A page as React renders it. */
export interface RenderedPage {
  /** Its file in the built site. */
  file: string;
  /** Pages of a kind have the same parts, and so the same critical CSS. */
  kind: string;
  /** Its head tags. */
  head: string;
  /** The root element with the page in it. */
  root: string;
  /** The data it was rendered with, as JSON; '' where it shows none. */
  state: string;
  /** The modules whose chunks it needs beside the entry's. */
  modules: readonly string[];
  /** Whether it can be read without its code, which is loaded late then. Not shells, nor the front page without a snapshot. */
  defersCode: boolean;
}

/** The page at a path with its chunks and the data of its loaders. Throws when the path has no page. */
async function openPage(routes: RouteObject[], path: string) {
  const handler = createStaticHandler(routes, { basename });
  const context = await handler.query(new Request(new URL(localPath(path), env.siteUrl)));
  if (context instanceof Response) throw new Error(`${path} redirects and cannot be prerendered`);
  if (context.errors) throw new Error(`${path} cannot be prerendered`, { cause: Object.values(context.errors)[0] });
  // As before hydration (mountApp): lazy parts are there at once.
  await Promise.all(context.matches.map(({ route }) => (route.handle as PageHandle | undefined)?.preload()));
  return { context, router: createStaticRouter(handler.dataRoutes, context) };
}

async function renderHtml(page: ReactElement): Promise<string> {
  const failures: unknown[] = [];
  const { prelude } = await prerender(page, {
    onError: (error) => void failures.push(error),
    // A large Suspense boundary would otherwise be streamed and put into place by an inline script, which the CSP forbids.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
  });
  const html = await new Response(prelude).text();
  if (failures.length > 0) throw failures[0];
  return html;
}

/**
 * The page at a path, prerendered with the routes and the data given.
 * @param page stands as `data-page` on its root until the code is there: which page it is, or '' where it is not whole
 */
async function renderAt(path: string, routes: RouteObject[], page: string, queries: readonly PageQuery[] = []) {
  const { context, router } = await openPage(routes, path);
  const queryClient = createQueryClient();
  fillCache(queryClient, queries);
  const state = queries.length > 0 ? dehydratedState(queryClient) : '';
  // The same nesting as in mountApp, by which React's useId makes ids. `hydrate={false}`, because the router's state would be
  // an inline script, which the CSP forbids.
  const html = await renderHtml(
    <div id="root" data-page={page}>
      <StrictMode>
        <Providers queryClient={queryClient}>
          <StaticRouterProvider router={router} context={context} hydrate={false} />
        </Providers>
      </StrictMode>
    </div>,
  );
  // Its timers would keep the process alive.
  queryClient.clear();
  // React puts head tags before everything else.
  const start = html.indexOf('<div id="root"');
  return { head: html.slice(0, start), root: html.slice(start), state };
}

/** The page at a path, whole, with data of the API where it is given. Throws when the path has no page, or when the page breaks. */
export function renderPage(
  path: string,
  queries: readonly PageQuery[] = [],
): Promise<Pick<RenderedPage, 'head' | 'root' | 'state'>> {
  return renderAt(path, createRoutes(), barePath(localPath(path)), queries);
}

async function renderOne(
  { path, modules, queries }: PrerenderedPage,
  snapshot: Snapshot | null,
): Promise<RenderedPage> {
  return {
    file: `${path}/index.html`,
    kind: modules[0] ?? '',
    modules,
    defersCode: path !== paths.home || snapshot !== null,
    ...(await renderPage(path, snapshot ? queries?.(snapshot) : [])),
  };
}

/** Every page to be prerendered, and the shells that other pages show until their chunk is loaded. */
export async function renderSite(snapshot: Snapshot | null): Promise<RenderedPage[]> {
  const pages = prerenderedPages.map((page) => renderOne(page, snapshot));
  const rendered = shells.map(async ({ file, frame, modules, skeleton }) => ({
    file,
    kind: file,
    modules,
    defersCode: false,
    // Where its links to other languages lead until it is replaced: to the one page it stands for, or to the front page.
    ...(await renderAt(
      file.replace(/\/?[^/]*$/, '') || paths.home,
      [{ element: frame, children: [{ path: '*', element: <ShellPage skeleton={skeleton} /> }] }],
      '',
    )),
  }));
  return Promise.all([...pages, ...rendered]);
}

/** Yields the pages that need a snapshot; `onBroken` is called for a page that throws. */
export async function* renderSnapshot(
  snapshot: Snapshot,
  onBroken: (path: string, error: unknown) => void,
): AsyncGenerator<RenderedPage> {
  for (const page of snapshotPages(snapshot)) {
    try {
      yield await renderOne(page, snapshot);
    } catch (error) {
      // One bad record must not fail the build: its page is left to the shell.
      onBroken(page.path, error);
    }
  }
}

/** Every kind of page with sample data, for the critical CSS. Throws when one breaks. */
export async function renderSamples(): Promise<RenderedPage[]> {
  const pages = await renderSite(sampleSnapshot);
  const onBroken = (path: string, error: unknown) => {
    throw new Error(`${path} cannot be prerendered`, { cause: error });
  };
  for await (const page of renderSnapshot(sampleSnapshot, onBroken)) pages.push(page);
  return pages;
}

/** Options of the bootstrap script. */
export function bootstrapOptions(hasEarlyRequests: boolean): BootstrapOptions {
  const { theme, token, trip } = STORAGE_KEYS;
  return {
    theme,
    token,
    trip,
    tripParam: TRIP_PARAM,
    codeTemplate: CODE_TEMPLATE_ID,
    paintTimeout: FIRST_PAINT_TIMEOUT,
    earlyRequests: hasEarlyRequests ? earlyRequests : [],
  };
}

/**
 * Yields the pictures for shared links: the file of each, and its SVG.
 * @param hero the drawing of the front page, an SVG
 */
export async function* drawSharePictures(
  snapshot: Snapshot | null,
  hero: string,
): AsyncGenerator<{ file: string; svg: string }> {
  yield drawSitePicture(hero);
  if (!snapshot) return;
  const draw = await createSharePictures();
  for (const resort of prerenderedResorts(snapshot)) yield { file: sharePicture(resort.id), svg: draw(resort) };
}

export { drawPictures, hostHeaders, hostRedirects, locale, readSnapshot, textFiles, webManifest };
