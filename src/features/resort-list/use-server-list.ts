import { hashKey, type InfiniteData, useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useMemo } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { ResortPage } from '@/api/resorts/resort-list.schema';
import type { ResortListParams } from '@/api/resorts/resorts.client';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { useAnnounceFailure } from '@/lib/announce-failure';
import type { AppError } from '@/lib/errors';
import type { Fetched } from '@/lib/fetched';
import { uniqueById } from '@/lib/lenient';
import { m } from '@/paraglide/messages';

/** The pages shown so far as one list. */
export interface ResortList {
  resorts: readonly Resort[];
  /** How many resorts match in total. */
  total: number;
  pagesLoaded: number;
  pagesInAll: number;
  /** All matching resorts in order; null if only the server knows them. */
  all: readonly Resort[] | null;
}

/** A list of resorts that grows page by page, whether from the server or the catalogue. */
export interface PagedList {
  data: ResortList | undefined;
  error: AppError | null;
  hasNextPage: boolean;
  isFetching: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  /** Shows another page, or waits for the one being fetched. */
  fetchNextPage: () => void;
  refetch: () => void;
}

function toList({ pages }: InfiniteData<Fetched<ResortPage>>): ResortList {
  // One that moved to another page between requests is on both.
  const resorts = uniqueById(pages.flatMap(({ data }) => data.resorts));
  // A refetch only updates the first page.
  const { totalCount = 0, totalPages = 0 } = pages[0]?.data.pagination ?? {};
  return {
    resorts,
    total: Math.max(totalCount, resorts.length),
    pagesLoaded: pages.length,
    pagesInAll: Math.max(totalPages, pages.length),
    all: null,
  };
}

/**
 * The matching resorts, page by page from the server; requests nothing unless `isNeeded`. Rendering is deferred: a page
 * of cards takes a slow phone a quarter of a second, during which it would not respond.
 */
export function useServerList(params: ResortListParams, isNeeded: boolean): PagedList {
  const query = resortQueries.list(params);
  const list = useInfiniteQuery({ ...query, select: toList, enabled: isNeeded });
  const { data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError, fetchNextPage, refetch } =
    list;
  useAnnounceFailure(isNeeded ? error : null, {
    failure: m.resorts_list_failed(),
    isShownInline: data === undefined || isFetchNextPageError,
  });
  const key = hashKey(query.queryKey);
  const latest = useMemo(
    () => ({ key, data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError }),
    [key, data, error, hasNextPage, isFetching, isFetchingNextPage, isFetchNextPageError],
  );
  const deferred = useDeferredValue(latest);
  return {
    // Never show the data of another list.
    ...(deferred.key === key ? deferred : latest),
    // Joins a page that is already being fetched instead of starting over.
    fetchNextPage: () => void fetchNextPage({ cancelRefetch: false }),
    refetch: () => void refetch(),
  };
}
