import { createBrowserRouter } from 'react-router-dom';
import { paths } from '@/config/paths';
import { loginStateAt } from '@/session/return-path';
import { startSessionLifecycle } from '@/session/session-lifecycle';
import { createQueryClient } from './query-client';
import { createRoutes } from './router';

/** Puts the cache, the router and the session together. */
export function createApp() {
  const queryClient = createQueryClient();
  const router = createBrowserRouter(createRoutes(queryClient));
  startSessionLifecycle(queryClient, () => {
    void router.navigate(paths.login, { replace: true, state: loginStateAt(router.state.location) });
  });
  return { queryClient, router };
}
