import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { barePath } from '@/lib/site-address';
import type { AppParts } from './create-app';

type Router = AppParts['router'];

/** Waits until the router has the code and the data of the page it opened on. */
function readyOf(router: Router): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Forgets what the document says of the page it was written for. */
function dropWrittenHead(): void {
  for (const tag of document.head.querySelectorAll('[data-written]')) tag.remove();
}

/**
 * Draws the site into its root. A page that was written at build time for this address (`data-page`) is taken over as
 * it stands once its code is there, and the mark goes; if the code does not arrive it stays readable, with plain links.
 * Anything else in the root, be it the shell or the front page that some hosts send for every path, gives way to the
 * page.
 */
export async function startPage(root: HTMLElement, router: Router, site: ReactNode): Promise<void> {
  const isWritten = ({ pathname }: Router['state']['location']) => root.dataset.page === barePath(pathname);
  if (!isWritten(router.state.location)) {
    createRoot(root).render(site);
    await readyOf(router);
    dropWrittenHead();
    return;
  }

  await readyOf(router);
  const { location, errors } = router.state;
  if (errors) return;
  // The page was written for its bare address: a search or a chosen topic makes another page of it.
  if (isWritten(location) && location.search === '') {
    hydrateRoot(root, site);
  } else {
    dropWrittenHead();
    createRoot(root).render(site);
  }
  delete root.dataset.page;
}
