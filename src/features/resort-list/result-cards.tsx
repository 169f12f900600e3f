import { memo, type ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import type { CardSlots } from '@/components/resort-card/card-slots';
import { VirtualResortGrid } from '@/components/resort-card/virtual-resort-grid';
import { Skeleton } from '@/components/ui/skeleton';
import type { ListFilters } from '@/domain/filters/list-filters';
import { useMediaQuery } from '@/lib/use-media-query';
import { useListContext } from './list-context';

const ResortTable = lazyWithRetry(
  () => import('./table/resort-table'),
  ({ ResortTable }) => ResortTable,
);
const ResortRows = lazyWithRetry(
  () => import('./table/resort-rows'),
  ({ ResortRows }) => ResortRows,
);

interface ResultCardsProps {
  /** The pages shown so far; undefined while the first one is awaited. */
  resorts: readonly Resort[] | undefined;
  total: number;
  /** What the resorts were requested by. */
  filters: ListFilters;
  slots: CardSlots;
  /** The resort whose pin is pointed at. */
  markedId: string | null;
  /** The way to more of them. */
  children: ReactNode;
}

/** Cards whose pictures belong to the first screen. */
const FIRST_SCREEN = 4;

/** The results as cards; as a table where there is room for one, else as compact rows. */
export const ResultCards = memo(function ResultCards(props: ResultCardsProps) {
  const { resorts, total, filters, slots, markedId, children } = props;
  const { view } = useListContext();
  const isWide = useMediaQuery('(width >= 64rem)');
  if (view === 'table') {
    const skeleton = <Skeleton className="block h-[60svh] w-full rounded-2" />;
    if (!resorts) return skeleton;
    const Table = isWide ? ResortTable : ResortRows;
    return (
      <Table resorts={resorts} total={total} sortBy={filters.sortBy} slots={slots} fallback={skeleton}>
        {children}
      </Table>
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
