import { searchFromListFilters } from '@/domain/filters/filter-address';
import { useSheetEntry } from '@/lib/use-sheet-entry';
import type { ResortFilterControls } from './use-resort-filters';

interface FilterSheetState {
  isOpen: boolean;
  wasOpened: boolean;
  open: (controls: ResortFilterControls) => void;
  close: (controls: ResortFilterControls) => void;
}

/**
 * The sheet of filters, and the choices made in it, in one entry of the history: Back closes the sheet and takes them back,
 * closing it leaves one step for all of them, or none where nothing was chosen.
 */
export function useFilterSheet(): FilterSheetState {
  const { isOpen, wasOpened, memory, open, leave, keep } = useSheetEntry('filters');
  return {
    isOpen,
    wasOpened,
    open: ({ current }) => open({ filtersBefore: searchFromListFilters(current()) }),
    close: ({ current, change }) => {
      if (searchFromListFilters(current()) === memory.filtersBefore) return leave();
      // Applies what is still debounced, such as a price, in this history entry.
      change({});
      keep();
    },
  };
}
