import { type ReactNode, useId, useMemo, useRef, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { isEmptyTrip } from '@/domain/trip/trip';
import { announceChunkFailure } from '@/lib/chunk-failure';
import { m } from '@/paraglide/messages';
import { useTrip } from './use-trip';

const OrderBand = lazyWithRetry(
  () => import('./order-band'),
  ({ OrderBand }) => OrderBand,
);

const reach = () => void OrderBand.preload().catch(() => {});

interface OrderNote {
  button: ReactNode;
  band: ReactNode;
  /** Leads to this order from another one; null without a trip. */
  offer: ReactNode;
}

/**
 * What a list says of the order "Fits your trip": a button for the line of its counts, and the band that opens below; in
 * another order, the way to this one. The same object until something changes.
 */
export function useOrderNote(sortByTrip: () => void): OrderNote {
  const { trip, chooseThenBy } = useTrip();
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  return useMemo(() => {
    const close = () => {
      setOpen(false);
      button.current?.focus();
    };
    const toggle = () => {
      if (isOpen) setOpen(false);
      else void OrderBand.preload().then(() => setOpen(true), announceChunkFailure);
    };
    return {
      button: (
        <button
          ref={button}
          type="button"
          className="link flex-none text-small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onPointerEnter={reach}
          onFocus={reach}
          onClick={toggle}
        >
          {m.trip_why_order()}
        </button>
      ),
      offer: isEmptyTrip(trip) ? null : (
        <button type="button" className="link flex-none text-small" onClick={sortByTrip}>
          {m.trip_fits_first()}
        </button>
      ),
      band: isOpen && <OrderBand id={id} trip={trip} onThenBy={chooseThenBy} onClose={close} />,
    };
  }, [trip, chooseThenBy, isOpen, id, sortByTrip]);
}
