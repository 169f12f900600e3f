import { useLocation } from 'react-router-dom';
import { readRecord } from '@/lib/lenient';
import { useUpdateAddress } from '@/lib/query-state-provider';

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
