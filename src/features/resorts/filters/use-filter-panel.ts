import { useCallback } from 'react';
import { useLocation } from 'react-router-dom';
import { readRecord } from '@/lib/lenient';
import type { ResortFilterControls } from './use-resort-filters';

/** Whether the advanced panel is open. Kept with the history entry, so that Back finds the page as it was left. */
export function useFilterPanel(
  keep: ResortFilterControls['keep'],
): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { state } = useLocation();
  const setOpen = useCallback((isOpen: boolean) => keep({ isFilterPanelOpen: isOpen }), [keep]);
  return [readRecord(state).isFilterPanelOpen === true, setOpen];
}
