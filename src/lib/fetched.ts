import { readRecord } from './lenient';

/** The result of a read: the data and its age. */
export interface Fetched<Data> {
  data: Data;
  /** When a response from the service worker's cache was received from the server, as an ISO instant; null: just now. */
  savedAt: string | null;
  /** True if it came with the page, from the build's snapshot of the API, taken at the query's `dataUpdatedAt`. */
  isSnapshot?: true;
}

/** Data made or changed by this browser, as if fetched just now. */
export const fetchedNow = <Data>(data: Data): Fetched<Data> => ({ data, savedAt: null });

/** For a query's `select`: the data without its age. */
export const dataOf = <Data>({ data }: Fetched<Data>): Data => data;

/** For a query's `select`: the data with its age. */
export const withAge = <Data>(fetched: Fetched<Data>): Fetched<Data> => fetched;

/** The pages of an infinite query's data, or the data of any other query as a single part. */
function partsOf(queryData: unknown): Record<string, unknown>[] {
  const { pages } = readRecord(queryData);
  return (Array.isArray(pages) ? pages : [queryData]).map(readRecord);
}

/** Whether any part of a query's data came from the build's snapshot. */
export const isFromSnapshot = (queryData: unknown): boolean =>
  partsOf(queryData).some(({ isSnapshot }) => isSnapshot === true);

/**
 * The `savedAt` of a query's data, of an infinite query that of its oldest page; null for data fetched just now, and for
 * anything that is not a `Fetched`.
 */
export function savedAtOf(queryData: unknown): string | null {
  const times = partsOf(queryData).map(({ savedAt }) => savedAt);
  return times.filter((time) => typeof time === 'string').sort()[0] ?? null;
}
