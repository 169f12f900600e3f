import { useEffect, useRef, useState } from 'react';
import { announceChunkFailure } from '@/lib/chunk-failure';

/**
 * State of a list, menu or dialog whose chunk is fetched when its button is hovered or focused: spread `reach` on the
 * button. `open` waits for the chunk (`isPending` meanwhile); a failure is announced if it is still awaited, and the next `open`
 * fetches again. What has a state elsewhere, as a sheet with a history entry, is shown by the function `open` is given.
 */
export function useLazyOpening({ preload, prefetch }: { preload: () => Promise<unknown>; prefetch: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  /** Shows what was pressed last; null once somebody has moved on. */
  const wanted = useRef<(() => void) | null>(null);
  const forget = () => {
    wanted.current = null;
    setIsPending(false);
  };
  useEffect(
    () => () => {
      wanted.current = null;
    },
    [],
  );

  const open = async (show = () => setIsOpen(true)) => {
    wanted.current = show;
    setIsPending(true);
    const next = await preload().then(
      () => show,
      (failure) => () => void announceChunkFailure(failure),
    );
    if (wanted.current !== show) return;
    next();
    setIsPending(false);
  };
  // Once the focus has moved on, a chunk arriving late must not open anything. Where the window lost it, the button keeps it.
  const leave = ({ currentTarget }: { currentTarget: Element }) => {
    if (document.activeElement !== currentTarget) forget();
  };
  return {
    isOpen,
    isPending,
    open,
    close: () => {
      forget();
      setIsOpen(false);
    },
    reach: { onPointerEnter: prefetch, onFocus: prefetch, onBlur: leave },
  };
}
