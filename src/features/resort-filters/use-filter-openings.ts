import { useLocation } from 'react-router-dom';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import { readRecord } from '@/lib/lenient';
import { useUpdateAddress } from '@/lib/query-state-provider';
import { useSheetEntry } from '@/lib/use-sheet-entry';
import type { ResortFilterControls } from './use-resort-filters';

interface FilterPanel {
  isOpen: boolean;
  /** In the sheet, which somebody has opened for its filters, it is open until it is closed. */
  isOpenInSheet: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Whether the advanced panel is open. Kept with the history entry, so that Back finds the page as it was left. */
export function useFilterPanel(): FilterPanel {
  const state = readRecord(useLocation().state);
  const updateAddress = useUpdateAddress();
  const setOpen = (isOpen: boolean) =>
    void updateAddress({ state: { ...state, isFilterPanelOpen: isOpen }, replace: true });
  const { isFilterPanelOpen } = state;
  return { isOpen: isFilterPanelOpen === true, isOpenInSheet: isFilterPanelOpen !== false, setOpen };
}

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
