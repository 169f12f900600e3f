import { memo, type ReactNode, startTransition, useEffect, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { whenIdle } from '@/art/drawing-queue';
import { PAGE_SIZE, SKELETON_DELAY } from '@/config/constants';
import { cn } from '@/lib/class-names';
import { useUnits } from '@/lib/units';
import { ResortCardSkeleton } from './resort-card-skeleton';
import { ResortChunk } from './resort-chunk';
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
  /** What stands below each card's facts. Keep the function the same here too. */
  renderNote?: ((resort: Resort) => ReactNode) | undefined;
  /** How many cards belong to the first screen. */
  firstScreen?: number;
  /** Stands after the last card, in its place. */
  children?: ReactNode;
}

const gridClasses = {
  fill: 'card-grid',
  three: 'card-grid grid-cols-1 gap-x-8 md:grid-cols-2 lg:grid-cols-3',
};

/**
 * Cards in chunks: those near the screen come first, the others when the browser is idle; in a long list only those near
 * the screen are there.
 */
export const ResortGrid = memo(function ResortGrid({
  resorts,
  placeholders = PAGE_SIZE,
  columns = 'fill',
  renderAction,
  renderNote,
  firstScreen = 0,
  children,
}: ResortGridProps) {
  const units = useUnits();
  const container = useRowHeight();
  const chunks = chunksOf(resorts ?? []);
  const isWindowed = chunks.length > KEPT_CHUNKS;
  const due = useDueChunks(resorts, chunks.length);
  if (!resorts) return <PlaceholderGrid count={placeholders} columns={columns} hasNote={renderNote !== undefined} />;

  return (
    <div ref={container} className="@container">
      {chunks.map((chunk, index) => {
        const isLast = index === chunks.length - 1;
        return (
          <ResortChunk
            // A list only grows at its end; another list starts with another resort.
            key={chunk[0]?.id ?? 'none'}
            resorts={chunk}
            className={cn(gridClasses[columns], !isLast && 'mb-0')}
            isFirst={index === 0}
            isDue={index < due}
            isWindowed={isWindowed}
            units={units}
            renderAction={renderAction}
            renderNote={renderNote}
            firstScreen={index === 0 ? firstScreen : 0}
          >
            {isLast ? children : null}
          </ResortChunk>
        );
      })}
    </div>
  );
});

/** How many chunks stay drawn wherever they are: five are what a long visit shows, and thousands of cards would cost. */
const KEPT_CHUNKS = 5;
const DUE_AT_ONCE = 3;

/** How many chunks are due: a few at once, then one more in each idle moment. Another list starts over. */
function useDueChunks(resorts: readonly Resort[] | undefined, chunkCount: number): number {
  const [due, setDue] = useState(DUE_AT_ONCE);
  const [seen, setSeen] = useState(resorts);
  if (seen !== resorts) {
    setSeen(resorts);
    const hasGrown = seen?.every((resort, index) => resort === resorts?.[index]);
    if (!hasGrown) setDue(DUE_AT_ONCE);
  }
  useEffect(
    () =>
      due < Math.min(chunkCount, KEPT_CHUNKS) ? whenIdle(() => startTransition(() => setDue(due + 1))) : undefined,
    [due, chunkCount],
  );
  return due;
}

interface PlaceholderGridProps {
  count: number;
  columns: 'fill' | 'three';
  hasNote: boolean;
}

function PlaceholderGrid({ count, columns, hasNote }: PlaceholderGridProps) {
  return (
    <div className="@container">
      <div
        className={cn(gridClasses[columns], 'animate-[fade-in_var(--base)_var(--ease)_backwards]')}
        style={{ animationDelay: `${SKELETON_DELAY}ms` }}
      >
        {Array.from({ length: count }, (_, index) => `placeholder ${index}`).map((key) => (
          <ResortCardSkeleton key={key} hasNote={hasNote} />
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
