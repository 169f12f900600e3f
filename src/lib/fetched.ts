/** What a read gives: the data, and how old it is. */
export interface Fetched<Data> {
  data: Data;
  /** When the server gave a response that comes from the service worker's cache, as an ISO instant; null: just now. */
  savedAt: string | null;
  /** It came with the page, from the build's snapshot of the API; the query's `dataUpdatedAt` says when that was taken. */
  isSnapshot?: true;
}

/** Data that this browser has made or changed itself, as if it had been fetched just now. */
export const fetchedNow = <Data>(data: Data): Fetched<Data> => ({ data, savedAt: null });

/** For a query's `select`: components get the data alone. */
export const dataOf = <Data>({ data }: Fetched<Data>): Data => data;

/** The parts of what a query holds: its pages, or all of it. */
const partsOf = (queryData: unknown): readonly unknown[] => {
  const isPaged = typeof queryData === 'object' && queryData !== null && 'pages' in queryData;
  return isPaged && Array.isArray(queryData.pages) ? queryData.pages : [queryData];
};

/** Whether any of what a query holds came with the page, from the build's snapshot. */
export const isFromSnapshot = (queryData: unknown): boolean =>
  partsOf(queryData).some((part) => typeof part === 'object' && part !== null && 'isSnapshot' in part);

const savedAtOfOne = (value: unknown): string[] =>
  typeof value === 'object' && value !== null && 'savedAt' in value && typeof value.savedAt === 'string'
    ? [value.savedAt]
    : [];

/**
 * When a cached response was given, from what a query holds; null for one that came just now, and for anything that is
 * no `Fetched`. Of an infinite query the oldest page counts.
 */
export function savedAtOf(queryData: unknown): string | null {
  return partsOf(queryData).flatMap(savedAtOfOne).sort()[0] ?? null;
}
