import { type InfiniteData, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ResortPage } from '@/api/resorts/resort-list.schema';
import type { ResortListParams } from '@/api/resorts/resorts.client';
import { resortQueries } from '@/api/resorts/resorts.queries';
import type { Fetched } from '@/lib/fetched';

interface ListSummary {
  /** How many resorts match; null before a response. */
  total: number | null;
  /** False while the number is that of the list before. */
  isCurrent: boolean;
  /** The one currency of all resorts that match; null where there are several, or where that is not known. */
  currency: string | null;
}

/** What the list on the page knows of all resorts that match. Requests nothing. */
export function useListSummary(params: ResortListParams): ListSummary {
  const { data, isPlaceholderData } = useInfiniteQuery({
    ...resortQueries.list(params),
    enabled: false,
    select: summarize,
    placeholderData: keepPreviousData,
  });
  const isOneCountry = params.country !== undefined;
  return {
    total: data?.total ?? null,
    isCurrent: data !== undefined && !isPlaceholderData,
    currency: data && (data.isComplete || isOneCountry) ? data.currency : null,
  };
}

function summarize({ pages }: InfiniteData<Fetched<ResortPage>>) {
  const resorts = pages.flatMap(({ data }) => data.resorts);
  const priced = resorts.filter(({ price }) => price.min > 0 || price.max > 0);
  const [currency = null, ...others] = new Set(priced.map(({ price }) => price.currency));
  const total = Math.max(pages[0]?.data.pagination.totalCount ?? 0, resorts.length);
  return { total, isComplete: resorts.length >= total, currency: others.length > 0 ? null : currency };
}
