import { memo, type ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { PAGE_SIZE, SKELETON_DELAY } from '@/config/constants';
import { cn } from '@/lib/class-names';
import { type Units, useUnits } from '@/lib/units';
import { ResortCard } from './resort-card';
import { ResortCardSkeleton } from './resort-card-skeleton';
import { useRowHeight } from './use-row-height';

interface ResortGridProps {
  /** The cards; placeholders while there are none yet. */
  resorts: readonly Resort[] | undefined;
  /** How many placeholders. */
  placeholders?: number;
  /** As many columns as fit (up to four), or three wider ones. */
  columns?: 'fill' | 'three';
  /** What stands on each card's picture. Keep the function the same, or every card is drawn again. */
  renderAction?: ((resort: Resort) => ReactNode) | undefined;
  /** How many cards belong to the first screen. */
  firstScreen?: number;
  /** Stands after the last card, in its place. */
  children?: ReactNode;
}

const gridClasses = {
  fill: 'card-grid',
  three: 'card-grid grid-cols-1 gap-x-8 md:grid-cols-2 lg:grid-cols-3',
};

/** Cards, drawn in chunks: what is far from the screen costs no layout and no paint, however long the list. */
export const ResortGrid = memo(function ResortGrid({
  resorts,
  placeholders = PAGE_SIZE,
  columns = 'fill',
  renderAction,
  firstScreen = 0,
  children,
}: ResortGridProps) {
  const units = useUnits();
  const container = useRowHeight();
  if (!resorts) return <PlaceholderGrid count={placeholders} columns={columns} />;

  const chunks = chunksOf(resorts);
  return (
    <div ref={container} className="@container">
      {chunks.map((chunk, index) => {
        const isLast = index === chunks.length - 1;
        return (
          <Chunk
            // A list only grows at its end; another list starts with another resort.
            key={chunk[0]?.id ?? 'none'}
            resorts={chunk}
            className={cn(gridClasses[columns], !isLast && 'mb-0')}
            isFirst={index === 0}
            units={units}
            renderAction={renderAction}
            firstScreen={index === 0 ? firstScreen : 0}
          >
            {isLast ? children : null}
          </Chunk>
        );
      })}
    </div>
  );
});

interface ChunkProps {
  resorts: readonly Resort[];
  className: string;
  isFirst: boolean;
  units: Units;
  renderAction: ((resort: Resort) => ReactNode) | undefined;
  firstScreen: number;
  children: ReactNode;
}

// The padding leaves room for the focus ring, which a box of contained paint would cut off.
const contained = '-mx-2 -mt-2 px-2 pt-2 [content-visibility:auto]';

const Chunk = memo(
  function Chunk({ resorts, className, isFirst, units, renderAction, firstScreen, children }: ChunkProps) {
    // The first chunk is always drawn, so that the height of a row can be measured on it.
    const height = `auto calc(var(--card-row) * round(up, ${resorts.length} / var(--card-columns), 1))`;
    return (
      <div
        className={cn(className, !isFirst && contained)}
        style={isFirst ? undefined : { containIntrinsicBlockSize: height }}
      >
        {resorts.map((resort, index) => (
          <ResortCard
            key={resort.id}
            resort={resort}
            units={units}
            renderAction={renderAction}
            priority={index < firstScreen}
          />
        ))}
        {children}
      </div>
    );
  },
  ({ resorts: before, ...beforeProps }, { resorts: after, ...afterProps }) =>
    before.length === after.length &&
    before.every((resort, index) => resort === after[index]) &&
    beforeProps.className === afterProps.className &&
    beforeProps.units === afterProps.units &&
    beforeProps.renderAction === afterProps.renderAction &&
    beforeProps.children === afterProps.children,
);

function PlaceholderGrid({ count, columns }: { count: number; columns: 'fill' | 'three' }) {
  return (
    <div className="@container">
      <div
        className={cn(gridClasses[columns], 'animate-[fade-in_var(--base)_var(--ease)_backwards]')}
        style={{ animationDelay: `${SKELETON_DELAY}ms` }}
      >
        {Array.from({ length: count }, (_, index) => `placeholder ${index}`).map((key) => (
          <ResortCardSkeleton key={key} />
        ))}
      </div>
    </div>
  );
}

/** Twelve cards fill whole rows of one, two, three or four columns. */
function chunksOf(resorts: readonly Resort[]): Resort[][] {
  const count = Math.max(1, Math.ceil(resorts.length / PAGE_SIZE));
  return Array.from({ length: count }, (_, index) => resorts.slice(index * PAGE_SIZE, (index + 1) * PAGE_SIZE));
}
