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
import { useIsMounted } from './use-is-mounted';

type AddressUpdate = Pick<NavigateOptions, 'replace' | 'state'> & { search?: string };

/**
 * Returns a function that changes the query string or the state of the current location, or of the pending one; what is
 * left out stays. It does nothing once `useRequestedLocation` knows none: a late update would cancel the navigation that
 * leaves the page.
 */
export function useUpdateAddress(): (update: AddressUpdate) => Promise<void> {
  const requestedLocation = useRequestedLocation();
  const navigate = useNavigate();
  return useCallback(
    async ({ search, state, replace = false }) => {
      const location = requestedLocation();
      if (!location || (search === location.search && state === undefined)) return;
      await navigate(
        { search: search ?? location.search },
        { replace, state: state ?? location.state, preventScrollReset: true },
      );
    },
    [requestedLocation, navigate],
  );
}

/**
 * Returns a function that returns the pending location of this page, or the current one; null after a navigation to
 * another page or a use of Back or Forward that is not rendered yet: rendering lags behind the router.
 */
function useRequestedLocation(): () => Location | null {
  const router = useDataRouter();
  const { pathname, key } = useLocation();
  return useCallback(() => {
    const { navigation, historyAction } = router.state;
    const location = navigation.location ?? router.state.location;
    const isOtherEntry = historyAction === 'POP' && location.key !== key;
    return location.pathname === pathname && !isOtherEntry ? location : null;
  }, [router, pathname, key]);
}

function useDataRouter() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('The query string needs a data router');
  return router;
}

/**
 * The adapter of nuqs for the router. The one that nuqs brings reads `window.location`, which does not exist when a page is
 * prerendered and is not the address of a memory router. One `useQueryStates` owns the query string of a page: parameters
 * come in the order of its parsers, and unknown ones are dropped with the first change.
 */
const useRouterAdapter: unstable_UseAdapterHook = (ownKeys) => {
  const { pathname, search } = useLocation();
  const requestedLocation = useRequestedLocation();
  const requestedSearch = useCallback(() => requestedLocation()?.search ?? search, [requestedLocation, search]);
  // Shown before the router has followed. Every render reads the same one: nuqs takes its values over while it renders,
  // and a render of an older query string, which React then gives up, would undo the last choice.
  const shown = useSyncExternalStore(useDataRouter().subscribe, requestedSearch, () => search);
  const updateAddress = useUpdateAddress();
  const isMounted = useIsMounted();
  // nuqs subscribes to changes in a passive effect; what is typed before would be lost. React runs passive effects before
  // it renders an update from a layout effect.
  const [, renderAtOnce] = useState(false);
  useLayoutEffect(() => renderAtOnce(true), []);
  const order = ownKeys.join();
  const updateUrl = useCallback(
    (params: URLSearchParams, { history }: { history: 'push' | 'replace' }) => {
      if (!isMounted()) return;
      const own = order.split(',').flatMap((name) => params.getAll(name).map((value) => [name, value]));
      const query = new URLSearchParams(own).toString();
      void updateAddress({ search: query && `?${query}`, replace: history === 'replace' });
    },
    [updateAddress, order, isMounted],
  );
  return {
    pathname,
    searchParams: useMemo(() => new URLSearchParams(shown), [shown]),
    getSearchParamsSnapshot: useCallback(() => new URLSearchParams(requestedSearch()), [requestedSearch]),
    updateUrl,
  };
};

/** Around everything that keeps its state in the query string. Must stand inside a router. */
export const QueryStateProvider = unstable_createAdapterProvider(useRouterAdapter);

/**
 * Flushes the debounce of nuqs when the component unmounts, by the setter of `useQueryStates`: the queue of nuqs outlives
 * components, and what was typed on one visit of a page must not appear on the next.
 */
export function useFlushOnUnmount<Values>(setValues: (same: (values: Values) => Values) => unknown): void {
  const flush = useEffectEvent(() => void setValues((values) => values));
  useEffect(() => () => flush(), []);
}
