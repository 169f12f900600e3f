import { createContext, use } from 'react';
import type { FilterOptions, Range } from '@/api/resorts/filter-options.schema';
import type { WordsContext } from '@/domain/filters/filter-words';
import type { ListTrip } from '@/domain/filters/list-trip';
import type { ListOrder } from '@/domain/filters/server-filters';
import type { ResortFilterControls } from './use-resort-filters';

/** What every control of the list page knows. */
export interface FilterContextValue {
  controls: ResortFilterControls;
  /** Price bounds at the ends of this range restrict nothing. */
  priceRange: Range;
  /** What the server says of figures and facilities; undefined before it has. */
  options: FilterOptions | undefined;
  /** What can be chosen. */
  regions: readonly string[];
  countries: readonly string[];
  styles: readonly string[];
  orders: readonly ListOrder[];
  /** What the words of filters need. */
  words: WordsContext;
  trip: ListTrip | undefined;
  /** The advanced panel is open, and has its own buttons for saving and clearing. */
  isPanelOpen: boolean;
  /** Saves what is set as a search. */
  save: () => void;
}

export const FilterContext = createContext<FilterContextValue | null>(null);

/** The filters of the list page, what can be chosen, and the trip. */
export function useFilterContext(): FilterContextValue {
  const context = use(FilterContext);
  if (!context) throw new Error('Stands outside ResortFilters');
  return context;
}
