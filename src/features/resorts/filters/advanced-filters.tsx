import { Bookmark, X } from 'lucide-react';
import { useId } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { Segmented, SegmentedItem } from '@/components/ui/segmented';
import { RATING_MAX } from '@/config/constants';
import { styleLabel } from '../card/resort-styles';
import { ratingWords } from './filter-words';
import { PriceFilter } from './price-filter';
import { toggleStyle } from './resort-filters';
import type { ResortFilterControls } from './use-resort-filters';

interface AdvancedFiltersProps {
  controls: ResortFilterControls;
  priceRange: Range;
  /** Every style that can be chosen. */
  styles: readonly string[];
  /** Undefined while there is nothing to save. */
  onSave: (() => void) | undefined;
}

const legendClasses = 'mb-2.5 text-small font-semibold';
const ratings = [0, ...Array.from({ length: RATING_MAX }, (_, index) => index + 1)];

/** Price, minimum rating and styles; a choice is applied at once. */
export function AdvancedFilters({ controls, priceRange, styles, onSave }: AdvancedFiltersProps) {
  const { draft, change, clear, movePrice } = controls;
  const ratingId = useId();
  const { minRating } = draft;

  return (
    <section aria-label="Advanced Filters" className="border-b border-line bg-sunken">
      <div className="wrap grid gap-x-12 gap-y-6 py-6 md:grid-cols-2 xl:grid-cols-[17rem_15rem_1fr]">
        <PriceFilter range={priceRange} bounds={draft} onMove={movePrice} onChange={change} />
        <fieldset>
          <legend id={ratingId} className={legendClasses}>
            Minimum rating
          </legend>
          <Segmented
            aria-labelledby={ratingId}
            value={String(minRating)}
            onValueChange={(rating) => change({ minRating: Number(rating) })}
          >
            {ratings.map((rating) => (
              <SegmentedItem key={rating} value={String(rating)} aria-label={ratingName(rating)}>
                {rating || 'Any'}
              </SegmentedItem>
            ))}
          </Segmented>
          <p key={minRating} className="mt-1.5 text-small leading-[1.4] text-ink-3">
            {minRating > 0 ? ratingWords(minRating) : 'Rated or not'}
          </p>
        </fieldset>
        <fieldset className="md:col-span-full xl:col-span-1">
          <legend className={legendClasses}>Resort style</legend>
          <div className="flex flex-wrap gap-2">
            {styles.map((style) => (
              <Chip key={style} pressed={draft.styles.includes(style)} onClick={() => change(toggleStyle(style))}>
                {styleLabel(style)}
              </Chip>
            ))}
          </div>
        </fieldset>
        <div className="col-span-full flex flex-wrap items-center gap-2.5 border-t border-line pt-4">
          {onSave && (
            <Button variant="ink" size="small" onClick={onSave}>
              <Bookmark aria-hidden />
              Save Search
            </Button>
          )}
          <Button variant="quiet" size="small" className="first:-ml-4" onClick={clear}>
            <X aria-hidden />
            Clear Filters
          </Button>
        </div>
      </div>
    </section>
  );
}

function ratingName(rating: number): string {
  if (rating === 0) return 'Any';
  return rating === 1 ? '1 star' : `${rating} stars`;
}
