import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { weatherQueries } from '@/api/weather/weather.queries';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { filterParsers, filtersFromSearch, toListParams } from '@/domain/filters/server-filters';
import { bringsItsData } from './hydrate-snapshot';

type DataRoute = Pick<RouteObject, 'loader' | 'shouldRevalidate'>;

/**
 * A route whose loader only prefetches. It runs once per path: another view of a mounted page is requested by its components,
 * and without a loader the router renders only once.
 */
const dataRoute = (prefetch: (args: LoaderFunctionArgs) => void): DataRoute => ({
  loader: (args) => {
    prefetch(args);
    return null;
  },
  shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
});

/**
 * The loaders of pages with API data. They prefetch the first queries while the page's chunk loads, but wait for none;
 * failures are shown by the components that use the queries. A prerendered page with data is hydrated as it is, and its
 * components refetch afterwards.
 */
export function createLoaders(queryClient: QueryClient): Record<'home' | 'resorts' | 'resort', DataRoute> {
  return {
    home: dataRoute(({ request }) => {
      const topRated = resortQueries.topRated(HOME_TOP_RESORTS);
      if (bringsItsData(queryClient, topRated.queryKey, new URL(request.url))) return;
      void queryClient.prefetchQuery(topRated);
    }),
    resorts: dataRoute(({ request }) => {
      const url = new URL(request.url);
      const list = resortQueries.list(toListParams(filtersFromSearch(url.searchParams)));
      if (bringsItsData(queryClient, list.queryKey, url)) return;
      void queryClient.prefetchQuery(resortQueries.filterOptions());
      // With a filter the server does not support, the catalogue is filtered instead.
      const isServerList = [...url.searchParams.keys()].every((name) => Object.hasOwn(filterParsers, name));
      if (isServerList) void queryClient.prefetchInfiniteQuery(list);
    }),
    resort: dataRoute(({ request, params: { resortId = '' } }) => {
      const detail = resortQueries.detail(resortId);
      if (bringsItsData(queryClient, detail.queryKey, new URL(request.url))) return;
      void queryClient.prefetchQuery(detail);
      // Prefetches are silent: an unknown resort announces only that it is missing.
      void queryClient.prefetchQuery(weatherQueries.current(resortId));
      void queryClient.prefetchQuery(reviewQueries.ofResort(resortId));
    }),
  };
}
