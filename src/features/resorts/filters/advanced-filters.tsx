import { Bookmark, X } from 'lucide-react';
import { useId, useRef } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import { Button } from '@/components/ui/button';
import { Chip } from '@/components/ui/chip';
import { cn } from '@/lib/class-names';
import { styleLabel } from '../card/resort-styles';
import { isNarrowed } from './catalogue-filters';
import { PriceFilter } from './price-filter';
import { RatingFilter } from './rating-filter';
import { noFilters, toggleStyle, toListParams } from './resort-filters';
import { useListSummary } from './use-list-summary';
import type { ResortFilterControls } from './use-resort-filters';

export interface AdvancedFiltersProps {
  controls: ResortFilterControls;
  priceRange: Range;
  /** The highest rating any resort has, where the server says it. */
  highestRating: number | null;
  /** Every style that can be chosen. */
  styles: readonly string[];
  /** Undefined while there is nothing to save. */
  onSave: (() => void) | undefined;
  /** The sheet has its own buttons for saving and clearing, and is narrow. */
  isInSheet?: boolean;
}

/** Price, minimum rating and styles; a choice is applied at once. */
export function AdvancedFilters(props: AdvancedFiltersProps) {
  const { controls, priceRange, highestRating, styles, onSave, isInSheet = false } = props;
  const { filters, draft, change, clear, movePrice } = controls;
  const { currency } = useListSummary(toListParams(filters, priceRange));
  const section = useRef<HTMLElement>(null);
  const stylesId = useId();
  const isAnySet = isNarrowed(draft, priceRange) || draft.sortBy !== noFilters.sortBy;

  return (
    <section
      ref={section}
      aria-label="Advanced Filters"
      tabIndex={-1}
      className="border-b border-line bg-sunken outline-none [--ring:none]"
    >
      <div
        className={cn(
          'wrap grid gap-x-12 gap-y-6 py-6 md:grid-cols-2',
          !isInSheet && 'xl:grid-cols-[17rem_17rem_1fr] xl:gap-x-10',
        )}
      >
        <PriceFilter
          range={priceRange}
          bounds={draft}
          unit={draft.currency}
          currency={currency}
          onMove={movePrice}
          onChange={change}
        />
        <RatingFilter value={draft.minRating} highest={highestRating} onChange={change} />
        <fieldset aria-labelledby={stylesId} className={cn('md:col-span-full', !isInSheet && 'xl:col-span-1')}>
          <legend id={stylesId} className="mb-2.5 text-small font-semibold">
            Resort style
          </legend>
          <div className="flex flex-wrap gap-2">
            {styles.map((style) => (
              <Chip key={style} pressed={draft.styles.includes(style)} onClick={() => change(toggleStyle(style))}>
                {styleLabel(style)}
              </Chip>
            ))}
          </div>
        </fieldset>
        {!isInSheet && isAnySet ? (
          <div className="col-span-full flex flex-wrap items-center gap-2.5 border-t border-line pt-4">
            {onSave && (
              <Button variant="ink" size="small" onClick={onSave}>
                <Bookmark aria-hidden />
                Save Search
              </Button>
            )}
            <Button
              variant="quiet"
              size="small"
              className="first:-ml-4"
              onClick={() => {
                // The button goes with what it clears.
                section.current?.focus({ preventScroll: true });
                clear();
              }}
            >
              <X aria-hidden />
              Clear Filters
            </Button>
          </div>
        ) : null}
      </div>
    </section>
  );
}
