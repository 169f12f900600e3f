import type { QueryClient } from '@tanstack/react-query';

/** Resolves when no query is being fetched, at the earliest once what is rendered now has sent its requests. */
export function whenIdle(queryClient: QueryClient): Promise<void> {
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
