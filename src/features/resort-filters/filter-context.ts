import { createContext, use } from 'react';
import type { FilterOptions, Range } from '@/api/resorts/filter-options.schema';
import type { WordsContext } from '@/domain/filters/filter-words';
import type { ListTrip } from '@/domain/filters/list-trip';
import type { ListOrder } from '@/domain/filters/server-filters';
import type { ResortFilterControls } from './use-resort-filters';

/** Shared by all controls of the list page. */
export interface FilterContextValue {
  controls: ResortFilterControls;
  /** Price bounds at the ends of this range restrict nothing. */
  priceRange: Range;
  /** The server's ranges and facilities; undefined until they are loaded. */
  options: FilterOptions | undefined;
  /** The choices offered. */
  regions: readonly string[];
  countries: readonly string[];
  styles: readonly string[];
  orders: readonly ListOrder[];
  /** Needed to describe filters in words. */
  words: WordsContext;
  trip: ListTrip | undefined;
  /** The open panel has its own buttons for saving and clearing. */
  isPanelOpen: boolean;
  /** Saves the current filters as a search. */
  save: () => void;
}

export const FilterContext = createContext<FilterContextValue | null>(null);

/** The list page's filters, the choices offered, and the trip. */
export function useFilterContext(): FilterContextValue {
  const context = use(FilterContext);
  if (!context) throw new Error('useFilterContext must be used inside <ResortFilters>');
  return context;
}
