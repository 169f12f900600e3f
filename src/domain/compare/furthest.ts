/** How the ends of a row are called. */
export const endWords = {
  height: ['lowest', 'highest'],
  price: ['lowest', 'highest'],
  rating: ['lowest', 'highest'],
  amount: ['least', 'most'],
  count: ['fewest', 'most'],
  distance: ['nearest', 'furthest'],
} as const;

/**
 * The word for the furthest values of a row: "highest", "lowest, shared"; null for those between, for what is not
 * reported, and for all where fewer than two report or all are equal. Values must be of one unit.
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
