/** A row as far as its requests are concerned. */
export interface RequestRow {
  id: string;
  /** Both reports are fresh, so that it requests nothing. */
  isFresh: boolean;
  /** How many of its requests are under way for the first time; one that waits to be retried leaves its place to others. */
  requests: number;
}

/** Each row requests its weather and its forecast. */
const REQUESTS_OF_ROW = 2;

/**
 * Which rows are to request their reports next, so that no more than `most` requests are under way: those in view first, then
 * the others in their order.
 */
export function nextRows(
  rows: readonly RequestRow[],
  started: ReadonlySet<string>,
  inView: ReadonlySet<string>,
  most: number,
): string[] {
  const free = most - rows.reduce((sum, { requests }) => sum + requests, 0);
  if (free <= 0) return [];
  const waiting = rows.filter(({ id, isFresh }) => !isFresh && !started.has(id)).map(({ id }) => id);
  const ordered = [...waiting.filter((id) => inView.has(id)), ...waiting.filter((id) => !inView.has(id))];
  return ordered.slice(0, Math.ceil(free / REQUESTS_OF_ROW));
}
