import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countOfLoadedList, resortQueries } from '@/api/resorts/resorts.queries';
import { claims } from '@/config/claims';
import { formatCount } from '@/lib/format';

/**
 * The number of resorts: the catalogue's, if the snapshot, a response or a list loaded before has it, else the owner's claim.
 * @param enabled whether to request it; otherwise only the cache is read
 */
export function useResortCount(enabled = false): { text: string; isKnown: boolean } {
  const client = useQueryClient();
  const { data } = useQuery({ ...resortQueries.count(), enabled, placeholderData: () => countOfLoadedList(client) });
  return data ? { text: formatCount(data), isKnown: true } : { text: claims.resorts, isKnown: false };
}
