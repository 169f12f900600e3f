import { clamp } from '@/lib/clamp';
import { cn } from '@/lib/class-names';
import { formatDecimal } from '@/lib/format';
import { m } from '@/paraglide/messages';

const STAR = 'M12 2.2l3 6.4 7 .9-5.1 4.8 1.3 6.9L12 17.8l-6.2 3.4 1.3-6.9L2 9.5l7-.9z';

interface RatingStarsProps {
  /** 0 to 5; stars can be filled partly. */
  value: number;
  className?: string;
}

/** A rating as five stars, named "4.6 out of 5". Null without a rating. */
export function RatingStars({ value, className }: RatingStarsProps) {
  if (!(value > 0)) return null;
  const rating = Math.min(5, value);
  return (
    <span
      role="img"
      aria-label={m.rating_out_of_five({ rating: formatDecimal(rating, { most: 1 }) })}
      className={cn('flex gap-0.5', className)}
    >
      {[0, 1, 2, 3, 4].map((index) => {
        const filled = clamp(rating - index);
        return (
          <svg key={index} viewBox="0 0 24 24" width="17" height="17" aria-hidden="true">
            <path d={STAR} fill="var(--control)" fillOpacity=".5" />
            {filled > 0 && (
              <path d={STAR} fill="currentColor" style={{ clipPath: `inset(0 ${(1 - filled) * 100}% 0 0)` }} />
            )}
          </svg>
        );
      })}
    </span>
  );
}
