import { type ReactElement, StrictMode, startTransition } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { barePath } from '@/lib/site-address';
import { App } from './app';
import type { AppParts } from './create-app';
import type { PageHandle } from './lazy-page';
import { takeTypedText } from './take-typed-text';

/** Removes the head tags of the prerendered page. */
function dropPrerenderedHead(): void {
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
}

/** Whether a browser has translated the markup, which puts text into <font> elements. We never use them. */
const isTranslated = (root: HTMLElement) => root.querySelector('font') !== null;

/** Resolves once the router has loaded the chunk and data of its first page, or has failed to. */
export function untilInitialized(router: DataRouter): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Whether the page's chunk and data have loaded. Requests missing chunks once more. */
async function isPageLoaded({ state }: DataRouter): Promise<boolean> {
  const handles = state.matches.map(({ route }) => route.handle as PageHandle | undefined);
  const preloads = await Promise.allSettled(handles.map((handle) => handle?.preload()));
  return state.errors === null && preloads.every(({ status }) => status === 'fulfilled');
}

/** Milliseconds until a page that has not loaded is requested again, if no network comes back before; doubled each time. */
const LOAD_AGAIN_AFTER = 2000;

/** Resolves after this many milliseconds, or as soon as the browser says that the network is back. */
const untilOnline = (atLatest: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, atLatest);
    window.addEventListener('online', () => resolve(), { once: true });
  });

/** Resolves once the page's chunk and data have loaded, which a bad network may lose several times. */
async function untilPageLoaded(router: DataRouter): Promise<void> {
  for (let pause = LOAD_AGAIN_AFTER; !(await isPageLoaded(router)); pause *= 2) {
    await untilOnline(pause);
    if (router.state.errors !== null) await router.revalidate();
  }
}

/**
 * Hydrates the prerendered page in its root.
 * @param hasData whether the page comes with its data. If so, it is hydrated as a transition, in slices, so that it
 *   responds meanwhile. React restarts a transition when data arrives, which would take a front page without data a
 *   fifth longer.
 */
function hydrate(root: HTMLElement, site: ReactElement, hasData: boolean): Root {
  const begin = () =>
    hydrateRoot(root, site, {
      // If the page was translated during hydration, React re-renders those parts, which is not an error.
      onRecoverableError: (error) => isTranslated(root) || reportError(error),
    });
  if (!hasData) return begin();
  let hydrated!: Root;
  startTransition(() => {
    hydrated = begin();
  });
  return hydrated;
}

/**
 * Mounts the site once the first page can be rendered completely; the prerendered markup stays until then. A page
 * prerendered for this address (`data-page`) is hydrated; until its chunk arrives, it is readable, with plain
 * links. Anything else is replaced: the shell, the front page that some hosts send for every path, or a page that the
 * browser has translated.
 * @param isDated resolves once the age of the page's data is known; undefined where the page brings no data
 * @returns React's root
 */
export async function mountApp(
  root: HTMLElement,
  { queryClient, router }: AppParts,
  isDated?: Promise<unknown>,
): Promise<Root> {
  const { page } = root.dataset;
  const isAtPage = () => page === barePath(router.state.location.pathname);
  const site = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );

  await untilInitialized(router);
  await isDated;
  if (isAtPage()) await untilPageLoaded(router);
  delete root.dataset.page;
  // Pages are prerendered without a query string; with one, it is a different page.
  if (isAtPage() && router.state.location.search === '' && !isTranslated(root)) {
    return hydrate(root, site, isDated !== undefined);
  }
  const mounted = createRoot(root);
  const typeAgain = takeTypedText(root);
  // At once, so that the fields of the new page are there.
  flushSync(() => mounted.render(site));
  typeAgain();
  dropPrerenderedHead();
  return mounted;
}
