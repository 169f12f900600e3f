import { useRef, useState } from 'react';
import { announceChunkFailure } from '@/lib/chunk-failure';

/**
 * A list or menu whose code comes when someone reaches for its button: spread `reach` on that. `open` waits
 * for the code, `isPending` meanwhile; code that does not come is announced, and fetched again by the next `open`.
 */
export function useLazyOpening({ preload }: { preload: () => Promise<unknown> }) {
  const [isOpen, setIsOpen] = useState(false);
  const [isPending, setIsPending] = useState(false);
  const isWanted = useRef(false);

  const prepare = () => void preload().catch(() => {});
  const open = () => {
    isWanted.current = true;
    setIsPending(true);
    const show = () => {
      setIsPending(false);
      if (!isWanted.current) return;
      setIsOpen(true);
    };
    const giveUp = () => {
      setIsPending(false);
      void announceChunkFailure();
    };
    preload().then(show, giveUp);
  };
  // Who has gone on meanwhile must not be called back by what comes later.
  const leave = () => {
    isWanted.current = false;
    setIsPending(false);
  };
  return {
    isOpen,
    isPending,
    open,
    close: () => setIsOpen(false),
    reach: { onPointerEnter: prepare, onFocus: prepare, onBlur: leave },
  };
}
