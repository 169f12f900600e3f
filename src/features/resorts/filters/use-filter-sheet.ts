import { useLocation, useNavigate } from 'react-router-dom';
import { readRecord } from '@/lib/lenient';
import { useUpdateAddress } from '@/lib/query-state-provider';
import { searchFromFilters } from './resort-filters';
import type { ResortFilterControls } from './use-resort-filters';

/**
 * Whether the sheet of filters is open. It has an entry of its own in the history, in which the choices made in it are
 * kept: Back closes the sheet and takes them back, closing it leaves one step for all of them, or none where nothing was
 * chosen.
 */
export function useFilterSheet(): {
  isOpen: boolean;
  open: (controls: ResortFilterControls) => void;
  close: (controls: ResortFilterControls) => void;
} {
  const { isFilterSheetOpen, filtersBefore, ...state } = readRecord(useLocation().state);
  const updateAddress = useUpdateAddress();
  const navigate = useNavigate();
  return {
    isOpen: isFilterSheetOpen === true,
    open: ({ current }) =>
      void updateAddress({ state: { ...state, isFilterSheetOpen: true, filtersBefore: searchFromFilters(current()) } }),
    close: ({ current, change }) => {
      if (searchFromFilters(current()) === filtersBefore) return void navigate(-1);
      // What is still resting, such as a price, belongs to this step.
      change({});
      void updateAddress({ state, replace: true });
    },
  };
}
