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

/** The pages of an infinite query's data, or the data of any other query as a single part. */
const partsOf = (queryData: unknown): readonly unknown[] => {
  const isPaged = typeof queryData === 'object' && queryData !== null && 'pages' in queryData;
  return isPaged && Array.isArray(queryData.pages) ? queryData.pages : [queryData];
};

/** Whether any part of a query's data came from the build's snapshot. */
export const isFromSnapshot = (queryData: unknown): boolean =>
  partsOf(queryData).some((part) => typeof part === 'object' && part !== null && 'isSnapshot' in part);

const savedAtOfOne = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'savedAt' in value && typeof value.savedAt === 'string'
    ? [value.savedAt]
    : [];

/**
 * The `savedAt` of a query's data, of an infinite query that of its oldest page; null for data fetched just now, and for
 * anything that is not a `Fetched`.
 */
export function savedAtOf(queryData: unknown): string | null {
  return partsOf(queryData).flatMap(savedAtOfOne).sort()[0] ?? null;
}
