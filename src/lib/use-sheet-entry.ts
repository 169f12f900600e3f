import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRecord } from './lenient';
import { useUpdateAddress } from './query-state-provider';

interface SheetEntry {
  isOpen: boolean;
  /** True from the first opening on, and never while a page is hydrated: mount the sheet then. */
  wasOpened: boolean;
  /** What `open` was given. */
  memory: Readonly<Record<string, unknown>>;
  /** Opens the sheet in an entry of its own in the history. */
  open: (memory?: Readonly<Record<string, unknown>>) => void;
  /** Closes the sheet by going back to the page's own entry; once, however often it is called. */
  leave: () => void;
  /** Closes the sheet and makes its entry a step of the page. */
  keep: () => void;
}

/**
 * Whether the sheet of that name is open. The history alone knows: Back closes the sheet and stays on the page, Forward and
 * a reload open it again.
 */
export function useSheetEntry(name: string): SheetEntry {
  const { sheet, ...state } = readRecord(useLocation().state);
  const { name: openName, ...memory } = readRecord(sheet);
  const isOpen = openName === name;
  const updateAddress = useUpdateAddress();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    isLeaving.current = false;
    if (isOpen) setWasOpened(true);
  }, [isOpen]);
  return {
    isOpen: isOpen && wasOpened,
    wasOpened,
    memory,
    open: (given) => void updateAddress({ state: { ...state, sheet: { name, ...given } } }),
    // The browser goes back some time later, and a second press meanwhile would leave the page.
    leave: useCallback(() => {
      if (isLeaving.current) return;
      isLeaving.current = true;
      void navigate(-1);
    }, [navigate]),
    keep: () => void updateAddress({ state, replace: true }),
  };
}
