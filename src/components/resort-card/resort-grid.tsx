import type { ComponentProps } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import type { PendingResort } from '@/api/resorts/use-resorts-by-id';
import { PAGE_SIZE, SKELETON_DELAY } from '@/config/constants';
import { cn } from '@/lib/class-names';
import type { CardSlots } from './card-slots';
import { ResortCard, type ResortCardProps } from './resort-card';
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
}

const gridClasses = {
  fill: 'card-grid',
  three: 'card-grid grid-cols-1 gap-x-5 md:grid-cols-3 lg:gap-x-8',
};

/** Renders all cards at once. For a list that may grow long, use `VirtualResortGrid`. */
export function ResortGrid(props: ResortGridProps) {
  const { resorts, columns, slots } = props;
  if (!resorts) return <SkeletonGrid {...props} />;
  return (
    <CardGrid columns={columns}>
      {resorts.map((item) => (
        <GridCell key={item.id} item={item} slots={slots} />
      ))}
    </CardGrid>
  );
}

interface CardGridProps extends ComponentProps<'div'> {
  columns: ResortGridProps['columns'];
}

/** Rows of cards whose parts align across the row. */
export function CardGrid({ columns = 'fill', className, ...grid }: CardGridProps) {
  return (
    <div className="@container">
      <div className={cn(gridClasses[columns], className)} {...grid} />
    </div>
  );
}

/** A card, or its skeleton while the resort loads. */
export function GridCell({ item, ...card }: Omit<ResortCardProps, 'resort'> & { item: GridItem }) {
  if (!('isPending' in item)) return <ResortCard resort={item} {...card} />;
  return <ResortCardSkeleton slots={card.slots} row={card.row} measureRow={card.measureRow} />;
}

/**
 * As many skeletons as there will be cards. Appears after a moment, so that it does not flash before a cached response.
 */
export function SkeletonGrid({ skeletons = PAGE_SIZE, columns, slots }: ResortGridProps) {
  return (
    <CardGrid
      columns={columns}
      className="animate-[fade-in_var(--base)_var(--ease)_backwards]"
      style={{ animationDelay: `${SKELETON_DELAY}ms` }}
    >
      {Array.from({ length: skeletons }, (_, index) => `skeleton ${index}`).map((key) => (
        <ResortCardSkeleton key={key} slots={slots} />
      ))}
    </CardGrid>
  );
}
