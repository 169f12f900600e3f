/** Compares sort keys, the most significant first; negative if `a` comes first. Keys may be infinite. */
export function compareKeys(a: readonly number[], b: readonly number[]): number {
  for (let index = 0; index < a.length; index += 1) {
    const [key = 0, other = 0] = [a[index], b[index]];
    if (key !== other) return key < other ? -1 : 1;
  }
  return 0;
}
