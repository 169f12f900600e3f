/** The texts, each with how often it occurs, most often first, ties in code order. Empty ones do not count. */
export function mostUsed(texts: Iterable<string>): [text: string, count: number][] {
  const uses = new Map<string, number>();
  for (const text of texts) if (text !== '') uses.set(text, (uses.get(text) ?? 0) + 1);
  return [...uses].sort(([a, usesOfA], [b, usesOfB]) => usesOfB - usesOfA || (a < b ? -1 : 1));
}
