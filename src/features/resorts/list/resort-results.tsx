import { type MouseEvent, memo, useCallback, useMemo, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import type { Range } from '@/api/resorts/filter-options.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { Skeleton } from '@/components/ui/skeleton';
import { cn } from '@/lib/class-names';
import { type CardSlots, noSlots } from '../card/card-slots';
import { VirtualResortGrid } from '../card/virtual-resort-grid';
import { ActiveFilterActions, ActiveFilters } from '../filters/active-filters';
import { activeFilters, sortLabels } from '../filters/filter-words';
import type { ListView } from '../filters/list-view';
import { type FilterChoice, type ResortFilters, type SortOrder, toListParams } from '../filters/resort-filters';
import { ListEnd } from './list-end';
import { ListFailure } from './list-failure';
import type { ListTrip } from './list-trip';
import { NoResorts } from './no-resorts';
import { ResultCounts } from './result-counts';
import { useResortList } from './use-resort-list';
import { ViewSwitch } from './view-switch';

const TableView = lazyWithRetry(
  () => import('../table/table-view'),
  ({ TableView }) => TableView,
);

interface ResortResultsProps {
  filters: ResortFilters;
  priceRange: Range;
  onChange: (choice: FilterChoice) => void;
  onClear: () => void;
  onSave: () => void;
  /** The panel has its own buttons for saving and clearing. */
  isPanelOpen: boolean;
  /** What other features render on the cards. */
  slots?: CardSlots | undefined;
  trip?: ListTrip | undefined;
  view: ListView;
  onView: (view: ListView) => void;
}

const FIRST_SCREEN = 4;
const tableSkeleton = <Skeleton className="block h-[60svh] w-full rounded-2" />;

/** The list for the filters in the address: chips, counts, cards, and the way to more of them. */
export const ResortResults = memo(function ResortResults(props: ResortResultsProps) {
  const { filters, priceRange, onChange, onClear, onSave, isPanelOpen, slots = noSlots, trip, view, onView } = props;
  const list = useResortList(toListParams(filters, priceRange));
  const { data, error, isPlaceholderData, refetch } = list;
  const isEmpty = data?.resorts.length === 0;
  const isLoading = !data && !error;
  const requested = useFrozenWhile(
    isPlaceholderData,
    useMemo(() => ({ filters, priceRange }), [filters, priceRange]),
  );

  const section = useRef<HTMLElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), []);
  const focusCard = useCallback(({ id }: Resort) => {
    section.current?.querySelector<HTMLElement>(`[data-resort="${CSS.escape(id)}"] :is(h3, th) a`)?.focus();
  }, []);
  const [pausedFor, setPausedFor] = useState<ResortFilters | null>(null);

  const skip = (event: MouseEvent) => {
    // No entry in the history: the footer gets the focus, and the list stops growing above it.
    event.preventDefault();
    setPausedFor(filters);
    const footer = document.getElementById('footer');
    if (!footer) return;
    footer.tabIndex = -1;
    footer.focus();
  };
  const clear = () => {
    focusHeading();
    onClear();
  };
  const choose = (choice: FilterChoice) => {
    focusHeading();
    onChange(choice);
  };

  const sort = useCallback((sortBy: SortOrder) => onChange({ sortBy }), [onChange]);
  const end = data && !isEmpty && (
    <ListEnd list={list} resorts={data.resorts} isPaused={pausedFor === filters} focusCard={focusCard} />
  );

  return (
    <>
      <ActiveFilters active={activeFilters(filters, priceRange)} onChange={onChange} onLastRemoved={focusHeading}>
        {!isPanelOpen && <ActiveFilterActions onSave={onSave} onClear={isEmpty ? undefined : clear} />}
      </ActiveFilters>
      <ResultCounts data={data} isLoading={isLoading} {...requested}>
        {view === 'table' && (
          <p className="mr-auto text-small text-ink-2 max-xl:hidden">
            Snowfall a year, lift ticket a day. A dash means not reported.
          </p>
        )}
        <ViewSwitch view={view} onChoose={onView} />
      </ResultCounts>
      <section
        ref={section}
        aria-labelledby="resort-results"
        aria-busy={isLoading || isPlaceholderData}
        // The footer stays below the first screen, so that it does not jump into it where nothing matches.
        className="wrap relative min-h-[calc(100svh-12rem)] pb-24 tall:[&_:is(a,button)]:scroll-mt-10 md:tall:[&_:is(a,button)]:scroll-mt-13 lg:pt-4 lg:[&_:is(a,button)]:scroll-mt-38 xl:[&_:is(a,button)]:scroll-mt-18"
      >
        <h2 id="resort-results" ref={heading} tabIndex={-1} className="sr-only">
          Resorts
        </h2>
        <Link to="#footer" className="skip-link" onClick={skip}>
          Skip results
        </Link>
        {isEmpty ? (
          <NoResorts filters={filters} priceRange={priceRange} onChoice={choose} onClear={clear} />
        ) : data || isLoading ? (
          // A list that is on its way out dims, but not for a response that comes at once.
          <div className={cn('transition-opacity', isPlaceholderData && 'opacity-50 delay-200')}>
            {view === 'table' ? (
              data ? (
                <TableView
                  resorts={data.resorts}
                  total={data.total}
                  sortBy={filters.sortBy}
                  sortLabel={sortLabels[filters.sortBy]}
                  onSort={sort}
                  slots={slots}
                  trip={trip}
                  fallback={tableSkeleton}
                >
                  {end}
                </TableView>
              ) : (
                tableSkeleton
              )
            ) : (
              <VirtualResortGrid
                name="resorts"
                resorts={data?.resorts}
                slots={slots}
                firstScreen={FIRST_SCREEN}
                isRegionClear={filters.region !== '' || filters.country !== ''}
              />
            )}
          </div>
        ) : (
          error && (
            <ListFailure
              error={error}
              onRetry={() => {
                focusHeading();
                void refetch();
              }}
            />
          )
        )}
        {view !== 'table' && end}
      </section>
    </>
  );
});

/** The latest value, or while `isFrozen` the one before: what belongs to a response changes with it. */
function useFrozenWhile<Value>(isFrozen: boolean, value: Value): Value {
  const [latest, setLatest] = useState(value);
  if (isFrozen || latest === value) return latest;
  setLatest(value);
  return value;
}
