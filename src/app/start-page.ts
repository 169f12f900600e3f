import type { ReactNode } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { barePath } from '@/lib/site-address';
import type { SiteRouter } from './navigation/create-router';

/** Forgets what the document says of the page it was written for. */
function dropWrittenHead(): void {
  for (const tag of document.head.querySelectorAll('[data-written]')) tag.remove();
}

function draw(root: HTMLElement, site: ReactNode): Root {
  const drawn = createRoot(root);
  drawn.render(site);
  return drawn;
}

/**
 * Draws the site into its root. A page that was written at build time for this address (`data-page`) is taken over as
 * it stands once its code is there, and the mark goes; if the code does not arrive it stays readable, with plain links.
 * Anything else in the root, be it the shell or the front page that some hosts send for every path, gives way to the
 * page. Gives React's root, or null where the page was left as written.
 */
export async function startPage(root: HTMLElement, router: SiteRouter, site: ReactNode): Promise<Root | null> {
  const { page } = root.dataset;
  const isAtPage = () => page === barePath(router.state.location.pathname);

  if (!isAtPage()) {
    const drawn = draw(root, site);
    await router.ready();
    dropWrittenHead();
    return drawn;
  }

  await router.ready();
  if (router.state.failure !== null) return null;
  delete root.dataset.page;
  // It was written for its bare address: a search or a chosen topic makes another page of it.
  if (isAtPage() && router.state.location.search === '') return hydrateRoot(root, site);
  dropWrittenHead();
  return draw(root, site);
}
