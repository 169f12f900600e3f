import type { QueryClient } from '@tanstack/react-query';
import type { FilterOptions } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import type { ResortPage } from '@/api/resorts/resort-list.schema';
import { getResorts } from '@/api/resorts/resorts.client';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { createQueryClient } from '@/app/query-client';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { noServerFilters, toListParams } from '@/domain/filters/server-filters';
import { setApiAddress } from '@/lib/axios-client';
import { AppError } from '@/lib/errors';
import { limitConcurrency } from '@/lib/limit-concurrency';
import { BuildFailure } from './build-failure';

/** The public data of the API at one moment. */
export interface Snapshot {
  /** When reading began, as an ISO instant. */
  savedAt: string;
  /** The first page of the list, as the browser would get it. */
  firstPage: ResortPage;
  topRated: Resort[];
  filterOptions: FilterOptions;
  /** Every resort with all its facts, by id and in the order of the list. */
  resorts: ReadonlyMap<string, Resort>;
}

interface SnapshotOptions {
  /** Whole address of the API. */
  apiUrl: string;
  /** Fewer resorts are a failure. */
  min: number;
  /** Called with how many resorts have been read, and the API's total. */
  onProgress?: (read: number, total: number, of: 'resorts' | 'details') => void;
  /** Retries as the app does; tests pass one that does not pause. */
  queryClient?: QueryClient;
}

type OnProgress = NonNullable<SnapshotOptions['onProgress']>;

const AT_ONCE = 4;
/** A list with more pages is an error of the API. */
const PAGES_MAX = 10_000;

/**
 * Reads the API once, with the clients and schemas of the app, four requests at a time. Throws a BuildFailure where the API
 * fails, sends what cannot be read, repeats a page, or has fewer than `min` resorts.
 */
export async function readSnapshot(options: SnapshotOptions): Promise<Snapshot> {
  const { apiUrl, min, onProgress = () => {}, queryClient = createQueryClient() } = options;
  setApiAddress(apiUrl.replace(/\/+$/, ''));
  const savedAt = new Date().toISOString();
  try {
    const { firstPage, listed } = await readList(queryClient, onProgress);
    const resorts = await readDetails(queryClient, listed, onProgress);
    if (resorts.size < min) {
      throw new BuildFailure(`the API has ${resorts.size} resorts, at least ${min} are expected`);
    }
    const [topRated, filterOptions] = await Promise.all([
      named('GET /resorts/top-rated', queryClient.fetchQuery(resortQueries.topRated(HOME_TOP_RESORTS))),
      named('GET /resorts/filters', queryClient.fetchQuery(resortQueries.filterOptions())),
    ]);
    return { savedAt, firstPage, topRated: topRated.data, filterOptions: filterOptions.data, resorts };
  } catch (error) {
    if (!(error instanceof BuildFailure)) throw error;
    throw new BuildFailure(`No snapshot of the API: ${error.message} (${apiUrl})`);
  } finally {
    queryClient.clear();
  }
}

/** A response of the API; where the API fails, a BuildFailure that names the request. */
async function named<Data>(request: string, response: Promise<Data>): Promise<Data> {
  try {
    return await response;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    const unreadable = error.code === 'UNKNOWN_ERROR' && error.statusCode === null;
    const status = error.statusCode ? ` (status ${error.statusCode})` : '';
    throw new BuildFailure(`${request}: ${unreadable ? 'the response cannot be read' : error.message}${status}`);
  }
}

/** Reads several items, four at a time. After a failure no further read is started. Throws the first error. */
function readAll<Item, Result>(items: readonly Item[], read: (item: Item) => Promise<Result>): Promise<Result[]> {
  const limited = limitConcurrency(AT_ONCE);
  const failed = new AbortController();
  const readOrStop = (item: Item) =>
    read(item).catch((error: unknown) => {
      failed.abort();
      throw error;
    });
  return Promise.all(items.map((item) => limited(() => readOrStop(item), failed.signal)));
}

