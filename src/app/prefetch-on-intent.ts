import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basename } from '@/config/locale';
import type { PageHandle } from './lazy-page';

/** Prefetches the chunks of the pages at a path. A chunk that fails is fetched again on navigation. */
function preloadPages(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname, basename) ?? []) {
    (route.handle as PageHandle | undefined)?.preload().catch(() => {});
  }
}

/** Events that precede a click: a pointer or finger on the link, or keyboard focus. */
const intentEvents = ['pointerover', 'focusin'] as const;

/** Prefetches a link's page when the visitor is about to follow it. Returns a function that stops this. */
export function prefetchOnIntent(routes: RouteObject[]): () => void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link instanceof HTMLAnchorElement && link.origin === window.location.origin)
      preloadPages(routes, link.pathname);
  };
  for (const event of intentEvents) document.addEventListener(event, prefetch, { passive: true });
  return () => {
    for (const event of intentEvents) document.removeEventListener(event, prefetch);
  };
}
