import { useId, useMemo, useRef, useState } from 'react';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { isEmptyTrip } from '@/domain/trip/trip';
import { announceChunkFailure } from '@/lib/chunk-failure';
import { m } from '@/paraglide/messages';
import { useTrip } from './use-trip';

const OrderBand = lazyWithRetry(
  () => import('./order-band'),
  ({ OrderBand }) => OrderBand,
);

/**
 * Explains the order "Fits your trip": a button beside the counts, and the band it opens; in another order, a button
 * that switches to it. Stable until something changes.
 */
export function useOrderNote(sortByTrip: () => void) {
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
          onPointerEnter={OrderBand.prefetch}
          onFocus={OrderBand.prefetch}
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
