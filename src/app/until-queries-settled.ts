import type { QueryClient } from '@tanstack/react-query';

/** Resolves once no query is fetching. Checks only after components rendering now have sent their requests. */
export function untilQueriesSettled(queryClient: QueryClient): Promise<void> {
  return new Promise((resolve) => {
    const watch = () => {
      const look = () => {
        if (queryClient.isFetching() > 0) return;
        stop();
        resolve();
      };
      const stop = queryClient.getQueryCache().subscribe(look);
      look();
    };
    setTimeout(watch);
  });
}
