import { type ReactNode, useCallback, useId, useRef, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { announceChunkFailure } from '@/lib/chunk-failure';
import type { ThenBy } from './trip';
import { useTrip } from './use-trip';

const OrderBand = lazyWithRetry(
  () => import('./order-band'),
  ({ OrderBand }) => OrderBand,
);

const reach = () => void OrderBand.preload().catch(() => {});

/** What a list in the order "Fits your trip" says of it: a button for the line of its counts, and the band that opens below. */
export function useOrderNote(): { button: ReactNode; band: ReactNode } {
  const { trip, isFromLink, save } = useTrip();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => {
    setOpen(false);
    button.current?.focus();
  }, []);
  const onThenBy = (thenBy: ThenBy) => save({ ...trip, thenBy });
  return {
    button: (
      <button
        ref={button}
        type="button"
        className="link text-small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPointerEnter={reach}
        onFocus={reach}
        onClick={() => {
          if (isOpen) setOpen(false);
          else void OrderBand.preload().then(() => setOpen(true), announceChunkFailure);
        }}
      >
        Why this order?
      </button>
    ),
    band: isOpen && <OrderBand id={id} trip={trip} onThenBy={isFromLink ? undefined : onThenBy} onClose={close} />,
  };
}
