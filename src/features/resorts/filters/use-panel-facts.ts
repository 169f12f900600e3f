import { useDeferredValue, useMemo, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import type { ListTrip } from '../list/list-trip';
import { type CatalogueState, useCatalogue, useSearchResult } from '../use-catalogue';
import { type CatalogueFilters, needsCatalogue } from './catalogue-filters';
import { searchFromListFilters } from './filter-address';
import { type ChoiceCounts, choiceCounts, countMatches } from './filter-counts';
import { isServerOrder, toListParams } from './resort-filters';
import { useListSummary } from './use-list-summary';
import type { ResortFilterControls } from './use-resort-filters';

interface PanelFacts {
  state: CatalogueState;
  /** What the figures of the panel speak of; null while it is loading. */
  resorts: readonly Resort[] | null;
  /** How many resorts each choice would leave; null while that is not known. */
  counts: ChoiceCounts | null;
  /** How many resorts match; null while they are being counted. */
  total: number | null;
  /** The one currency of all resorts that match, where the server lists them; else null. */
  currency: string | null;
}

interface PanelFactsOptions {
  controls: Pick<ResortFilterControls, 'filters' | 'draft'>;
  priceRange: Range;
  trip: ListTrip | undefined;
  /** The figures of the panel are on the screen. */
  isPanelOpen: boolean;
}

/** What the panel says of its choices. The catalogue is loaded for it only where the panel is open or the list needs it. */
export function usePanelFacts({ controls, priceRange, trip, isPanelOpen }: PanelFactsOptions): PanelFacts {
  const { filters, draft } = controls;
  const isWorkedOut = needsCatalogue(draft) || !isServerOrder(draft.sortBy);
  const state = useCatalogue(isPanelOpen || isWorkedOut);
  const { resorts } = state;
  const { ids, isKnown } = useSearchResult(filters.search, resorts !== null);
  const place = trip?.place ?? null;

  // The search is counted once it is debounced, not letter by letter.
  const wanted = useSame({ ...draft, search: filters.search });
  const context = useMemo(
    () => (isKnown ? { priceRange, searchIds: ids, place } : null),
    [isKnown, priceRange, ids, place],
  );
  const workedTotal = useMemo(
    () => (resorts && context && isWorkedOut ? countMatches(resorts, wanted, context) : null),
    [resorts, context, wanted, isWorkedOut],
  );
  // The counts beside the choices take several times as long as the total: the controls move first.
  const counted = useDeferredValue(wanted);
  const counts = useMemo(
    () => (resorts && context && isPanelOpen ? choiceCounts(resorts, counted, context) : null),
    [resorts, context, counted, isPanelOpen],
  );

  const asked = useListSummary(toListParams(filters, priceRange));
  const askedTotal = asked.isCurrent ? asked.total : null;
  return {
    state,
    resorts,
    counts,
    total: isWorkedOut ? workedTotal : askedTotal,
    currency: isWorkedOut ? null : asked.currency,
  };
}

/** The same object for as long as the filters are the same. */
function useSame(filters: CatalogueFilters): CatalogueFilters {
  const key = searchFromListFilters(filters);
  const [held, setHeld] = useState({ key, filters });
  if (held.key === key) return held.filters;
  setHeld({ key, filters });
  return filters;
}
