import { useDeferredValue, useId, useMemo } from 'react';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { Chip } from '@/components/ui/chip';
import { formatCount, formatCounted } from '@/lib/format';
import { styleLabel } from '../card/resort-styles';
import { choiceCounts } from './filter-counts';
import { toggleStyle } from './resort-filters';
import type { ResortFilterControls } from './use-resort-filters';
import { useWholeCatalogue } from './use-whole-catalogue';

interface StyleFilterProps {
  controls: Pick<ResortFilterControls, 'filters' | 'draft' | 'change'>;
  priceRange: Range;
  /** Where the trip starts. */
  place: Coordinates | null;
  /** Every style that can be chosen. */
  styles: readonly string[];
  className?: string;
}

/** How many resorts have each style beside all that is set; null until that is known. Loads the catalogue. */
function useStyleCounts({ controls, priceRange, place }: StyleFilterProps): ReadonlyMap<string, number> | null {
  const { filters, draft } = controls;
  const { search } = filters;
  const whole = useWholeCatalogue({ search, priceRange, place, isNeeded: true });
  const chosen = useDeferredValue(draft);
  return useMemo(
    () => whole && choiceCounts(whole.resorts, { ...chosen, search }, whole.context).styles,
    [whole, chosen, search],
  );
}

/** The styles a resort shall have, each with how many resorts it would leave. */
export function StyleFilter(props: StyleFilterProps) {
  const { controls, styles, className } = props;
  const { draft, change } = controls;
  const id = useId();
  const counts = useStyleCounts(props);
  return (
    <fieldset aria-labelledby={id} className={className}>
      <legend className="mb-2.5 text-small">
        <span id={id} className="font-semibold">
          Resort style
        </span>{' '}
        <span className="text-ink-3">all of these</span>
      </legend>
      <div className="flex flex-wrap gap-2">
        {styles.map((style) => {
          const count = counts && (counts.get(style) ?? 0);
          return (
            <Chip
              key={style}
              pressed={draft.styles.includes(style)}
              aria-description={count === null ? undefined : formatCounted(count, 'resort')}
              onClick={() => change(toggleStyle(style))}
            >
              {styleLabel(style)}
              {count !== null && (
                <span key={count} aria-hidden className="font-normal opacity-75">
                  {formatCount(count)}
                </span>
              )}
            </Chip>
          );
        })}
      </div>
    </fieldset>
  );
}
