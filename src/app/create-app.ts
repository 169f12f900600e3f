import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { paths } from '@/config/paths';
import { followNoticeLinks } from '@/lib/notify';
import { loginStateAt } from '@/session/return-path';
import { startSessionLifecycle } from '@/session/session-lifecycle';
import { hydrateSnapshot } from './hydrate-snapshot';
import { prefetchOnIntent } from './prefetch-on-intent';
import { createQueryClient } from './query-client';
import { createRoutes } from './router';

export interface AppParts {
  queryClient: QueryClient;
  router: DataRouter;
  /** Takes the site apart again: what it listens to, the session's hold on the HTTP client and the cache. */
  dispose: () => void;
}

/** The browser's router. Its first entry gets a key, without which every address typed would share one scroll position. */
function createRouter(routes: RouteObject[]): DataRouter {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Math.random().toString(36).slice(2, 10) }, '');
  return createBrowserRouter(routes);
}

/**
 * Puts the cache, the router and the session together, outside of React: the router's loaders and the session share the
 * cache of what is rendered, and React may call a component twice.
 */
export function createApp(routerOf: (routes: RouteObject[]) => DataRouter = createRouter): AppParts {
  // The manager hears of changes only, and the site may have been started without a network.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const queryClient = createQueryClient();
  hydrateSnapshot(queryClient);
  const routes = createRoutes(queryClient);
  const router = routerOf(routes);
  const stopSession = startSessionLifecycle(queryClient, () => {
    const { navigation } = router.state;
    const location = navigation.location ?? router.state.location;
    // Already there, perhaps with a way back or an e-mail address that must not be lost.
    if (location.pathname === paths.login) return;
    void router.navigate(paths.login, { replace: true, state: loginStateAt(location) });
  });
  followNoticeLinks((path) => void router.navigate(path));
  const stopPrefetching = prefetchOnIntent(routes);
  const dispose = () => {
    stopPrefetching();
    stopSession();
    router.dispose();
  };
  return { queryClient, router, dispose };
}
