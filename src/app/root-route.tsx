import { Outlet } from 'react-router-dom';
import { FirstEntryContext, useFirstEntry } from '@/lib/use-is-first-entry';
import { RestoreScroll } from './restore-scroll';
import { RouteFocus } from './route-focus';

/** Wraps every page: scroll restoration and route focus. */
export function RootRoute() {
  return (
    <FirstEntryContext value={useFirstEntry()}>
      <Outlet />
      <RestoreScroll />
      <RouteFocus />
    </FirstEntryContext>
  );
}
