import { CATALOGUE_MAX, CATALOGUE_PAGES_AT_ONCE } from '@/config/constants';
import type { Fetched } from '@/lib/fetched';
import type { Resort } from '../resorts/resort.schema';
import type { ResortPage } from '../resorts/resort-list.schema';
import { type Catalogue, toCatalogue } from './catalogue';

type FetchedPage = Fetched<ResortPage>;

/** The pages so far as one list in the order of the server; a resort on two pages stands once. */
function joinPages(pages: ReadonlyMap<number, FetchedPage>, hasEnded: boolean): Catalogue {
  const byId = new Map<string, Resort>();
  let total = 0;
  const times: string[] = [];
  for (const number of [...pages.keys()].sort((a, b) => a - b)) {
    const page = pages.get(number);
    if (!page) continue;
    for (const resort of page.data.resorts) if (!byId.has(resort.id)) byId.set(resort.id, resort);
    total = Math.max(total, page.data.pagination.totalCount);
    if (page.savedAt !== null) times.push(page.savedAt);
  }
  const savedAt = times.sort()[0] ?? null;
  return toCatalogue({ resorts: [...byId.values()], total, savedAt, snapshotAt: null }, hasEnded);
}

/**
 * Loads all resorts page by page, four pages at once, and gives the catalogue as it grows after each. It ends with the
 * last page, at the cap, and at a page that brings nothing new, whatever the server says of more. Throws what `getPage`
 * throws, after the pages under way have ended.
 */
export async function* loadPages(getPage: (page: number) => Promise<FetchedPage>): AsyncGenerator<Catalogue> {
  const pages = new Map<number, FetchedPage>();
  const known = new Set<string>();
  const underWay = new Map<number, Promise<{ number: number; page?: FetchedPage; error?: unknown }>>();
  let [next, last] = [1, 1];
  let isMoreNamed = false;
  let failure: { error: unknown } | null = null;

  const start = (number: number) => {
    const settled = getPage(number).then(
      (page) => ({ number, page }),
      (error: unknown) => ({ number, error }),
    );
    underWay.set(number, settled);
  };
  const add = (number: number, page: FetchedPage) => {
    const { resorts, pagination } = page.data;
    const knownBefore = known.size;
    for (const { id } of resorts) known.add(id);
    pages.set(number, page);
    if (known.size === knownBefore) {
      last = Math.min(last, number);
      isMoreNamed ||= resorts.length > 0 && pagination.hasNext;
    } else if (number === 1) {
      last = Math.max(pagination.totalPages, pagination.hasNext ? 2 : 1);
    } else if (number === last && pagination.hasNext) {
      last += 1;
    }
  };

  const launch = () => {
    const hasRoom = () => underWay.size < CATALOGUE_PAGES_AT_ONCE && known.size < CATALOGUE_MAX;
    while (!failure && next <= last && hasRoom()) start(next++);
  };

  launch();
  while (underWay.size > 0) {
    const { number, page, error } = await Promise.race(underWay.values());
    underWay.delete(number);
    if (page) {
      add(number, page);
      yield joinPages(pages, false);
    } else {
      failure ??= { error };
    }
    launch();
  }

  if (failure) throw failure.error;
  // A server that repeats a page although it names more has not given everything.
  yield joinPages(pages, !isMoreNamed);
}
