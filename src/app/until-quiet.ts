import type { QueryClient } from '@tanstack/react-query';

/** Resolves when no answer of the API is awaited, at the earliest once what is drawn now has asked its questions. */
export function untilQuiet(queryClient: QueryClient): Promise<void> {
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
