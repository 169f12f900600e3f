import { m } from '@/paraglide/messages';

/** What the ends of a row are called. In other languages heights, prices and ratings may differ in gender. */
export const rowEnds = {
  height: ['lowest', 'highest'],
  price: ['lowest-price', 'highest-price'],
  rating: ['lowest-rating', 'highest-rating'],
  amount: ['least', 'most'],
  count: ['fewest', 'most'],
  distance: ['nearest', 'furthest'],
} as const;

/**
 * The words for the extreme values of a row: "highest", "lowest, shared"; null for values between, for missing ones, and for
 * all if fewer than two are reported or all are equal. Values must share a unit.
 */
export function superlatives(values: readonly (number | null)[], kind: keyof typeof rowEnds): (string | null)[] {
  const reported = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...reported), Math.max(...reported)];
  if (reported.length < 2 || least === most) return values.map(() => null);
  const [low, high] = rowEnds[kind];
  return values.map((value) => {
    if (value !== least && value !== most) return null;
    const isShared = reported.filter((other) => other === value).length > 1;
    return m.superlative({ end: value === least ? low : high, isShared: String(isShared) });
  });
}
