import { type ReactNode, useEffect } from 'react';
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
  /** The pages shown so far; undefined until the first one arrives. */
  resorts: readonly Resort[] | undefined;
  total: number;
  /** The filters the resorts were requested with. */
  filters: ListFilters;
  slots: CardSlots;
  /** The resort whose pin is hovered or focused. */
  markedId: string | null;
  /** Loads more, after the last one. */
  children: ReactNode;
}

/** Number of cards whose pictures are in the first screen. */
const FIRST_SCREEN = 4;

/** The results as cards or, in the table view, as a table or compact rows, whichever fits. */
export function ResultCards(props: ResultCardsProps) {
  const { resorts, total, filters, slots, markedId, children } = props;
  const { view } = useListContext();
  const isWide = useMediaQuery('(width >= 64rem)');
  // A sheet of paper is narrow too, and printing does not wait for code.
  useEffect(() => {
    if (view === 'table') ResortRows.prefetch();
  }, [view]);
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
        // Cards beside a map have other row heights, measured anew.
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
}
