import { memo, useId } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { RATING_MAX } from '@/config/constants';
import { ratingWords } from '@/domain/filters/filter-words';
import type { FilterChoice } from '@/domain/filters/list-filters';
import { minimumRatings } from '@/domain/filters/server-filters';
import { cn } from '@/lib/class-names';
import { formatCount, formatDecimal } from '@/lib/format';
import { m } from '@/paraglide/messages';
import type { Reported } from './amount-filter';

interface RatingFilterProps {
  value: number;
  /** The highest rating of any resort; null while unknown. */
  highest: number | null;
  /** How many resorts have a rating, out of how many; null while unknown. */
  rated: Reported | null;
  onChange: (choice: FilterChoice) => void;
}

const choices = [0, ...minimumRatings];

// Two full rows on the narrowest phones, so that each choice stays wide enough to tap.
const groupClasses = 'max-[22rem]:grid max-[22rem]:grid-cols-4';
const itemClasses = 'max-[22rem]:first:col-span-2 max-[22rem]:nth-[n+4]:border-t';

/** Minimum mean rating. A choice above every resort's rating says "none", if the server sends the range of ratings. */
export const RatingFilter = memo(function RatingFilter({ value, highest, rated, onChange }: RatingFilterProps) {
  const legendId = useId();
  const noneId = useId();
  const isOutOfReach = (rating: number) => highest !== null && rating > highest;
  return (
    <fieldset>
      <legend className="w-full">
        <span id={legendId} className="mb-1.5 flex min-h-7 items-center text-small font-semibold">
          {m.filters_min_rating()}
        </span>
      </legend>
      <Segmented
        aria-labelledby={legendId}
        className={groupClasses}
        value={String(value)}
        onValueChange={(rating) => onChange({ minRating: Number(rating) })}
      >
        {choices.map((rating) => (
          <SegmentedItem
            key={rating}
            value={String(rating)}
            aria-label={ratingName(rating)}
            aria-describedby={isOutOfReach(rating) ? noneId : undefined}
            className={itemClasses}
          >
            <span className={cn('grid justify-items-center', isOutOfReach(rating) && 'leading-[1.15]')}>
              <span>{rating > 0 ? formatDecimal(rating, { most: 1 }) : m.value_any()}</span>
              {isOutOfReach(rating) && (
                <span aria-hidden className="text-caption leading-none font-normal">
                  {m.filters_none_here()}
                </span>
              )}
            </span>
          </SegmentedItem>
        ))}
      </Segmented>
      <p className="mt-1.5 text-caption leading-[1.4] text-ink-3">
        <ChangingText>{noteOf(value, rated)}</ChangingText>
      </p>
      <p id={noneId} hidden>
        {m.filters_no_resorts()}
      </p>
    </fieldset>
  );
});

/** "85 of 374 have a rating"; once one is chosen, what it means and leaves out. */
function noteOf(value: number, rated: Reported | null): string {
  if (!rated) return value > 0 ? ratingWords(value) : m.filters_rated_or_not();
  const { count, of } = rated;
  if (value === 0) return m.filters_have_rating({ count, shown: formatCount(count), of: formatCount(of) });
  const rating = ratingWords(value);
  const missing = of - count;
  return missing > 0 ? m.filters_rating_left_out({ count: missing, rating, shown: formatCount(missing) }) : rating;
}

function ratingName(rating: number): string {
  if (rating === 0) return m.value_any();
  // Never read as the "5 stars" beside it.
  if (!Number.isInteger(rating)) {
    return m.filters_rating_or_more({ rating: formatDecimal(rating, { most: 1 }), most: RATING_MAX });
  }
  return m.filters_stars({ count: rating, shown: formatCount(rating) });
}
