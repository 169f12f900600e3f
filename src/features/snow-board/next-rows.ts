/** A row's requests. */
export interface RequestRow {
  id: string;
  /** Both reports are fresh, so it needs no request. */
  isFresh: boolean;
  /** How many of its first requests are pending. One waiting for a retry does not count. */
  requests: number;
}

/** A row requests weather and forecast. */
const REQUESTS_OF_ROW = 2;

/**
 * The rows to request next, so that at most `most` requests are pending: those in view first, then the others in order.
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
