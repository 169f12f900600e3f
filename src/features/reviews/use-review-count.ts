import { useQuery } from '@tanstack/react-query';
import { reviewQueries } from '@/api/reviews/reviews.queries';

/** How many reviews a resort has, from its record or else its list; null while unknown. */
export function useReviewCount(resort: { id: string; reviewCount: number } | undefined): number | null {
  const { data } = useQuery({
    ...reviewQueries.ofResort(resort?.id ?? ''),
    enabled: resort !== undefined,
    select: ({ data: reviews }) => reviews.length,
  });
  if (resort && resort.reviewCount > 0) return resort.reviewCount;
  return data ?? null;
}
