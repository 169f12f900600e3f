/** Sort keys, the most significant first. What has no figure is last: its key is infinite. */
type Keys = readonly number[];

/** The key of a figure for an order that begins with the largest; null is last. */
export const largestFirst = (figure: number | null): number => (figure === null ? Number.POSITIVE_INFINITY : -figure);

/** Compares sort keys; negative if `a` comes first. */
function compareKeys(a: Keys, b: Keys): number {
  for (let index = 0; index < a.length; index += 1) {
    const [key = 0, other = 0] = [a[index], b[index]];
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}

/** A copy of some items in the order of their keys, each worked out once. */
export const sortedByKeys = <Item>(items: readonly Item[], keysOf: (item: Item) => Keys): Item[] =>
  items
    .map((item) => ({ item, keys: keysOf(item) }))
    .sort((a, b) => compareKeys(a.keys, b.keys))
    .map(({ item }) => item);

/** Comparator of ids, the same in every language. */
export const byId = (a: { id: string }, b: { id: string }): number => (a.id < b.id ? -1 : Number(a.id > b.id));
