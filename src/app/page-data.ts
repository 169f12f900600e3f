import type { QueryClient } from '@tanstack/react-query';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { reviewQueries } from '@/api/reviews/reviews.queries';
import { weatherQueries } from '@/api/weather/weather.queries';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { filtersFromSearch, toListParams } from '@/features/resorts/filters/resort-filters';
import type { StartData } from './navigation/page-route';

/** What starts the first requests of those pages that show answers of the API. */
export type PageData = Record<'home' | 'resorts' | 'resort', StartData>;

/**
 * What each page asks for first. The requests start while the page's code is still on its way; nobody waits for them
 * here, and their failures are shown by the components that use them.
 */
export function createPageData(queryClient: QueryClient): PageData {
  return {
    home: () => {
      void queryClient.prefetchQuery(resortQueries.topRated(HOME_TOP_RESORTS));
    },
    resorts: ({ search }) => {
      void queryClient.prefetchQuery(resortQueries.filterOptions());
      void queryClient.prefetchInfiniteQuery(
        resortQueries.list(toListParams(filtersFromSearch(new URLSearchParams(search)))),
      );
    },
    resort: ({ params, isNewPath }) => {
      // Another tab of the same resort asks for nothing again.
      if (!isNewPath) return;
      const id = params.resortId ?? '';
      void queryClient.prefetchQuery(resortQueries.detail(id));
      void queryClient.prefetchQuery(weatherQueries.current(id));
      void queryClient.prefetchQuery(reviewQueries.ofResort(id));
    },
  };
}
