import { createLoader, createSerializer, type inferParserType, type ParserMap } from 'nuqs/server';
import { use, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Location,
  type NavigateOptions,
  UNSAFE_DataRouterContext,
  useLocation,
  useNavigate,
  useNavigationType,
} from 'react-router-dom';
import { SEARCH_DEBOUNCE } from '@/config/constants';
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

type History = 'push' | 'replace';
type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>);

/** What is shown, but not yet in the address. */
interface Pending<Values> {
  /** In the order they were made. */
  changes: readonly Change<Values>[];
  history: History;
  /** Milliseconds until it is applied; null where it waits for a further call. */
  delay: number | null;
}

function changed<Values extends object>(values: Values, changes: readonly Change<Values>[]): Values {
  let now = values;
  for (const change of changes) now = { ...now, ...(typeof change === 'function' ? change(now) : change) };
  return now;
}

interface AddressState<Values> {
  /** As shown: those of the address, and what is pending. */
  values: Values;
  /** Applies a change, and with it all that is pending. By default it replaces the history entry. */
  change: (change: Change<Values>, history?: History) => void;
  /** Shows values and applies them after half a second without a change; those that are held, with the next call. */
  changeLater: (values: Partial<Values>, options?: { history?: History; isHeld?: boolean }) => void;
  /** Applies what is pending, if anything is. */
  applyPending: () => void;
}

/**
 * Values in the query string of a page, all of which belong to this call: parameters come in the order of the parsers, and
 * unknown ones are dropped with the first change. What is pending is dropped by Back and Forward, and when the page is left.
 * @param parsers stable
 */
export function useAddressState<Parsers extends ParserMap>(parsers: Parsers): AddressState<inferParserType<Parsers>> {
  type Values = inferParserType<Parsers>;
  const location = useLocation();
  const updateAddress = useUpdateAddress();
  const read = useMemo(() => createLoader(parsers), [parsers]);
  const inAddress = useMemo(() => read(location.search), [read, location.search]);
  const [pending, setPending] = useState<Pending<Values> | null>(null);
  const add = useCallback(
    (change: Change<Values>, history: History, delay: number | null) =>
      setPending((before) => ({
        changes: [...(before?.changes ?? []), change],
        history: before?.history === 'push' ? 'push' : history,
        delay,
      })),
    [],
  );

  const apply = useEffectEvent(({ changes, history }: Pending<Values>) => {
    setPending(null);
    void updateAddress({
      search: (search) => {
        const write = createSerializer(parsers);
        const now = read(search);
        const next = write(changed(now, changes));
        // What is typed and deleted again changes nothing, and must not drop a parameter that is not ours.
        if (next === write(now)) return search;
        const query = new URLSearchParams(next).toString();
        return query && `?${query}`;
      },
      replace: history === 'replace',
      // In one frame: a transition would render in slices between the frames of a closing select. On a phone four times slower
      // than a desktop, changing the order would then take 270 ms instead of 200.
      flushSync: true,
    });
  });
  useEffect(() => {
    if (!pending || pending.delay === null) return;
    // Also without a delay in a task of its own: the control that was pressed is painted before what follows the address.
    const timer = setTimeout(() => apply(pending), pending.delay);
    return () => clearTimeout(timer);
  }, [pending]);

  const isBackOrForward = useNavigationType() === 'POP';
  const shownKey = useRef(location.key);
  // A layout effect, because a field that Back takes away reports its text in one (AmountField).
  useLayoutEffect(() => {
    // Not for the first location, where text typed before hydration may be pending.
    if (isBackOrForward && location.key !== shownKey.current) setPending(null);
    shownKey.current = location.key;
  }, [isBackOrForward, location.key]);

  return {
    values: useMemo(() => changed(inAddress, pending?.changes ?? []), [inAddress, pending]),
    change: useCallback((change, history = 'replace') => add(change, history, 0), [add]),
    changeLater: useCallback(
      (values, { history = 'replace', isHeld = false } = {}) => add(values, history, isHeld ? null : SEARCH_DEBOUNCE),
      [add],
    ),
    applyPending: useCallback(() => setPending((before) => before && { ...before, delay: 0 }), []),
  };
}

/**
 * A text of the address as it was typed, and a function that notes it: its outer spaces stay on screen, but not in the
 * address.
 */
export function useTypedText(text: string): [shown: string, note: (typed: string) => void] {
  const [typed, note] = useState('');
  return [typed.trim() === text.trim() ? typed : text, note];
}
