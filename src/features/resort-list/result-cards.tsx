import { memo, type ReactNode, useCallback } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { VirtualResortGrid } from '@/components/resort-card/virtual-resort-grid';
import { Skeleton } from '@/components/ui/skeleton';
import type { CatalogueFilters, FilterChoice } from '@/domain/filters/catalogue-filters';
import type { ResultViewName } from '@/domain/filters/filter-address';
import { sortLabels } from '@/domain/filters/filter-words';
import type { ListTrip } from './list-trip';

const TableView = lazyWithRetry(
  () => import('./table/table-view'),
  ({ TableView }) => TableView,
);

interface ResultCardsProps {
  view: ResultViewName;
  /** The pages shown so far; undefined while the first one is awaited. */
  resorts: readonly Resort[] | undefined;
  total: number;
  filters: CatalogueFilters;
  onChange: (choice: FilterChoice) => void;
  slots: CardSlots;
  trip: ListTrip | undefined;
  /** The resort whose pin is pointed at. */
  markedId: string | null;
  /** The way to more of them. */
  children: ReactNode;
}

/** Cards whose pictures belong to the first screen. */
const FIRST_SCREEN = 4;

/** The results as cards, or as a table. */
export const ResultCards = memo(function ResultCards(props: ResultCardsProps) {
  const { view, resorts, total, filters, onChange, slots, trip, markedId, children } = props;
  const sort = useCallback((sortBy: CatalogueFilters['sortBy']) => onChange({ sortBy }), [onChange]);
  if (view === 'table') {
    const skeleton = <Skeleton className="block h-[60svh] w-full rounded-2" />;
    if (!resorts) return skeleton;
    return (
      <TableView
        resorts={resorts}
        total={total}
        sortBy={filters.sortBy}
        sortLabel={sortLabels[filters.sortBy]}
        onSort={sort}
        slots={slots}
        trip={trip}
        fallback={skeleton}
      >
        {children}
      </TableView>
    );
  }
  return (
    <>
      <VirtualResortGrid
        // Cards beside a map have rows of their own to be measured.
        key={view}
        name={view === 'map' ? 'resorts beside the map' : 'resorts'}
        resorts={resorts}
        slots={slots}
        markedId={markedId}
        firstScreen={FIRST_SCREEN}
        isRegionClear={filters.region !== '' || filters.country !== ''}
      />
      {children}
    </>
  );
});
