import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo, useState } from 'react';
import { type CatalogueState, useCatalogue, useSearchResult } from '@/api/catalogue/use-catalogue';
import type { ResortPage } from '@/api/resorts/resort-list.schema';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import { type ChoiceCounts, choiceCounts, countMatches } from '@/domain/filters/filter-counts';
import { type filterCatalogue, type ListFilters, needsCatalogue } from '@/domain/filters/list-filters';
import { isServerOrder, toListParams } from '@/domain/filters/server-filters';
import type { Fetched } from '@/lib/fetched';
import { useFilterContext } from './filter-context';

/**
 * The catalogue, and what `filterCatalogue` needs to count by the filters as shown; null while unknown.
 * @param isNeeded false: the catalogue is loaded only if the list needs it too
 */
function useCounting(isNeeded: boolean) {
  const { controls, priceRange, trip, list } = useFilterContext();
  const { filters, draft } = controls;
  // As the list itself: a map needs all resorts at once.
  const isComputed = list.view === 'map' || needsCatalogue(draft) || !isServerOrder(draft.sortBy);
  const state = useCatalogue(isNeeded || isComputed);
  const { resorts } = state;
  const { ids: searchIds, isKnown } = useSearchResult(filters.search, resorts !== null);
  const place = trip?.place ?? null;
  // The search counts once debounced, not letter by letter.
  const shown = useSame({ ...draft, search: filters.search });
  const isCountable = isKnown && !(trip?.isPlaceLoading && draft.maxKm !== null);
  const counting = useMemo<Parameters<typeof filterCatalogue> | null>(
    () => (resorts && isCountable ? [resorts, shown, { priceRange, searchIds, place }] : null),
    [resorts, isCountable, shown, priceRange, searchIds, place],
  );
  return { isComputed, state, counting };
}

/** How many resorts match, updated with each press; null while unknown. */
export function useMatchTotal(): number | null {
  const { isComputed, counting } = useCounting(false);
  const { total } = useListSummary();
  const computed = useMemo(() => (isComputed && counting ? countMatches(...counting) : null), [isComputed, counting]);
  return isComputed ? computed : total;
}

interface PanelFacts {
  state: CatalogueState;
  /** How many resorts each choice would leave; null while unknown. */
  counts: ChoiceCounts | null;
  /** The one currency of all matching resorts, if the server lists them; else null. */
  currency: string | null;
}

/** Counts and currency for the open panel. Loads the catalogue. */
export function usePanelFacts(): PanelFacts {
  const { isComputed, state, counting } = useCounting(true);
  const { currency } = useListSummary();
  // These counts take several times as long as the total, so let the controls move first.
  const deferred = useDeferredValue(counting);
  const counts = useMemo(() => deferred && choiceCounts(...deferred), [deferred]);
  return { state, counts, currency: isComputed ? null : currency };
}

/** Returns the same object while the filters are equal. */
function useSame(filters: ListFilters): ListFilters {
  const key = searchFromListFilters(filters);
  const [stable, setStable] = useState({ key, filters });
  if (stable.key === key) return stable.filters;
  setStable({ key, filters });
  return filters;
}

interface ListSummary {
  /** How many resorts match; null before a response, as while the number belongs to the previous list. */
  total: number | null;
  /** The one currency of all matching resorts; null if there are several, or while unknown. */
  currency: string | null;
}

/** Summarises the list on the page. Requests nothing. */
function useListSummary(): ListSummary {
  const { controls, priceRange } = useFilterContext();
  const params = toListParams(controls.filters, priceRange);
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...resortQueries.list(params),
    enabled: false,
    select: summarize,
    placeholderData: keepPreviousData,
  });
  const isOneCountry = params.country !== undefined;
  return {
    total: isPlaceholderData ? null : (data?.total ?? null),
    currency: data && (data.isComplete || isOneCountry) ? data.currency : null,
  };
}

function summarize({ pages }: InfiniteData<Fetched<ResortPage>>) {
  const resorts = pages.flatMap(({ data }) => data.resorts);
  const priced = resorts.filter(({ price }) => price.min > 0 || price.max > 0);
  const [currency = null, ...others] = new Set(priced.map(({ price }) => price.currency));
  const total = Math.max(pages[0]?.data.pagination.totalCount ?? 0, resorts.length);
  return { total, isComplete: resorts.length >= total, currency: others.length > 0 ? null : currency };
}
