import { use, useCallback } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { routePath } from '@/config/locale';

type AddressUpdate = Pick<NavigateOptions, 'replace' | 'flushSync'> & {
  /** Makes the query string from the one that is there; both with their question mark, or ''. */
  search?: (now: string) => string;
  /** Makes the state of the history entry from the one that is there. */
  state?: (now: unknown) => unknown;
};

function useDataRouter() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('The query string needs a data router');
  return router;
}

type DataRouter = ReturnType<typeof useDataRouter>;

/** The pending location, or the current one. */
const routerLocation = ({ state }: DataRouter): Location => state.navigation.location ?? state.location;

/**
 * Returns a function that changes the query string or the state of the current location, or of the pending one; what is
 * left out stays. It does nothing after a navigation to another page or a use of Back or Forward: rendering lags behind
 * the router, and a late update would cancel the navigation that leaves the page.
 */
export function useUpdateAddress(): (update: AddressUpdate) => Promise<void> {
  const router = useDataRouter();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  return useCallback(
    async ({ search, state, replace = false, flushSync = false }) => {
      const location = routerLocation(router);
      const isOtherEntry = router.state.historyAction === 'POP' && location.key !== key;
      if (routePath(location.pathname) !== pathname || isOtherEntry) return;
      const next = search ? search(location.search) : location.search;
      const nextState = state ? state(location.state) : location.state;
      if (next === location.search && nextState === location.state) return;
      await navigate({ search: next }, { replace, state: nextState, preventScrollReset: true, flushSync });
    },
    [router, navigate, pathname, key],
  );
}

/**
 * Returns a function that reads the query string of the pending location, or of the current one: several presses may come
 * before the first is rendered.
 */
export function useLatestSearch(): () => string {
  const router = useDataRouter();
  return useCallback(() => routerLocation(router).search, [router]);
}

/** A query string in which one parameter has another value, or none (null). Both begin with a question mark, or are ''. */
export function withParam(search: string, name: string, value: string | null): string {
  const params = new URLSearchParams(search);
  if (value === null) params.delete(name);
  else params.set(name, value);
  const changed = params.toString();
  return changed && `?${changed}`;
}
