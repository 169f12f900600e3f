import { useDeferredValue, useMemo, useState } from 'react';
import { type CatalogueState, useCatalogue, useSearchResult } from '@/api/catalogue/use-catalogue';
import type { Range } from '@/api/resorts/filter-options.schema';
import { type CatalogueFilters, needsCatalogue } from '@/domain/filters/catalogue-filters';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import { type ChoiceCounts, choiceCounts, countMatches } from '@/domain/filters/filter-counts';
import { isServerOrder, toListParams } from '@/domain/filters/resort-filters';
import type { ListTrip } from '@/features/resort-list/list-trip';
import { useListSummary } from './use-list-summary';
import type { ResortFilterControls } from './use-resort-filters';

export interface CountingOptions {
  controls: Pick<ResortFilterControls, 'filters' | 'draft'>;
  priceRange: Range;
  trip: ListTrip | undefined;
}

/**
 * The catalogue and the filters that something is counted by.
 * @param isNeeded false: the catalogue is loaded only where the list needs it too
 */
function useCounting({ controls: { filters, draft }, priceRange, trip }: CountingOptions, isNeeded: boolean) {
  const isWorkedOut = needsCatalogue(draft) || !isServerOrder(draft.sortBy);
  const state = useCatalogue(isNeeded || isWorkedOut);
  const { ids, isKnown } = useSearchResult(filters.search, state.resorts !== null);
  const place = trip?.place ?? null;
  // The search is counted once it is debounced, not letter by letter.
  const wanted = useSame({ ...draft, search: filters.search });
  const isCountable = isKnown && !(trip?.isPlaceAwaited && draft.maxKm !== null);
  const context = useMemo(
    () => (isCountable ? { priceRange, searchIds: ids, place } : null),
    [isCountable, priceRange, ids, place],
  );
  const asked = useListSummary(toListParams(filters, priceRange));
  return { isWorkedOut, state, wanted, context, asked };
}

/** How many resorts match, with the press that changes it; null while that is not known. */
export function useMatchTotal(options: CountingOptions): number | null {
  const { isWorkedOut, state, wanted, context, asked } = useCounting(options, false);
  const { resorts } = state;
  const workedOut = useMemo(
    () => (resorts && context && isWorkedOut ? countMatches(resorts, wanted, context) : null),
    [resorts, context, wanted, isWorkedOut],
  );
  if (isWorkedOut) return workedOut;
  return asked.isCurrent ? asked.total : null;
}

interface PanelFacts {
  state: CatalogueState;
  /** How many resorts each choice would leave; null while that is not known. */
  counts: ChoiceCounts | null;
  /** The one currency of all resorts that match, where the server lists them; else null. */
  currency: string | null;
}

/** What the open panel says of its choices. Loads the catalogue. */
export function usePanelFacts(options: CountingOptions): PanelFacts {
  const { isWorkedOut, state, wanted, context, asked } = useCounting(options, true);
  const { resorts } = state;
  // Counting takes several times as long as the total: the controls move first.
  const counted = useDeferredValue(wanted);
  const counts = useMemo(
    () => (resorts && context ? choiceCounts(resorts, counted, context) : null),
    [resorts, context, counted],
  );
  return { state, counts, currency: isWorkedOut ? null : asked.currency };
}

/** The same object for as long as the filters are the same. */
function useSame(filters: CatalogueFilters): CatalogueFilters {
  const key = searchFromListFilters(filters);
  const [held, setHeld] = useState({ key, filters });
  if (held.key === key) return held.filters;
  setHeld({ key, filters });
  return filters;
}
