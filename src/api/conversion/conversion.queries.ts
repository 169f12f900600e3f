import { queryOptions } from '@tanstack/react-query';
import { dataOf } from '@/lib/fetched';
import { getConversionPromptId } from './conversion.client';

/** Which prompt to show, chosen by the server. */
export const conversionQueries = {
  all: ['conversion'] as const,
  promptId: () =>
    queryOptions({
      queryKey: [...conversionQueries.all, 'prompt-id'],
      queryFn: ({ signal }) => getConversionPromptId(signal),
      select: dataOf,
      staleTime: Number.POSITIVE_INFINITY,
    }),
};
