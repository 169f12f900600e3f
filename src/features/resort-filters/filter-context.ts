import { createContext, use } from 'react';
import type { ListFilterState } from './use-list-filters';

/** Shared by all controls of the list page. */
export interface FilterContextValue extends ListFilterState {
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
