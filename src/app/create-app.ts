import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type DataRouter, type RouteObject } from 'react-router-dom';
import { basename, localPath, routePath } from '@/config/locale';
import { paths } from '@/config/paths';
import { followNoticeLinks } from '@/lib/notify';
import { barePath } from '@/lib/site-address';
import { loginStateAt } from '@/session/return-path';
import { startSessionLifecycle } from '@/session/session-lifecycle';
import { hydrateSnapshot } from './hydrate-snapshot';
import { ignoreStrayClicks } from './ignore-stray-clicks';
import { prefetchOnIntent } from './prefetch-on-intent';
import { createQueryClient } from './query-client';
import { createRoutes } from './router';

export interface AppParts {
  queryClient: QueryClient;
  router: DataRouter;
  /** Disposes the router and removes all listeners. */
  dispose: () => void;
}

/**
 * The browser's router. Gives its first entry a key, without which all typed addresses would share a scroll position, and a
 * typed '/de' its slash, without which it would not be below the base path.
 */
function createRouter(routes: RouteObject[]): DataRouter {
  const { history, location } = window;
  const key = Math.random().toString(36).slice(2, 10);
  const isWithoutSlash = `${location.pathname}/` === basename;
  const url = isWithoutSlash ? basename + location.search + location.hash : undefined;
  history.replaceState({ key, ...history.state }, '', url);
  return createBrowserRouter(routes, { basename });
}

/**
 * Creates the query client and the router and connects them to the session. Outside React, because loaders and session use
 * the same cache as the components, and React may call a component twice.
 */
export function createApp(routerOf: (routes: RouteObject[]) => DataRouter = createRouter): AppParts {
  // The manager only reacts to changes, but the site may have started offline.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const queryClient = createQueryClient();
  hydrateSnapshot(queryClient);
  const routes = createRoutes(queryClient);
  const router = routerOf(routes);
  const stopSession = startSessionLifecycle(queryClient, () => {
    const { navigation } = router.state;
    const location = navigation.location ?? router.state.location;
    // Already there, perhaps with a return path or an email address in its state that must not be lost.
    if (barePath(location.pathname) === localPath(paths.login)) return;
    void router.navigate(paths.login, {
      replace: true,
      state: loginStateAt({ ...location, pathname: routePath(location.pathname) }),
    });
  });
  followNoticeLinks((path) => void router.navigate(path));
  const stopPrefetching = prefetchOnIntent(routes);
  const stopFiltering = ignoreStrayClicks();
  const dispose = () => {
    stopPrefetching();
    stopFiltering();
    stopSession();
    router.dispose();
  };
  return { queryClient, router, dispose };
}
