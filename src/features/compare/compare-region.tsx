import { useLocation } from 'react-router-dom';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { paths } from '@/config/paths';
import { focusHeading } from '@/lib/focus-heading';
import { useIsHydrated } from '@/lib/use-is-hydrated';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { useSelection } from './selection';

/** If its code fails to load, the toggles still work, and the next page tries again. */
const Nothing = () => null;

const CompareTray = lazyWithRetry(
  () => import('./compare-tray'),
  ({ CompareTray }) => CompareTray,
  Nothing,
);

const hasResorts = (pathname: string) =>
  pathname === paths.home ||
  pathname.startsWith(paths.resorts) ||
  pathname.startsWith(paths.favorites) ||
  pathname.startsWith(`${paths.blog}/`);

/** The tray of the comparison on every page with resorts, once one is chosen. */
export function CompareRegion() {
  const { pathname } = useLocation();
  const isHydrated = useIsHydrated();
  const chosen = useSelection();
  // The tray disappears with the last resort, and with it the focus; the page stays where it is read.
  useRestoreFocus(() => focusHeading({ preventScroll: true }), chosen.length === 0);
  if (!isHydrated || chosen.length === 0 || !hasResorts(pathname)) return null;
  return <CompareTray chosen={chosen} />;
}
