/** The words for the ends of a row. */
export const endWords = {
  height: ['lowest', 'highest'],
  price: ['lowest', 'highest'],
  rating: ['lowest', 'highest'],
  amount: ['least', 'most'],
  count: ['fewest', 'most'],
  distance: ['nearest', 'furthest'],
} as const;

/**
 * The words for the extreme values of a row: "highest", "lowest, shared"; null for values between, for missing ones, and for
 * all if fewer than two are reported or all are equal. Values must share a unit.
 */
export function furthestWords(values: readonly (number | null)[], kind: keyof typeof endWords): (string | null)[] {
  const reported = values.filter((value) => value !== null);
  const [least, most] = [Math.min(...reported), Math.max(...reported)];
  if (reported.length < 2 || least === most) return values.map(() => null);
  const [lowWord, highWord] = endWords[kind];
  const shared = (end: number) => (reported.filter((value) => value === end).length > 1 ? ', shared' : '');
  return values.map((value) => {
    if (value === least) return `${lowWord}${shared(least)}`;
    return value === most ? `${highWord}${shared(most)}` : null;
  });
}
