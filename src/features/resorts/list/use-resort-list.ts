import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { Resort } from '@/api/resorts/resort.schema';
import type { ResortPage } from '@/api/resorts/resort-list.schema';
import type { ResortListParams } from '@/api/resorts/resorts.client';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { messages } from '@/config/messages';
import { useAnnounceFailure } from '@/lib/announce-failure';
import type { Fetched } from '@/lib/fetched';

/** The pages loaded so far as one list. */
export interface ResortList {
  resorts: Resort[];
  /** How many resorts match in all. */
  total: number;
  pagesLoaded: number;
  pagesInAll: number;
}

/** A resort that moved to another page while they were loaded stands once, where it came first. */
function toList({ pages }: InfiniteData<Fetched<ResortPage>>): ResortList {
  const byId = new Map<string, Resort>();
  for (const { data } of pages) {
    for (const resort of data.resorts) if (!byId.has(resort.id)) byId.set(resort.id, resort);
  }
  // Of all pages, a refetch brings the first one.
  const { totalCount = 0, totalPages = 0 } = pages[0]?.data.pagination ?? {};
  return {
    resorts: [...byId.values()],
    total: Math.max(totalCount, byId.size),
    pagesLoaded: pages.length,
    pagesInAll: Math.max(totalPages, pages.length),
  };
}

/** The resorts that match, page by page; the list before stands until the first page of the new one is there. */
export function useResortList(params: ResortListParams) {
  const list = useInfiniteQuery({ ...resortQueries.list(params), select: toList, placeholderData: keepPreviousData });
  const { data, error, isFetchNextPageError } = list;
  useAnnounceFailure(error, {
    failure: messages.resorts.listFailed,
    isShownInline: data === undefined || isFetchNextPageError,
  });
  return list;
}

export type ResortListQuery = ReturnType<typeof useResortList>;
