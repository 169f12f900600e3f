import { CATALOGUE_MAX, CATALOGUE_PAGES_AT_ONCE, CATALOGUE_PROGRESS_INTERVAL } from '@/config/constants';
import { type Fetched, savedAtOf } from '@/lib/fetched';
import { uniqueById } from '@/lib/lenient';
import type { ResortPage } from '../resorts/resort-list.schema';
import { type Catalogue, toCatalogue } from './catalogue';

type FetchedPage = Fetched<ResortPage>;

/** Joins pages into a catalogue, in the server's order and without duplicates. */
function joinPages(pages: ReadonlyMap<number, FetchedPage>, hasEnded: boolean): Catalogue {
  const inOrder = [...pages].sort(([a], [b]) => a - b).map(([, page]) => page);
  const resorts = uniqueById(inOrder.flatMap(({ data }) => data.resorts));
  const total = Math.max(...inOrder.map(({ data }) => data.pagination.totalCount));
  return toCatalogue({ resorts, total, savedAt: savedAtOf({ pages: inOrder }), snapshotAt: null }, hasEnded);
}

const passed = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * Loads all resorts, CATALOGUE_PAGES_AT_ONCE pages at a time, and yields the growing catalogue with the first page and
 * every CATALOGUE_PROGRESS_INTERVAL: rendering each of hundreds of pages would delay every press. It ends
 * with the last page, at the cap, and at a page without a new resort, even if the server claims more. Throws what `getPage`
 * throws, after the pending pages have ended and what they brought has been yielded.
 */
export async function* loadPages(getPage: (page: number) => Promise<FetchedPage>): AsyncGenerator<Catalogue> {
  const pages = new Map<number, FetchedPage>();
  const known = new Set<string>();
  const pending = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let [next, last] = [1, 1];
  let claimsMore = false;
  let yieldedAt = Number.NEGATIVE_INFINITY;
  let hasNew = false;

  const add = (number: number, page: FetchedPage) => {
    const { resorts, pagination } = page.data;
    const knownBefore = known.size;
    for (const { id } of resorts) known.add(id);
    pages.set(number, page);
    hasNew = true;
    if (known.size === knownBefore) {
      last = Math.min(last, number);
      claimsMore ||= resorts.length > 0 && pagination.hasNext;
    } else if (number === 1) {
      last = Math.max(pagination.totalPages, pagination.hasNext ? 2 : 1);
    } else if (number === last && pagination.hasNext) {
      last += 1;
    }
  };

  const start = (number: number) => {
    const settled: Promise<void> = getPage(number)
      .then((page) => add(number, page))
      .catch((error: unknown) => void failures.push(error))
      .finally(() => pending.delete(settled));
    pending.add(settled);
  };
  const launch = () => {
    const hasRoom = () => pending.size < CATALOGUE_PAGES_AT_ONCE && known.size < CATALOGUE_MAX;
    while (failures.length === 0 && next <= last && hasRoom()) start(next++);
  };

  for (launch(); pending.size > 0; launch()) {
    const untilDue = yieldedAt + CATALOGUE_PROGRESS_INTERVAL - performance.now();
    await Promise.race([...pending, ...(hasNew ? [passed(untilDue)] : [])]);
    if (hasNew && performance.now() - yieldedAt >= CATALOGUE_PROGRESS_INTERVAL) {
      yieldedAt = performance.now();
      hasNew = false;
      yield joinPages(pages, false);
    }
  }

  if (failures.length > 0) {
    if (hasNew) yield joinPages(pages, false);
    throw failures[0];
  }
  // A server that repeats a page and claims more has not sent all resorts.
  yield joinPages(pages, !claimsMore);
}
