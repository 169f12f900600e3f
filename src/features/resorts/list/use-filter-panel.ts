import { useCallback } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRecord } from '@/lib/tolerant';

/** Whether the advanced panel is open. Kept with the history entry, so that Back finds the page as it was left. */
export function useFilterPanel(): [isOpen: boolean, setOpen: (isOpen: boolean) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const setOpen = useCallback(
    (isOpen: boolean) => {
      const next = { ...readRecord(state), isFilterPanelOpen: isOpen };
      void navigate({ search, hash }, { replace: true, state: next, preventScrollReset: true });
    },
    [navigate, search, hash, state],
  );
  return [readRecord(state).isFilterPanelOpen === true, setOpen];
}
