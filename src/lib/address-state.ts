import { createLoader, createSerializer, type inferParserType, type ParserMap } from 'nuqs/server';
import { useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SEARCH_DEBOUNCE } from '@/config/constants';
import { useUpdateAddress } from './update-address';

type History = 'push' | 'replace';
type When = 'now' | 'after a pause' | 'held';
type Change<Values> = Partial<Values> | ((now: Values) => Partial<Values>);

/** What is shown, but not yet in the address. */
interface Pending<Values> {
  /** In the order they were made. */
  changes: readonly Change<Values>[];
  history: History;
  /** When it is applied; what is held waits for a further call. */
  when: When;
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
    (change: Change<Values>, history: History, when: When) =>
      setPending((before) => ({
        changes: [...(before?.changes ?? []), change],
        history: before?.history === 'push' ? 'push' : history,
        when,
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
    if (!pending || pending.when === 'held') return;
    // Also "now" in a task of its own: the control that was pressed is painted before what follows the address.
    const timer = setTimeout(() => apply(pending), pending.when === 'now' ? 0 : SEARCH_DEBOUNCE);
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
    change: useCallback((change, history = 'replace') => add(change, history, 'now'), [add]),
    changeLater: useCallback(
      (values, { history = 'replace', isHeld = false } = {}) => add(values, history, isHeld ? 'held' : 'after a pause'),
      [add],
    ),
    applyPending: useCallback(() => setPending((before) => before && { ...before, when: 'now' }), []),
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
