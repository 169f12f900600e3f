import { queryOptions } from '@tanstack/react-query';
import { getConversionPromptId } from './conversion.client';

/** Which prompt the server wants shown. Its failure is silent. */
export const conversionQueries = {
  all: ['conversion'] as const,
  promptId: () =>
    queryOptions({
      queryKey: [...conversionQueries.all, 'prompt-id'],
      queryFn: ({ signal }) => getConversionPromptId(signal),
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
