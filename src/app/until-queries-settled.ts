import type { QueryClient } from '@tanstack/react-query';

/** Resolves once no query is fetching. Checks only after components rendering now have sent their requests. */
export async function untilQueriesSettled(queryClient: QueryClient): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  if (queryClient.isFetching() === 0) return;
  await new Promise<void>((resolve) => {
    const stop = queryClient.getQueryCache().subscribe(() => {
      if (queryClient.isFetching() > 0) return;
      stop();
      resolve();
    });
  });
}
