import { useRef } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { FilterChoice } from '@/domain/filters/catalogue-filters';
import { activePrice } from '@/domain/filters/resort-filters';
import type { PriceBounds } from './use-resort-filters';

export interface PriceDraftOptions {
  range: Range;
  /** What the controls show. */
  bounds: PriceBounds;
  /** What amounts are meant in from now on; '' for each resort's own currency. */
  unit: string;
  onMove: (bounds: PriceBounds, isHeld: boolean) => void;
  onChange: (choice: FilterChoice) => void;
}

/**
 * The two amounts while they are being moved. Nothing is applied as long as the handle is held; keys are applied when
 * they rest. A bound at the end of the range is no bound.
 */
export function usePriceDraft({ range, bounds, unit, onMove, onChange }: PriceDraftOptions) {
  const isHeld = useRef(false);
  const isMoved = useRef(false);
  const within = (amount: number) => Math.min(range.max, Math.max(range.min, amount));

  const boundsOf = (amounts: readonly number[]) => {
    const [minPrice = range.min, maxPrice = range.max] = amounts.map(within).sort((a, b) => a - b);
    const active = activePrice({ minPrice, maxPrice }, range);
    const isBound = active.minPrice !== null || active.maxPrice !== null;
    return { ...active, currency: isBound ? unit : '' };
  };
  const apply = () => {
    if (isMoved.current) onChange(({ minPrice, maxPrice, currency }) => ({ minPrice, maxPrice, currency }));
    isMoved.current = false;
  };
  return {
    low: within(bounds.minPrice ?? range.min),
    high: within(bounds.maxPrice ?? range.max),
    move: (amounts: readonly number[]) => {
      isMoved.current = true;
      onMove(boundsOf(amounts), isHeld.current);
    },
    /** Applies what was moved. */
    apply,
    /** Applies these two amounts. */
    set: (amounts: readonly number[]) => onChange(boundsOf(amounts)),
    hold: () => {
      isHeld.current = true;
    },
    release: () => {
      isHeld.current = false;
      apply();
    },
    /** The focus has left a handle. */
    leave: () => {
      if (!isHeld.current) apply();
    },
  };
}
