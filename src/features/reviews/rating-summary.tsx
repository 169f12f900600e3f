import { SourceWord } from '@/components/figure-source';
import { RatingStars } from '@/components/rating-stars';
import { ChangingText } from '@/components/ui/changing-text';
import { cn } from '@/lib/class-names';
import { formatCount, formatRating } from '@/lib/format';
import { m } from '@/paraglide/messages';

interface RatingSummaryProps {
  /** All ratings, whole stars from 1 to 5; at least one. */
  ratings: readonly number[];
  /** Padding, and columns where there is room for two. */
  className?: string;
}

/** The mean in figures and stars, the number of reviews, and a histogram. */
export function RatingSummary({ ratings, className }: RatingSummaryProps) {
  const count = ratings.length;
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / count;
  const byStars = [5, 4, 3, 2, 1].map((stars) => ({
    stars,
    count: ratings.filter((rating) => rating === stars).length,
  }));
  const most = Math.max(...byStars.map((row) => row.count));
  return (
    <div data-source="worked out" className={cn('grid items-center gap-x-12 gap-y-4', className)}>
      <div>
        {/* The stars say it to screen readers. */}
        <p aria-hidden="true" className="text-board font-light tracking-number whitespace-nowrap">
          <ChangingText>{formatRating(mean)}</ChangingText>
          <small className="ml-[.2em] text-[.45em] font-medium tracking-normal opacity-78">/5</small>
        </p>
        <RatingStars value={mean} className="mt-2" />
        <p key={count} className="mt-1.5 text-small leading-[1.35] text-ink-2">
          {m.review_count({ count, shown: formatCount(count) })}
        </p>
        <SourceWord source="worked out" />
      </div>
      <ul className="text-small">
        {byStars.map(({ stars, count: reviews }) => (
          <li key={stars} className="grid grid-cols-[1.1rem_1fr_2.75rem] items-center gap-3 leading-[1.9]">
            <span className="sr-only">
              {m.reviews_stars_share({ stars, count: reviews, shown: formatCount(reviews) })}
            </span>
            <b aria-hidden="true">{stars}</b>
            <span aria-hidden="true" className="h-2.5 rounded-[1px] bg-sunken forced-color-adjust-none">
              <span
                className="block h-full rounded-[1px] bg-glacier-mid"
                style={{ width: `${(reviews / most) * 100}%` }}
              />
            </span>
            <span aria-hidden="true" className="text-right text-ink-3">
              {formatCount(reviews)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}
