import { z } from 'zod/mini';
import { PAGE_SIZE } from '@/config/constants';
import { unwrapList } from '@/lib/envelope';
import { readNumber, readRecord, uniqueById } from '@/lib/lenient';
import { type Resort, resortSchema } from './resort.schema';

interface Pagination {
  currentPage: number;
  totalPages: number;
  totalCount: number;
  limit: number;
  hasNext: boolean;
}

export interface ResortPage {
  resorts: Resort[];
  pagination: Pagination;
}

const atLeast = (least: number, value: unknown): number | null => {
  const number = readNumber(value);
  return number !== null && number >= least ? Math.floor(number) : null;
};

/** Reads the pagination; a list without one is a single page. `shown` is the number of resorts sent. */
function readPagination(value: unknown, { requested, shown }: { requested: number; shown: number }): Pagination {
  const raw = readRecord(value);
  const currentPage = atLeast(1, raw.current_page) ?? requested;
  const limit = atLeast(1, raw.limit) ?? PAGE_SIZE;
  const totalCount = Math.max(atLeast(0, raw.total_count) ?? 0, shown);
  const counted = raw.total_count === undefined ? 1 : Math.ceil(totalCount / limit);
  const totalPages = atLeast(0, raw.total_pages) ?? counted;
  return {
    currentPage,
    totalPages,
    totalCount,
    limit,
    hasNext: typeof raw.has_next === 'boolean' ? raw.has_next : currentPage < totalPages,
  };
}

/** `{ resorts }` or a bare array -> resorts, each once. */
export const resortArraySchema = z.pipe(
  unwrapList('resorts', resortSchema),
  z.transform((found: Resort[]) => uniqueById(found)),
);

/** `{ resorts, pagination }` or a bare array -> a page of resorts. `requested` is its number unless the server says another. */
export const resortPageSchema = (requested: number) =>
  z.transform((body: unknown, context): ResortPage => {
    const { data: found } = resortArraySchema.safeParse(body);
    const pagination = readPagination(readRecord(body).pagination, { requested, shown: found?.length ?? 0 });
    // A first page with none of the resorts that it counts must not read as "no match".
    if (!found || (requested === 1 && found.length === 0 && pagination.totalCount > 0)) {
      context.issues.push({ code: 'custom', message: 'No resorts', input: body });
      return z.NEVER;
    }
    return { resorts: found, pagination };
  });
