import { Bookmark, X } from 'lucide-react';
import { useCallback, useMemo, useRef } from 'react';
import type { FilterOptions } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { CatalogueNotice } from '@/components/catalogue-notice';
import { Button } from '@/components/ui/button';
import { facilityLabel } from '@/domain/facility-label';
import { isNarrowed } from '@/domain/filters/list-filters';
import { noServerFilters } from '@/domain/filters/server-filters';
import { mostUsed } from '@/domain/most-used';
import { styleLabel } from '@/domain/resort-styles';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { reportedBy } from './amount-filter';
import { ChoiceChips } from './choice-chips';
import { DistanceFilter, FigureFilters } from './figure-filters';
import { useFilterContext } from './filter-context';
import { OpenOnFilter } from './open-on-filter';
import { PriceFilter } from './price-filter';
import { RatingFilter } from './rating-filter';
import { ShowButton } from './show-button';
import { useMatchTotal, usePanelFacts } from './use-panel-facts';

interface AdvancedFiltersProps {
  /**
   * Closes the panel and shows the list. Undefined in the sheet, which is narrow and has its own buttons for this,
   * saving and clearing.
   */
  onShow?: (() => void) | undefined;
}

/** The facilities to choose from: the server's, or else those of the catalogue, most common first. */
function facilitiesOf(options: FilterOptions | undefined, resorts: readonly Resort[] | null): string[] {
  if (options && options.facilities.length > 0) return options.facilities;
  return mostUsed(resorts?.flatMap(({ facilities }) => facilities) ?? []).map(([facility]) => facility);
}

/** Price, heights, runs, snow, months, rating, facilities and styles. Choices are applied at once. */
export function AdvancedFilters({ onShow }: AdvancedFiltersProps) {
  const { controls, priceRange, options, styles, trip, save } = useFilterContext();
  const { filters, draft, change, clear } = controls;
  const { state, counts, currency } = usePanelFacts();
  const { resorts } = state;
  const section = useRef<HTMLElement>(null);
  const isAnySet = isNarrowed(draft, priceRange) || draft.sortBy !== noServerFilters.sortBy;
  const facilities = useMemo(() => facilitiesOf(options, resorts), [options, resorts]);
  const rated = useMemo(() => reportedBy(resorts, ({ rating }) => rating > 0), [resorts]);
  const toggleFacility = useCallback(
    (facility: string) => change((now) => ({ facilities: toggled(now.facilities, facility) })),
    [change],
  );
  const toggleStyle = useCallback(
    (style: string) => change((now) => ({ styles: toggled(now.styles, style) })),
    [change],
  );
  const isInSheet = onShow === undefined;

  return (
    <section ref={section} aria-label={m.filters_advanced()} tabIndex={-1} className="border-b border-line bg-sunken">
      <div
        className={cn(
          'wrap grid gap-x-9 gap-y-6 py-6 md:grid-cols-2',
          !isInSheet && 'xl:grid-cols-[20rem_repeat(4,minmax(0,1fr))]',
        )}
      >
        {/* The list shows it too, if it is computed from the catalogue. */}
        {!state.isLoading && <CatalogueNotice {...state} />}
        <div className={cn('min-w-0', !isInSheet && 'xl:row-span-2')}>
          <PriceFilter controls={controls} priceRange={priceRange} currency={currency} resorts={resorts} />
        </div>
        <FigureFilters controls={controls} ranges={options} resorts={resorts} />
        <div className={cn('min-w-0', !isInSheet && !trip?.place && 'xl:col-span-2 xl:max-w-88')}>
          <OpenOnFilter value={draft.openOn} days={trip?.days ?? null} resorts={resorts} onChange={change} />
        </div>
        {trip?.place && <DistanceFilter controls={controls} resorts={resorts} />}
        <div className={cn('min-w-0', !isInSheet && 'xl:col-span-2 xl:max-w-88')}>
          <RatingFilter
            value={draft.minRating}
            highest={options?.ratingRange?.max ?? null}
            rated={rated}
            onChange={change}
          />
        </div>
        {facilities.length > 0 && (
          <ChoiceChips
            legend={m.filters_facilities()}
            choices={facilities}
            labelOf={facilityLabel}
            chosen={draft.facilities}
            counts={counts?.facilities ?? null}
            onToggle={toggleFacility}
          />
        )}
        <ChoiceChips
          legend={m.filters_style()}
          choices={styles}
          labelOf={styleLabel}
          chosen={draft.styles}
          counts={counts?.styles ?? null}
          onToggle={toggleStyle}
        />
        {onShow && (
          <div className="col-span-full flex flex-wrap items-center gap-2.5 border-t border-line pt-4">
            <ShowMatches onClick={onShow} />
            {isAnySet && isNarrowed(filters, priceRange) && (
              <Button size="small" onClick={save}>
                <Bookmark aria-hidden />
                {m.filters_save()}
              </Button>
            )}
            {isAnySet && (
              <Button
                variant="quiet"
                size="small"
                onClick={() => {
                  // This button disappears with the filters it clears.
                  section.current?.focus({ preventScroll: true });
                  clear();
                }}
              >
                <X aria-hidden />
                {m.action_clear_filters()}
              </Button>
            )}
          </div>
        )}
      </div>
    </section>
  );
}

/** Counts matches only where the button is shown. */
function ShowMatches({ onClick }: { onClick: () => void }) {
  return <ShowButton total={useMatchTotal()} size="small" onClick={onClick} />;
}

const toggled = (list: readonly string[], choice: string): string[] =>
  list.includes(choice) ? list.filter((other) => other !== choice) : [...list, choice];
