import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import { SEARCH_DEBOUNCE } from '@/config/constants';
import { activePrice, type ResortFilters } from './resort-filters';

export type PriceBounds = Pick<ResortFilters, 'minPrice' | 'maxPrice'>;

const within = (amount: number, { min, max }: Range) => Math.min(max, Math.max(min, amount));

/**
 * The two amounts while they are being moved. Nothing is applied as long as the handle is held; keys are applied when
 * they rest. A bound at the end of the range is no bound.
 */
export function usePriceDraft(
  range: Range,
  { minPrice, maxPrice }: PriceBounds,
  onChange: (bounds: PriceBounds) => void,
) {
  const [draft, setDraft] = useState<readonly number[] | null>(null);
  // For handlers: the last move of a pointer may not have been rendered when it is let go.
  const moved = useRef<readonly number[] | null>(null);
  const isHeld = useRef(false);

  const put = (amounts: readonly number[] | null) => {
    moved.current = amounts;
    setDraft(amounts);
  };

  // What is applied, here or elsewhere, takes the draft's place.
  const applied = [minPrice, maxPrice, range.min, range.max].join();
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    setDraft(null);
  }
  useEffect(() => {
    if (draft === null) moved.current = null;
  }, [draft]);

  const apply = (amounts = moved.current) => {
    if (!amounts) return;
    const [from, to] = amounts.map((amount) => within(amount, range)).sort((a, b) => a - b);
    const bounds = activePrice({ minPrice: from ?? null, maxPrice: to ?? null }, range);
    const isSame = bounds.minPrice === minPrice && bounds.maxPrice === maxPrice;
    put(isSame ? null : [from ?? range.min, to ?? range.max]);
    if (!isSame) onChange(bounds);
  };

  const onQuiet = useEffectEvent(() => {
    if (!isHeld.current) apply();
  });
  useEffect(() => {
    if (!draft) return;
    const timer = setTimeout(() => onQuiet(), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [draft]);

  const [low = range.min, high = range.max] = draft ?? [
    within(minPrice ?? range.min, range),
    within(maxPrice ?? range.max, range),
  ];
  return {
    low,
    high,
    move: put,
    apply,
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
