import { StrictMode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { DataRouter } from 'react-router-dom';
import { barePath } from '@/lib/site-address';
import { App } from './app';
import type { AppParts } from './create-app';
import type { PageHandle } from './lazy-page';

/** Forgets what the document says of the page it was prerendered for. */
function dropPrerenderedHead(): void {
  for (const tag of document.head.querySelectorAll('[data-prerendered]')) tag.remove();
}

/** Whether a browser has translated the markup: it puts texts into <font>, which is no element of ours. */
const isTranslated = (root: HTMLElement) => root.querySelector('font') !== null;

/** Resolves when the router has the code and the data of its first page, or knows that they do not come. */
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

/** Whether the code and the data of the page at the router's address are there. Requests once more what did not come. */
async function isPageLoaded({ state }: DataRouter): Promise<boolean> {
  const handles = state.matches.map(({ route }) => route.handle as PageHandle | undefined);
  const preloads = await Promise.allSettled(handles.map((handle) => handle?.preload()));
  return state.errors === null && preloads.every(({ status }) => status === 'fulfilled');
}

/**
 * Mounts the site in its root as soon as the first page can be rendered whole; the prerendered markup stays until
 * then. A page that was prerendered for this address (`data-page`) is hydrated, and the mark goes; if its code does
 * not arrive it stays readable, with plain links. Anything else in the root, be it the shell, the front page that some
 * hosts send for every path or a page that the browser has translated, gives way to the page. Waits for `isDated`, when it
 * is known how old the page's data is. Gives React's root, or null where the page was left as prerendered.
 */
export async function mountApp(
  root: HTMLElement,
  { queryClient, router }: AppParts,
  isDated?: Promise<unknown>,
): Promise<Root | null> {
  const { page } = root.dataset;
  const isAtPage = () => page === barePath(router.state.location.pathname);
  const site = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );

  await untilInitialized(router);
  await isDated;
  if (isAtPage() && !(await isPageLoaded(router))) return null;
  delete root.dataset.page;
  // It was prerendered for its bare address: a search or a chosen topic makes another page of it.
  if (isAtPage() && router.state.location.search === '' && !isTranslated(root)) {
    return hydrateRoot(root, site, {
      // React renders anew what was translated under its hands.
      onRecoverableError: (error) => isTranslated(root) || reportError(error),
    });
  }
  const mounted = createRoot(root);
  mounted.render(site);
  dropPrerenderedHead();
  return mounted;
}
