import { useRef, useState } from 'react';
import { announceChunkFailure } from '@/lib/chunk-failure';

/**
 * State of a list, menu or dialog whose chunk is fetched when its button is hovered or focused: spread `reach` on the
 * button. `open` waits for the chunk (`isPending` meanwhile); a failure is announced, and the next `open` fetches
 * again.
 */
export function useLazyOpening({ preload, prefetch }: { preload: () => Promise<unknown>; prefetch: () => void }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isWanted = useRef(false);

  const open = async () => {
    isWanted.current = true;
    setIsPending(true);
    try {
      await preload();
      if (isWanted.current) setIsOpen(true);
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
