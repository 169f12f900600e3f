import { onlineManager, type QueryClient } from '@tanstack/react-query';
import { paths } from '@/config/paths';
import { loginStateAt } from '@/session/return-path';
import { startSessionLifecycle } from '@/session/session-lifecycle';
import { createRouter, type SiteRouter } from './navigation/create-router';
import { createBrowserHistory, type SiteHistory } from './navigation/history';
import { watchLinkIntent } from './navigation/link-intent';
import { createPageData } from './page-data';
import { createQueryClient } from './query-client';
import { createRoutes } from './router';

export interface AppParts {
  queryClient: QueryClient;
  router: SiteRouter;
  /** Takes the site apart again: what it listens to, the session's hold on the HTTP client and the cache. */
  stop: () => void;
}

/**
 * Puts the cache, the router and the session together, outside of React: what is joined to the session must be what is
 * shown, and React may call a component twice.
 */
export function createApp(history: SiteHistory = createBrowserHistory()): AppParts {
  // The manager hears of changes only, and the site may have been started without a network.
  if (!navigator.onLine) onlineManager.setOnline(false);
  const queryClient = createQueryClient();
  const router = createRouter(history, createRoutes(createPageData(queryClient)));
  const stopSession = startSessionLifecycle(queryClient, () => {
    const { location } = history;
    // Already there, perhaps with a way back or an e-mail address that must not be lost.
    if (location.pathname === paths.login) return;
    void router.navigate(paths.login, { replace: true, state: loginStateAt(location) });
  });
  const stopWatching = watchLinkIntent(router.prefetch);
  const stop = () => {
    stopWatching();
    stopSession();
    router.stop();
  };
  return { queryClient, router, stop };
}
