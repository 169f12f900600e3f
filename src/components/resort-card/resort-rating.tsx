import { Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { cn } from '@/lib/class-names';
import { formatCount, formatRating } from '@/lib/format';
import { m } from '@/paraglide/messages';

interface ResortRatingProps {
  /** Mean out of 5, above 0. */
  rating: number;
  /** Part of the accessible name if above 0. */
  reviewCount?: number;
  className?: string;
  /** Small text after the figure: the scale, or the number of reviews. */
  children: ReactNode;
}

/** "Rated 4.8 out of 5 by 12 reviews"; without reviews, the rating alone. */
export const ratingName = (rating: string, count: number): string =>
  count > 0 ? m.card_rated_by({ rating, count, shown: formatCount(count) }) : m.rated({ rating });

/** A star and the mean rating, named "Rated 4.8 out of 5 by 12 reviews". */
export function ResortRating({ rating, reviewCount = 0, className, children }: ResortRatingProps) {
  const mean = formatRating(rating);
  return (
    <span
      role="img"
      aria-label={ratingName(mean, reviewCount)}
      className={cn('inline-flex items-baseline gap-1 font-bold', className)}
    >
      <Star aria-hidden className="size-[.9em]! translate-y-[.06em] fill-current stroke-none!" />
      <ChangingText>{mean}</ChangingText>
      {children}
    </span>
  );
}
