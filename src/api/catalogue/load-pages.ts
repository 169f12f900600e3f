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

/**
 * Loads all resorts, CATALOGUE_PAGES_AT_ONCE pages at a time. Calls `onProgress` with the first page, and with the growing catalogue
 * once every CATALOGUE_PROGRESS_INTERVAL: rendering each of hundreds of pages would delay every press. It ends with the last page, at
 * the cap, and at a page without a new resort, even if the server claims more. Throws what `getPage` throws, after the pending pages
 * have ended and `onProgress` was called with what they brought.
 */
export async function loadPages(
  getPage: (page: number) => Promise<FetchedPage>,
  onProgress: (catalogue: Catalogue) => void = () => {},
): Promise<Catalogue> {
  const pages = new Map<number, FetchedPage>();
  const known = new Set<string>();
  const failures: unknown[] = [];
  let next = 1;
  let last = 1;
  let claimsMore = false;
  let hasGrown = false;

  async function loadNext() {
    const number = next++;
    const page = await getPage(number);
    const { resorts, pagination } = page.data;
    const knownBefore = known.size;
    for (const { id } of resorts) known.add(id);
    pages.set(number, page);
    if (known.size === knownBefore) {
      last = Math.min(last, number);
      claimsMore ||= resorts.length > 0 && pagination.hasNext;
    } else if (number === 1) {
      last = Math.max(pagination.totalPages, pagination.hasNext ? 2 : 1);
    } else if (number === last && pagination.hasNext) {
      last += 1;
    }
    hasGrown = true;
  }

  async function loadUntilEnd() {
    while (next <= last && known.size < CATALOGUE_MAX && failures.length === 0) {
      await loadNext().catch((error: unknown) => failures.push(error));
    }
  }

  const show = () => {
    if (hasGrown) onProgress(joinPages(pages, false));
    hasGrown = false;
  };
  await loadNext();
  show();
  const timer = setInterval(show, CATALOGUE_PROGRESS_INTERVAL);
  await Promise.all(Array.from({ length: CATALOGUE_PAGES_AT_ONCE }, loadUntilEnd));
  clearInterval(timer);

  // A server that repeats a page and claims more has not sent all resorts.
  const catalogue = joinPages(pages, failures.length === 0 && !claimsMore);
  if (failures.length === 0) return catalogue;
  onProgress(catalogue);
  throw failures[0];
}
