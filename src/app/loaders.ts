import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { weatherQueries } from '@/api/weather/weather.queries';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { filterParsers, filtersFromSearch, toListParams } from '@/domain/filters/server-filters';
import { bringsItsData } from './hydrate-snapshot';

interface DataRoute {
  loader: LoaderFunction;
  shouldRevalidate: ShouldRevalidateFunction;
}

const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;

/**
 * The loaders of pages with API data. They prefetch the first queries while the page's chunk loads, but wait for none;
 * failures are shown by the components that use the queries. A prerendered page with data is hydrated as it is, and its
 * components refetch afterwards.
 */
export function createLoaders(queryClient: QueryClient): Record<'home' | 'resorts' | 'resort', DataRoute> {
  return {
    home: {
      shouldRevalidate: onOtherPath,
      loader: ({ request }) => {
        const topRated = resortQueries.topRated(HOME_TOP_RESORTS);
        if (bringsItsData(queryClient, topRated.queryKey, new URL(request.url))) return null;
        void queryClient.prefetchQuery(topRated);
        return null;
      },
    },
    resorts: {
      // On the mounted page the component requests the list, and without a loader the router renders only once.
      shouldRevalidate: onOtherPath,
      loader: ({ request }) => {
        const url = new URL(request.url);
        const list = resortQueries.list(toListParams(filtersFromSearch(url.searchParams)));
        if (bringsItsData(queryClient, list.queryKey, url)) return null;
        void queryClient.prefetchQuery(resortQueries.filterOptions());
        // With a filter the server does not support, the catalogue is filtered instead.
        const isServerList = [...url.searchParams.keys()].every((name) => Object.hasOwn(filterParsers, name));
        if (isServerList) void queryClient.prefetchInfiniteQuery(list);
        return null;
      },
    },
    resort: {
      // Another tab of the same resort needs no request.
      shouldRevalidate: onOtherPath,
      loader: ({ request, params: { resortId = '' } }) => {
        const detail = resortQueries.detail(resortId);
        if (bringsItsData(queryClient, detail.queryKey, new URL(request.url))) return null;
        void queryClient.prefetchQuery(detail);
        // Prefetches are silent: an unknown resort announces only that it is missing.
        void queryClient.prefetchQuery(weatherQueries.current(resortId));
        void queryClient.prefetchQuery(reviewQueries.ofResort(resortId));
        return null;
      },
    },
  };
}
