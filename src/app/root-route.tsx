import { Outlet } from 'react-router-dom';
import { RestoreScroll } from './restore-scroll';
import { RouteFocus } from './route-focus';

/** Around every page: what happens to scrolling and focus on a navigation. */
export function RootRoute() {
  return (
    <>
      <Outlet />
      <RestoreScroll />
      <RouteFocus />
    </>
  );
}
