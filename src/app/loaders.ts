import type { QueryClient } from '@tanstack/react-query';
import type { LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { weatherQueries } from '@/api/weather/weather.queries';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { filterParsers, filtersFromSearch, toListParams } from '@/features/resorts/filters/resort-filters';
import { bringsItsData } from './hydrate-snapshot';

interface DataRoute {
  loader: LoaderFunction;
  shouldRevalidate: ShouldRevalidateFunction;
}

const onOtherPath: ShouldRevalidateFunction = ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname;
const onOtherAddress: ShouldRevalidateFunction = (change) =>
  onOtherPath(change) || change.currentUrl.search !== change.nextUrl.search;

/**
 * The loaders of the pages that show data of the API. They start the first requests while the page's code is still on its
 * way and wait for none; failures are shown by the components that use the queries. A page that brings its data along is
 * hydrated as it stands, and its components request what is newer then.
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
      shouldRevalidate: onOtherAddress,
      loader: ({ request }) => {
        const url = new URL(request.url);
        const list = resortQueries.list(toListParams(filtersFromSearch(url.searchParams)));
        if (bringsItsData(queryClient, list.queryKey, url)) return null;
        void queryClient.prefetchQuery(resortQueries.filterOptions());
        // With another choice the list may be worked out over the catalogue, and this response would be for nobody.
        const isServers = [...url.searchParams.keys()].every((word) => Object.hasOwn(filterParsers, word));
        if (isServers) void queryClient.prefetchInfiniteQuery(list);
        return null;
      },
    },
    resort: {
      // Another tab of the same resort requests nothing again.
      shouldRevalidate: onOtherPath,
      loader: ({ request, params: { resortId = '' } }) => {
        const detail = resortQueries.detail(resortId);
        if (bringsItsData(queryClient, detail.queryKey, new URL(request.url))) return null;
        void queryClient.prefetchQuery(detail);
        // Silent until a component uses them: of an unknown resort only the resort itself is announced as missing.
        void queryClient.prefetchQuery(weatherQueries.current(resortId));
        void queryClient.prefetchQuery(reviewQueries.ofResort(resortId));
        return null;
      },
    },
  };
}
