import { useCallback, useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  addressParsers,
  type KnownListChoices,
  listFiltersFromSearch,
  type ResultViewName,
  toAddressValues,
  toFilters,
} from '@/domain/filters/filter-address';
import { type FilterChoice, type ListFilters, noListFilters, withChoice } from '@/domain/filters/list-filters';
import { useAddressState, useTypedText } from '@/lib/address-state';

/** Amounts set by sliders and steppers, and the currency of those of the price: '' for each resort's own. */
type MovedAmounts = Partial<
  Pick<ListFilters, 'minPrice' | 'maxPrice' | 'currency' | 'minPeak' | 'minDrop' | 'minSnowfall' | 'minRuns' | 'maxKm'>
>;

export interface ResortFilterControls {
  /** As in the address. */
  filters: ListFilters;
  /** As the controls show them: including what is typed or chosen but not yet in the address. */
  draft: ListFilters;
  /** The text in the search box. Applied half a second after the last letter. */
  searchText: string;
  typeSearch: (text: string) => void;
  /** Changes amounts. Applied after half a second without a change, and never while a handle is held. */
  move: (amounts: MovedAmounts, isHeld: boolean) => void;
  /** Applies what is typed or moved at once. */
  applyPending: () => void;
  /** Applies a choice and all pending changes, as one step in the browser's history. */
  change: (choice: FilterChoice) => void;
  /** Removes all filters from the query string. */
  clear: () => void;
  /** The results view in the address, or null. Not a filter: clearing keeps it, and saved searches leave it out. */
  view: ResultViewName | null;
  setView: (view: ResultViewName | null, history: 'push' | 'replace') => void;
}

/**
 * The filters, stored in the query string alone: reload, share, Back and Forward restore them.
 * @param known the choices the server knows
 * @param onChange called when they change, except by Back and Forward
 * @param isOneStep choices replace the current history entry instead of adding one each
 */
export function useResortFilters(
  known: KnownListChoices | undefined,
  { onChange, isOneStep }: { onChange: () => void; isOneStep: boolean },
): ResortFilterControls {
  const { search } = useLocation();
  const filters = useMemo(() => listFiltersFromSearch(new URLSearchParams(search), known), [search, known]);
  const { values, change: changeAddress, changeLater, applyPending } = useAddressState(addressParsers);
  const [searchText, noteSearch] = useTypedText(values.search);
  const draft = useMemo(() => toFilters(values, known), [values, known]);

  const history = isOneStep ? 'replace' : 'push';
  const change = useCallback(
    (choice: FilterChoice) =>
      changeAddress((values) => toAddressValues(withChoice(toFilters(values, known), choice)), history),
    [changeAddress, known, history],
  );

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
    searchText,
    typeSearch: (text) => {
      noteSearch(text);
      changeLater({ search: text });
    },
    move: useCallback(
      ({ currency, ...amounts }, isHeld) => {
        changeLater({ ...amounts, ...(currency !== undefined && { currency: currency || null }) }, { history, isHeld });
        // In the sheet nothing waits: Back closes it and keeps the choices.
        if (isOneStep && !isHeld) applyPending();
      },
      [changeLater, applyPending, history, isOneStep],
    ),
    applyPending,
    change,
    clear: useCallback(() => change(noListFilters), [change]),
    view: values.view,
    setView: useCallback((view, history) => changeAddress({ view }, history), [changeAddress]),
  };
}
