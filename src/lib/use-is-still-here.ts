import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Gives a function that tells whether the visitor is on the page drawn and not on the way to another. For timers: what
 * is drawn follows the router with a delay, and a navigation by a page being left would call off the one that leaves it.
 */
export function useIsStillHere(): () => boolean {
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { pathname } = useLocation();
  return useCallback(() => {
    if (!router) return true;
    const { location, navigation } = router.state;
    return (navigation.location ?? location).pathname === pathname;
  }, [router, pathname]);
}
