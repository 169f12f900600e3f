import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { paths } from '@/config/paths';
import { loginStateAt } from '@/session/return-path';
import { startSessionLifecycle } from '@/session/session-lifecycle';
import { createPageData } from './page-data';
import { createQueryClient } from './query-client';
import { createRoutes } from './router';

type Router = ReturnType<typeof createBrowserRouter>;

export interface AppParts {
  queryClient: QueryClient;
  router: Router;
  /** Takes the session apart from the HTTP client and the cache again. */
  stop: () => void;
}

/**
 * The router of the browser. Entries that it did not make itself (an address typed, a link from elsewhere) get a key as
 * its own have: without one they would all share one remembered scroll position.
 */
function createKeyedRouter(routes: RouteObject[]): Router {
  const state = window.history.state as { key?: string } | null;
  if (!state?.key) window.history.replaceState({ ...state, key: Date.now().toString(36) }, '');
  return createBrowserRouter(routes);
}

/**
 * Puts the cache, the router and the session together, outside of React: what is joined to the session must be what is
 * shown, and React may call a component twice.
 */
export function createApp(createRouter: (routes: RouteObject[]) => Router = createKeyedRouter): AppParts {
  // The manager hears of changes only, and the site may have been started without a network.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const queryClient = createQueryClient();
  const router = createRouter(createRoutes(createPageData(queryClient)));
  const stop = startSessionLifecycle(queryClient, () => {
    const { location } = router.state;
    // Already there, perhaps with a way back or an e-mail address that must not be lost.
    if (location.pathname === paths.login) return;
    void router.navigate(paths.login, { replace: true, state: loginStateAt(location) });
  });
  return { queryClient, router, stop };
}