/** Reads all pages of the list: its first page, and the resorts of all. */
async function readList(queryClient: QueryClient, onProgress: OnProgress) {
  const params = toListParams(noServerFilters);
  const pages: ResortPage[] = [];
  /** By the ids on them. */
  const seen = new Map<string, number>();
  let read = 0;
  const readPage = async (page: number): Promise<ResortPage> => {
    const request = `GET /resorts, page ${page}`;
    const response = queryClient.fetchQuery({
      queryKey: ['snapshot', page],
      queryFn: ({ signal }) => getResorts({ ...params, page }, signal),
    });
    const { data } = await named(request, response);
    const ids = data.resorts.map(({ id }) => id).join('\n');
    const before = seen.get(ids);
    if (ids !== '' && before !== undefined) throw new BuildFailure(`${request}: it repeats page ${before}`);
    seen.set(ids, page);
    pages[page - 1] = data;
    read += data.resorts.length;
    onProgress(read, data.pagination.totalCount, 'resorts');
    return data;
  };
  const firstPage = await readPage(1);
  const { hasNext, totalPages } = firstPage.pagination;
  if (hasNext && totalPages > PAGES_MAX) throw new BuildFailure(`GET /resorts: ${totalPages} pages cannot be true`);
  const others = hasNext ? Array.from({ length: totalPages - 1 }, (_, index) => index + 2) : [];
  await readAll(others, readPage);
  // An API without a page count says with each page whether there is another.
  let last = pages.at(-1);
  while (last?.pagination.hasNext && last.resorts.length > 0) {
    if (pages.length >= PAGES_MAX) throw new BuildFailure('GET /resorts: the list does not end');
    last = await readPage(pages.length + 1);
  }
  const resorts = pages.flatMap((page) => page.resorts);
  return { firstPage, listed: new Map(resorts.map((resort) => [resort.id, resort])) };
}

/** A list may leave facts out: if samples have more facts than their list entries, every resort is read individually. */
async function readDetails(
  queryClient: QueryClient,
  listed: ReadonlyMap<string, Resort>,
  onProgress: OnProgress,
): Promise<ReadonlyMap<string, Resort>> {
  const samples = await Promise.all(
    sampleOf([...listed.values()]).map(async (resort) => [resort, await readOne(queryClient, resort.id)] as const),
  );
  if (!samples.some(([resort, whole]) => whole !== null && tellsMore(whole, resort))) return listed;
  let read = 0;
  const resorts = await readAll([...listed.keys()], async (id) => {
    const resort = await readOne(queryClient, id);
    read += 1;
    onProgress(read, listed.size, 'details');
    return resort;
  });
  return new Map(resorts.filter((resort) => resort !== null).map((resort) => [resort.id, resort]));
}

/** The record of a resort; null if the API no longer knows it. */
function readOne(queryClient: QueryClient, id: string): Promise<Resort | null> {
  const record = queryClient.fetchQuery(resortQueries.detail(id)).then(
    ({ data }) => ({ ...data, id }),
    (error: unknown) => {
      if (error instanceof AppError && error.code === 'NOT_FOUND_ERROR') return null;
      throw error;
    },
  );
  return named(`GET /resorts/${id}`, record);
}

/** The first, the middle and the last resort, and the first without a description. */
function sampleOf(resorts: readonly Resort[]): Resort[] {
  const picked = [
    resorts[0],
    resorts[Math.floor(resorts.length / 2)],
    resorts.at(-1),
    resorts.find(({ description }) => description === ''),
  ];
  return [...new Set(picked)].filter((resort) => resort !== undefined);
}

/** Whether a fact is not reported: '', 0, null, NaN, an empty list, or an object of nothing but these. */
export function isUnreported(value: unknown): boolean {
  if (value === null || value === '' || value === 0 || Number.isNaN(value)) return true;
  return typeof value === 'object' && Object.values(value).every(isUnreported);
}

/** Whether a record has a fact that the entry of the list lacks. */
const tellsMore = (whole: Resort, listed: Resort): boolean =>
  (Object.keys(whole) as (keyof Resort)[]).some((fact) => isUnreported(listed[fact]) && !isUnreported(whole[fact]));
