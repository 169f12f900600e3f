import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { readRecord } from './lenient';
import { useUpdateAddress } from './update-address';

interface SheetEntry<Choice> {
  isOpen: boolean;
  /** True once it has been opened, never during hydration; mount the sheet while it is true. */
  wasOpened: boolean;
  /** What `open` was given. */
  memory: Readonly<Record<string, unknown>>;
  /** Opens the sheet with a history entry of its own. */
  open: (memory?: Readonly<Record<string, unknown>>) => void;
  /** Closes the sheet by going back, once however often called, and then applies the choice that was made in it. */
  leave: (choice?: Choice) => void;
  /** Closes the sheet and leaves its history entry to the page. */
  keep: () => void;
}

/**
 * State of a sheet by its name, kept only in the history entry: Back closes the sheet and stays on the page, Forward and a
 * reload open it again.
 * @param applyChoice called once the page's own entry is current again, so that it can change the address of that entry
 */
export function useSheetEntry<Choice = never>(
  name: string,
  applyChoice?: (choice: Choice) => void,
): SheetEntry<Choice> {
  const { name: openName, ...memory } = readRecord(readRecord(useLocation().state).sheet);
  const isOpen = openName === name;
  const updateAddress = useUpdateAddress();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  const chosen = useRef<Choice | undefined>(undefined);
  const noteLeft = useEffectEvent(() => {
    const choice = chosen.current;
    chosen.current = undefined;
    if (choice !== undefined) applyChoice?.(choice);
  });
  const [wasOpened, setWasOpened] = useState(false);
  useEffect(() => {
    isLeaving.current = false;
    if (isOpen) setWasOpened(true);
    else noteLeft();
  }, [isOpen]);
  return {
    isOpen: isOpen && wasOpened,
    wasOpened,
    memory,
    // Once for a double press, whose second comes before the sheet is rendered: closing would lead back to the other entry.
    open: (given) =>
      void updateAddress({
        state: (now) => {
          const there = readRecord(now);
          return readRecord(there.sheet).name === name ? now : { ...there, sheet: { name, ...given } };
        },
      }),
    // The browser goes back asynchronously; a second press before that would leave the page.
    leave: useCallback(
      (choice) => {
        chosen.current = choice ?? chosen.current;
        if (isLeaving.current) return;
        isLeaving.current = true;
        void navigate(-1);
      },
      [navigate],
    ),
    keep: () =>
      void updateAddress({
        state: (now) => {
          const { sheet: _closed, ...others } = readRecord(now);
          return others;
        },
        replace: true,
      }),
  };
}
