import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import { SEARCH_DEBOUNCE } from '@/config/constants';
import { activePrice, type ResortFilters } from './resort-filters';

export type PriceBounds = Pick<ResortFilters, 'minPrice' | 'maxPrice'>;

interface Draft {
  amounts: readonly number[];
  isApplied: boolean;
}

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
  const [draft, setDraft] = useState<Draft | null>(null);
  // For handlers: the last move of a pointer may not have been rendered when it is let go.
  const latest = useRef<Draft | null>(null);
  const isHeld = useRef(false);

  const put = (next: Draft | null) => {
    latest.current = next;
    setDraft(next);
  };

  // What is applied, here or elsewhere, takes the draft's place, unless it has been moved on meanwhile.
  const applied = [minPrice, maxPrice, range.min, range.max].join();
  const [seen, setSeen] = useState(applied);
  if (seen !== applied) {
    setSeen(applied);
    if (draft?.isApplied) setDraft(null);
  }
  useEffect(() => {
    if (draft === null) latest.current = null;
  }, [draft]);

  const apply = () => {
    if (!latest.current || latest.current.isApplied) return;
    const { amounts } = latest.current;
    const [from = range.min, to = range.max] = amounts.map((amount) => within(amount, range)).sort((a, b) => a - b);
    const bounds = activePrice({ minPrice: from, maxPrice: to }, range);
    const isSame = bounds.minPrice === minPrice && bounds.maxPrice === maxPrice;
    put(isSame ? null : { amounts: [from, to], isApplied: true });
    onChange(bounds);
  };

  const onQuiet = useEffectEvent(() => {
    if (!isHeld.current) apply();
  });
  useEffect(() => {
    if (!draft || draft.isApplied) return;
    const timer = setTimeout(() => onQuiet(), SEARCH_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [draft]);

  const [low = range.min, high = range.max] = draft?.amounts ?? [
    within(minPrice ?? range.min, range),
    within(maxPrice ?? range.max, range),
  ];
  return {
    low,
    high,
    move: (amounts: readonly number[]) => put({ amounts, isApplied: false }),
    /** Applies what was moved. */
    apply,
    /** Applies these two amounts. */
    set: (amounts: readonly number[]) => {
      put({ amounts, isApplied: false });
      apply();
    },
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
