import { useLocation } from 'react-router-dom';
import { readRecord } from '@/lib/lenient';
import { useUpdateAddress } from '@/lib/query-state-provider';

/** Whether the advanced panel is open. Kept with the history entry, so that Back finds the page as it was left. */
export function useFilterPanel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const state = readRecord(useLocation().state);
  const updateAddress = useUpdateAddress();
  const setOpen = (isOpen: boolean) =>
    void updateAddress({ state: { ...state, isFilterPanelOpen: isOpen }, replace: true });
  return [state.isFilterPanelOpen === true, setOpen];
}
