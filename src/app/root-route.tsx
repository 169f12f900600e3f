import { Outlet } from 'react-router-dom';
import { QueryStateProvider } from '@/lib/query-state-provider';
import { RestoreScroll } from './restore-scroll';
import { RouteFocus } from './route-focus';

/** Around every page: the query string as state, and what happens to scrolling and focus on a navigation. */
export function RootRoute() {
  return (
    <QueryStateProvider>
      <Outlet />
      <RestoreScroll />
      <RouteFocus />
    </QueryStateProvider>
  );
}
