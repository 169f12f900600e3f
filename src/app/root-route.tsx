import { Outlet } from 'react-router-dom';
import { QueryStateProvider } from '@/lib/query-state-provider';
import { RestoreScroll } from './restore-scroll';
import { RouteFocus } from './route-focus';

/** Wraps every page: query-string state, scroll restoration and route focus. */
export function RootRoute() {
  return (
    <QueryStateProvider>
      <Outlet />
      <RestoreScroll />
      <RouteFocus />
    </QueryStateProvider>
  );
}
