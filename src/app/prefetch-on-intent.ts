import { matchRoutes, type RouteObject } from 'react-router-dom';
import type { PageHandle } from './lazy-page';

/** Prefetches the chunks of the pages at a path, which may be visited next. What fails is fetched again on navigation. */
function preloadPages(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname) ?? []) {
    (route.handle as PageHandle | undefined)?.preload().catch(() => {});
  }
}

/** Both come before the click: a pointer over the link (or a finger on it), and the focus of the keyboard. */
const signs = ['pointerover', 'focusin'] as const;

/** Fetches the page of a link of this site once somebody is about to follow it. Gives a function that ends it. */
export function prefetchOnIntent(routes: RouteObject[]): () => void {
  const note = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link instanceof HTMLAnchorElement && link.origin === window.location.origin)
      preloadPages(routes, link.pathname);
  };
  for (const sign of signs) document.addEventListener(sign, note, { passive: true });
  return () => {
    for (const sign of signs) document.removeEventListener(sign, note);
  };
}
