import { type FocusEventHandler, memo, type ReactNode, type Ref } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { PendingResort } from '@/api/resorts/use-resorts-by-id';
import { PAGE_SIZE, SKELETON_DELAY } from '@/config/constants';
import { cn } from '@/lib/class-names';
import { type Units, useUnits } from '@/lib/units';
import type { CardSlots } from './card-slots';
import { ResortCard } from './resort-card';
import { ResortCardSkeleton } from './resort-card-skeleton';

export type GridItem = Resort | PendingResort;

export interface ResortGridProps {
  /** The cards; skeletons while undefined. */
  resorts: readonly GridItem[] | undefined;
  /** Number of skeletons. */
  skeletons?: number;
  /** As many columns as fit (up to four), or three wider ones. */
  columns?: 'fill' | 'three';
  /** What other features render on the cards. */
  slots?: CardSlots | undefined;
  /** How many cards are in the first screen. */
  firstScreen?: number;
  /** The list already says which region its resorts are in, so the cards do not. */
  isRegionClear?: boolean | undefined;
  /** The outlined card, for example because its pin on a map is hovered. */
  markedId?: string | null;
  /** Rendered after the last card, in the grid. */
  children?: ReactNode;
}

const gridClasses = {
  fill: 'card-grid',
  three: 'card-grid grid-cols-1 gap-x-5 md:grid-cols-3 lg:gap-x-8',
};

/** Renders all cards at once. For a list that may grow long, use `VirtualResortGrid`. */
export const ResortGrid = memo(function ResortGrid(props: ResortGridProps) {
  const units = useUnits();
  const { resorts } = props;
  if (!resorts) return <SkeletonGrid {...props} />;
  return (
    <CardGrid columns={props.columns}>
      {resorts.map((item, index) => (
        <GridCell key={item.id} item={item} index={index} units={units} grid={props} />
      ))}
      {props.children}
    </CardGrid>
  );
});

interface CardGridProps {
  ref?: Ref<HTMLDivElement>;
  columns: ResortGridProps['columns'];
  onFocus?: FocusEventHandler;
  onBlur?: FocusEventHandler;
  children: ReactNode;
}

/** Rows of cards whose parts align across the row. */
export function CardGrid({ columns = 'fill', ...grid }: CardGridProps) {
  return (
    <div className="@container">
      <div {...grid} className={gridClasses[columns]} />
    </div>
  );
}

interface GridCellProps {
  item: GridItem;
  /** Index among all items. */
  index: number;
  units: Units;
  grid: Pick<ResortGridProps, 'slots' | 'firstScreen' | 'isRegionClear' | 'markedId'>;
  /** For the virtual list: the row's index, and a ref that measures it. */
  row?: number | undefined;
  measureRow?: ((element: HTMLElement | null) => void) | undefined;
}

/** A card, or its skeleton while the resort loads. */
export function GridCell({ item, index, units, grid, row, measureRow }: GridCellProps) {
  const { slots, firstScreen = 0, isRegionClear, markedId = null } = grid;
  if ('isPending' in item) {
    return <ResortCardSkeleton slots={slots} row={row} measureRow={measureRow} />;
  }
  return (
    <ResortCard
      resort={item}
      units={units}
      slots={slots}
      priority={index < firstScreen}
      isRegionClear={isRegionClear}
      isMarked={item.id === markedId}
      row={row}
      measureRow={measureRow}
    />
  );
}

/**
 * As many skeletons as there will be cards. Appears after a moment, so that it does not flash before a cached response.
 */
export function SkeletonGrid({ skeletons = PAGE_SIZE, columns = 'fill', slots }: ResortGridProps) {
  return (
    <div className="@container">
      <div
        className={cn(gridClasses[columns], 'animate-[fade-in_var(--base)_var(--ease)_backwards]')}
        style={{ animationDelay: `${SKELETON_DELAY}ms` }}
      >
        {Array.from({ length: skeletons }, (_, index) => `skeleton ${index}`).map((key) => (
          <ResortCardSkeleton key={key} slots={slots} />
        ))}
      </div>
    </div>
  );
}
