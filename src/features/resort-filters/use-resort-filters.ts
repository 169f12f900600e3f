import { debounce, useQueryStates } from 'nuqs';
import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SEARCH_DEBOUNCE } from '@/config/constants';
import {
  addressParsers,
  type KnownListChoices,
  listFiltersFromSearch,
  type ResultViewName,
  toAddressValues,
  toFilters,
} from '@/domain/filters/filter-address';
import type { FilterChoice } from '@/domain/filters/list-filters';
import { type ListFilters, noListFilters } from '@/domain/filters/list-filters';
import { useFlushOnUnmount } from '@/lib/query-state-provider';

/** Amounts, and what they are meant in: '' for each resort's own currency. */
export type PriceBounds = Pick<ListFilters, 'minPrice' | 'maxPrice' | 'currency'>;

/** What sliders and steppers move. */
type Amounts = PriceBounds & Pick<ListFilters, 'minPeak' | 'minDrop' | 'minSnowfall' | 'minRuns' | 'maxKm'>;
export type MovedAmounts = Partial<Amounts>;

export interface ResortFilterControls {
  /** As they stand in the address. */
  filters: ListFilters;
  /** As the controls show them: with what has been typed or chosen, before the address has followed. */
  draft: ListFilters;
  /** The search box: what stands in it, and what happens to it. Applied half a second after the last letter. */
  searchText: string;
  typeSearch: (text: string) => void;
  /** Applies what is typed at once. */
  submitSearch: () => void;
  /** Moves amounts. Applied when they rest for half a second, not at all as long as they are held. */
  move: (amounts: MovedAmounts, isHeld: boolean) => void;
  /** Applies a choice and all that is typed or moved, as a step of its own in the browser's history. */
  change: (choice: FilterChoice) => void;
  /** Takes all filters out of the query string. */
  clear: () => void;
  /** The draft of this moment, for handlers. */
  current: () => ListFilters;
  /** How the results are shown, where the address says so. It is no filter: clearing leaves it, and no saved search has it. */
  view: ResultViewName | null;
  setView: (view: ResultViewName | null, history: 'push' | 'replace') => void;
}

const whenResting = debounce(SEARCH_DEBOUNCE);
const never = debounce(Number.POSITIVE_INFINITY);

/**
 * The filters, whose only home is the query string: reload, share, Back and Forward restore them. `known` is what the
 * server says can be asked for; `onChange` is told when they have changed otherwise than by Back and Forward. Where
 * `isOneStep`, the choices change the present entry of the history instead of adding one each.
 */
export function useResortFilters(
  known: KnownListChoices | undefined,
  { onChange, isOneStep }: { onChange: () => void; isOneStep: boolean },
): ResortFilterControls {
  const { search } = useLocation();
  const filters = useMemo(() => listFiltersFromSearch(new URLSearchParams(search), known), [search, known]);
  const [values, setValues] = useQueryStates(addressParsers);
  useFlushOnUnmount(setValues);
  const draft = useMemo(() => toFilters(values, known), [values, known]);

  const history = isOneStep ? 'replace' : 'push';
  const change = useCallback(
    (choice: FilterChoice) =>
      void setValues(
        (values) => {
          const now = toFilters(values, known);
          return toAddressValues({ ...now, ...(typeof choice === 'function' ? choice(now) : choice) });
        },
        { history },
      ),
    [setValues, known, history],
  );

  const latest = useRef(draft);
  useEffect(() => {
    latest.current = draft;
  }, [draft]);

  const isBackOrForward = useNavigationType() === 'POP';
  const onOtherSearch = useEffectEvent(() => {
    if (!isBackOrForward) onChange();
  });
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current === search) return;
    shown.current = search;
    onOtherSearch();
  }, [search]);

  return {
    filters,
    draft,
    searchText: values.search,
    typeSearch: (text) => void setValues({ search: text }, { limitUrlUpdates: whenResting }),
    submitSearch: () => void setValues(({ search }) => ({ search })),
    move: useCallback(
      ({ currency, ...amounts }, isHeld) =>
        void setValues(
          { ...amounts, ...(currency !== undefined && { currency: currency || null }) },
          { history, limitUrlUpdates: isHeld ? never : whenResting },
        ),
      [setValues, history],
    ),
    change,
    clear: useCallback(() => change(noListFilters), [change]),
    current: useCallback(() => latest.current, []),
    view: values.view,
    setView: useCallback((view, history) => void setValues({ view }, { history }), [setValues]),
  };
}
