import { useRef, useState } from 'react';
import { announceChunkFailure } from '@/lib/chunk-failure';

interface LazyCode {
  preload: () => Promise<unknown>;
  prefetch: () => void;
}

/**
 * State of a list, menu or dialog whose chunk is fetched when its button is hovered or focused: spread `reach` on the
 * button. `open` waits for the chunk (`isPending` meanwhile); a failure is announced, and the next `open` fetches
 * again.
 * @param show opens what has a state elsewhere, as a sheet with a history entry; `isOpen` stays false then
 */
export function useLazyOpening({ preload, prefetch }: LazyCode, show?: () => void) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isWanted = useRef(false);
  const reveal = show ?? (() => setIsOpen(true));

  const open = async () => {
    isWanted.current = true;
    setIsPending(true);
    try {
      await preload();
      if (isWanted.current) reveal();
    } catch (error) {
      void announceChunkFailure(error);
    }
    setIsPending(false);
  };
  // Once the focus has moved on, a chunk arriving late must not open anything.
  const leave = () => {
    isWanted.current = false;
    setIsPending(false);
  };
  return {
    isOpen,
    isPending,
    open,
    close: () => setIsOpen(false),
    reach: { onPointerEnter: prefetch, onFocus: prefetch, onBlur: leave },
  };
}
