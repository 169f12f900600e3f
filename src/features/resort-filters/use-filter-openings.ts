import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { searchFromListFilters } from '@/domain/filters/filter-address';
import { readRecord } from '@/lib/lenient';
import { useUpdateAddress } from '@/lib/update-address';
import { useSheetEntry } from '@/lib/use-sheet-entry';
import type { ResortFilterControls } from './use-resort-filters';

interface FilterPanel {
  isOpen: boolean;
  /** In the sheet, opened for its filters, the panel is open until it is closed. */
  isOpenInSheet: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Whether the advanced panel is open. Stored in the history entry, so that Back restores it. */
export function useFilterPanel(): FilterPanel {
  const { isFilterPanelOpen } = readRecord(useLocation().state);
  const updateAddress = useUpdateAddress();
  const setOpen = (isOpen: boolean) =>
    void updateAddress({ state: (now) => ({ ...readRecord(now), isFilterPanelOpen: isOpen }), replace: true });
  return { isOpen: isFilterPanelOpen === true, isOpenInSheet: isFilterPanelOpen !== false, setOpen };
}

interface FilterSheetState {
  isOpen: boolean;
  wasOpened: boolean;
  open: (controls: ResortFilterControls) => void;
  close: (controls: ResortFilterControls) => void;
}

/**
 * The sheet of filters and the choices made in it, in one history entry. However it is closed, Back included, the
 * choices stay and count as one step, or none if nothing changed.
 */
export function useFilterSheet(): FilterSheetState {
  const { isOpen, wasOpened, memory, open, leave, keep } = useSheetEntry('filters');
  const { search, state } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const navigate = useNavigate();
  /** The choices while the sheet is open: Back returns to the entry before them. */
  const chosen = useRef<string | null>(null);
  useLayoutEffect(() => {
    const before = chosen.current;
    chosen.current = isOpen ? search : null;
    if (isOpen || before === null || before === search || !isBack) return;
    void navigate({ search: before }, { state, preventScrollReset: true });
  }, [isOpen, isBack, search, state, navigate]);
  return {
    isOpen,
    wasOpened,
    // What is typed, but not yet applied, goes to the entry of the sheet.
    open: ({ filters }) => open({ filtersBefore: searchFromListFilters(filters) }),
    close: ({ draft, applyPending }) => {
      if (searchFromListFilters(draft) === memory.filtersBefore) {
        chosen.current = null;
        return leave();
      }
      applyPending();
      keep();
    },
  };
}
