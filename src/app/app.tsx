import { startTransition, useLayoutEffect, useState } from 'react';
import { type RouteObject, Router, useRoutes } from 'react-router-dom';
import type { AppParts } from './create-app';
import { ArrivalFocus } from './navigation/arrival-focus';
import { ScrollPlace } from './navigation/scroll-place';
import { Providers } from './providers';
import { ErrorBoundary } from './shell/error-boundary';
import { PageStatus } from './shell/page-area';

const Pages = ({ routes }: { routes: RouteObject[] }) => useRoutes(routes);

/** The whole site: cache, session, pages, toasts. */
export function App({ queryClient, router }: Pick<AppParts, 'queryClient' | 'router'>) {
  const [shown, setShown] = useState(router.state);
  useLayoutEffect(() => {
    setShown(router.state);
    return router.subscribe((next) => startTransition(() => setShown(next)));
  }, [router]);

  return (
    <Providers queryClient={queryClient}>
      <Router location={shown.location} navigationType={shown.historyAction} navigator={router.history}>
        <PageStatus value={shown}>
          <ErrorBoundary>
            <Pages routes={router.routes} />
          </ErrorBoundary>
        </PageStatus>
        <ScrollPlace shown={shown} />
        <ArrivalFocus />
      </Router>
    </Providers>
  );
}
