import { unstable_createAdapterProvider, type unstable_UseAdapterHook } from 'nuqs/adapters/custom';
import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useState,
  useSyncExternalStore,
} from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import { routePath } from '@/config/locale';
import { useIsMounted } from './use-is-mounted';

type AddressUpdate = Pick<NavigateOptions, 'replace' | 'state' | 'flushSync'> & { search?: string };

/** The last update of an address: its query string, and the key of its location once the router has one. */
interface Requested {
  search: string;
  key: string | null;
}

/** By router, since a page has several hooks that update its address. */
const requestedOf = new WeakMap<object, Requested>();

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
      if (search === location.search && state === undefined) return;
      const requested: Requested = { search: search ?? location.search, key: null };
      requestedOf.set(router, requested);
      const navigated = navigate(
        { search: requested.search },
        { replace, state: state ?? location.state, preventScrollReset: true, flushSync },
      );
      requested.key = routerLocation(router).key;
      await navigated;
    },
    [router, navigate, pathname, key],
  );
}

function useDataRouter() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('The query string needs a data router');
  return router;
}

type DataRouter = ReturnType<typeof useDataRouter>;

/** The pending location, or the current one. */
const routerLocation = ({ state }: DataRouter): Location => state.navigation.location ?? state.location;

/**
 * The query string of the page as last requested, before the router has followed; what a link, Back or Forward lead to
 * is shown when it is rendered. Every render must read the same one: nuqs adopts its values while rendering, and an abandoned
 * render of an older query string would undo the last choice.
 */
function useRequestedSearch(): string {
  const router = useDataRouter();
  const { pathname, search } = useLocation();
  const requestedSearch = () => {
    const location = routerLocation(router);
    const requested = requestedOf.get(router);
    if (!requested || routePath(location.pathname) !== pathname) return search;
    // The router tells its subscribers before the update knows the key.
    const { key } = requested;
    const isRequested = key === null ? requested.search === location.search : key === location.key;
    return isRequested ? location.search : search;
  };
  return useSyncExternalStore(router.subscribe, requestedSearch, () => search);
}

/**
 * The nuqs adapter for our router. The one that nuqs ships reads `window.location`, which does not exist while prerendering
 * and is not the address of a memory router. One `useQueryStates` owns the query string of a page: parameters
 * come in the order of its parsers, and unknown ones are dropped with the first change.
 */
const useRouterAdapter: unstable_UseAdapterHook = (ownKeys) => {
  const router = useDataRouter();
  const search = useRequestedSearch();
  const updateAddress = useUpdateAddress();
  const isMounted = useIsMounted();
  // nuqs subscribes to changes in a passive effect; a letter typed before that would be lost. React runs passive effects
  // before it renders an update from a layout effect.
  const [, renderAtOnce] = useState(false);
  useLayoutEffect(() => renderAtOnce(true), []);
  const order = ownKeys.join();
  const updateUrl = useCallback(
    (params: URLSearchParams, { history }: { history: 'push' | 'replace' }) => {
      if (!isMounted()) return;
      const own = order.split(',').flatMap((name) => params.getAll(name).map((value) => [name, value]));
      const query = new URLSearchParams(own).toString();
      // In the frame of the change: a transition would render in slices between the frames of a closing select. On a phone four
      // times slower than a desktop, changing the order would then take 270 ms instead of 200.
      void updateAddress({ search: query && `?${query}`, replace: history === 'replace', flushSync: true });
    },
    [updateAddress, order, isMounted],
  );
  return {
    pathname: useLocation().pathname,
    searchParams: useMemo(() => new URLSearchParams(search), [search]),
    getSearchParamsSnapshot: useCallback(() => new URLSearchParams(routerLocation(router).search), [router]),
    updateUrl,
  };
};

/** Wraps everything that keeps state in the query string. Must be inside a router. */
export const QueryStateProvider = unstable_createAdapterProvider(useRouterAdapter);

/**
 * Flushes the debounce of nuqs when the component unmounts, with the setter of `useQueryStates`: its queue outlives components,
 * and what was typed on one visit to a page must not appear on the next.
 */
export function useFlushOnUnmount<Values>(setValues: (same: (values: Values) => Values) => unknown): void {
  const flush = useEffectEvent(() => void setValues((values) => values));
  useEffect(() => () => flush(), []);
}
