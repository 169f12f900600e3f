import { unstable_createAdapterProvider, type unstable_UseAdapterHook } from 'nuqs/adapters/custom';
import {
  startTransition,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useOptimistic,
  useState,
} from 'react';
import { type NavigateOptions, UNSAFE_DataRouterContext, useLocation, useNavigate } from 'react-router-dom';
import { useIsMounted } from './use-is-mounted';

type AddressUpdate = Pick<NavigateOptions, 'replace' | 'state'> & { search?: string };

/**
 * Gives a function that changes the query string or the state of the address the visitor is at or on the way to; what it
 * is not given stays as it is. It does nothing once another page has been gone to, or Back and Forward have been used:
 * what is rendered follows the router with a delay, and a late update would call off the navigation that leaves the page.
 */
export function useUpdateAddress(): (update: AddressUpdate) => Promise<void> {
  const here = useRouterLocation();
  const navigate = useNavigate();
  const { pathname, key } = useLocation();
  return useCallback(
    async ({ search, state, replace = false }) => {
      const { location, historyAction } = here();
      const isOtherEntry = historyAction === 'POP' && location.key !== key;
      if (location.pathname !== pathname || isOtherEntry) return;
      if (search === location.search && state === undefined) return;
      await navigate(
        { search: search ?? location.search },
        { replace, state: state ?? location.state, preventScrollReset: true },
      );
    },
    [here, navigate, pathname, key],
  );
}

/** Gives a function that returns where the visitor is, or is on the way to. */
function useRouterLocation() {
  const router = use(UNSAFE_DataRouterContext)?.router;
  if (!router) throw new Error('The query string needs a data router');
  return useCallback(() => {
    const { location, navigation, historyAction } = router.state;
    return { location: navigation.location ?? location, historyAction };
  }, [router]);
}

/**
 * Joins nuqs to the router: its own adapter reads `window.location`, which is neither there when a page is prerendered nor
 * the address of a memory router. One `useQueryStates` owns the query string of a page: its words come in the order of its
 * parsers, and words it does not know go with the first change.
 */
const useRouterAdapter: unstable_UseAdapterHook = (ownKeys) => {
  const { pathname, search } = useLocation();
  const here = useRouterLocation();
  const updateAddress = useUpdateAddress();
  const isMounted = useIsMounted();
  // nuqs hears of changes from a passive effect on, and what is typed before it would be lost. React runs those effects
  // before it renders what a layout effect asks for.
  const [, renderAtOnce] = useState(false);
  useLayoutEffect(() => renderAtOnce(true), []);
  // What has been asked for is shown until the router has followed.
  const [shown, setShown] = useOptimistic(search);
  const order = ownKeys.join();
  const updateUrl = useCallback(
    (params: URLSearchParams, { history }: { history: 'push' | 'replace' }) => {
      if (!isMounted()) return;
      const own = order.split(',').flatMap((name) => params.getAll(name).map((value) => [name, value]));
      const query = new URLSearchParams(own).toString();
      const next = query && `?${query}`;
      startTransition(async () => {
        setShown(next);
        await updateAddress({ search: next, replace: history === 'replace' });
      });
    },
    [updateAddress, order, setShown, isMounted],
  );
  return {
    pathname,
    searchParams: useMemo(() => new URLSearchParams(shown), [shown]),
    getSearchParamsSnapshot: useCallback(() => new URLSearchParams(here().location.search), [here]),
    updateUrl,
  };
};

/** Around everything that keeps its state in the query string. Must stand inside a router. */
export const QueryStateProvider = unstable_createAdapterProvider(useRouterAdapter);

/**
 * Ends a debounce when its component goes, by the setter of `useQueryStates`: the queue of nuqs outlives components, and
 * what was typed on a page that is left belongs to no other visit of it.
 */
export function useFlushOnUnmount<Values>(setValues: (same: (values: Values) => Values) => unknown): void {
  const flush = useEffectEvent(() => void setValues((values) => values));
  useEffect(() => () => flush(), []);
}
