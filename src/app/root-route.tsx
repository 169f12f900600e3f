import { Outlet } from 'react-router-dom';
import { RestoreScroll } from './restore-scroll';
import { RouteFocus } from './route-focus';

/** Wraps every page: scroll restoration and route focus. */
export function RootRoute() {
  return (
    <>
      <Outlet />
      <RestoreScroll />
      <RouteFocus />
    </>
  );
}
