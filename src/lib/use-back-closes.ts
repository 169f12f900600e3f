import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRecord } from './lenient';
import { useUpdateAddress } from './query-state-provider';

/**
 * Lets Back close a sheet and stay on the page. The open sheet has an entry of its own in the history; one that is closed
 * in another way takes its entry with it, and so does one that was left behind by a reload.
 * @param isOpen whether the sheet is open
 * @param close called when Back was used
 * @param onClosed called once the sheet is closed and its entry gone: what changes the address waits for that
 */
export function useBackCloses(isOpen: boolean, close: () => void, onClosed: () => void): void {
  const navigate = useNavigate();
  const updateAddress = useUpdateAddress();
  const state = readRecord(useLocation().state);
  const isEntry = state.isSheetOpen === true;
  const before = useRef({ isOpen: false, isEntry: false });
  const isLeaving = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: it answers to changes of these two alone.
  useEffect(() => {
    const was = before.current;
    before.current = { isOpen, isEntry };
    if (!isEntry) isLeaving.current = false;
    if (isOpen && !was.isOpen && !isEntry) void updateAddress({ state: { ...state, isSheetOpen: true } });
    else if (isOpen && was.isEntry && !isEntry) close();
    else if (!isOpen && isEntry && !isLeaving.current) {
      isLeaving.current = true;
      void navigate(-1);
    } else if (!isOpen && was.isEntry && !isEntry) onClosed();
  }, [isOpen, isEntry]);
}
