import { matchRoutes, type RouteObject } from 'react-router-dom';
import { basename } from '@/config/locale';
import type { PageHandle } from './lazy-page';

/** Prefetches the chunks of the pages at a path. A chunk that fails is fetched again on navigation. */
function preloadPages(routes: RouteObject[], pathname: string): void {
  for (const { route } of matchRoutes(routes, pathname, basename) ?? []) {
    (route.handle as PageHandle | undefined)?.preload().catch(() => {});
  }
}

/**
 * Prefetches a link's page when the visitor is about to follow it: a pointer, a finger or the focus is on it. Returns a
 * function that stops this.
 */
export function prefetchOnIntent(routes: RouteObject[]): () => void {
  const prefetch = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link?.origin === window.location.origin) preloadPages(routes, link.pathname);
  };
  const listening = new AbortController();
  const options = { passive: true, signal: listening.signal };
  document.addEventListener('pointerover', prefetch, options);
  document.addEventListener('focusin', prefetch, options);
  return () => listening.abort();
}
