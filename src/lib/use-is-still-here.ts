import { use, useCallback } from 'react';
import { UNSAFE_DataRouterContext, useLocation } from 'react-router-dom';

/**
 * Gives a function that tells whether the visitor is on the rendered page with no navigation to another one pending.
 * For timers: what is rendered follows the router with a delay, and a navigation started by a page being left would
 * cancel the one that leaves it.
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
