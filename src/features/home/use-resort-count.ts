import { useQuery, useQueryClient } from '@tanstack/react-query';
import { countInCache, resortQueries } from '@/api/resorts/resorts.queries';
import { claims } from '@/config/claims';
import { formatCount } from '@/lib/format';

/**
 * The number of resorts: that of the snapshot, of a response, or of a list or catalogue loaded before; else the owner's claim.
 * @param enabled whether to request it; otherwise only the cache is read
 */
export function useResortCount(enabled = false): { text: string; isKnown: boolean } {
  const client = useQueryClient();
  const { data } = useQuery({ ...resortQueries.count(), enabled });
  const count = data ?? countInCache(client);
  return count ? { text: formatCount(count), isKnown: true } : { text: claims.resorts, isKnown: false };
}
