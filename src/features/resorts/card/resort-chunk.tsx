import { memo, type ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { cn } from '@/lib/class-names';
import type { Units } from '@/lib/units';
import { FindableNames } from './findable-names';
import { ResortCard } from './resort-card';
import { useDrawn } from './use-drawn';

interface ResortChunkProps {
  resorts: readonly Resort[];
  className: string;
  isFirst: boolean;
  /** Time to draw the cards, wherever they stand. Before it, they are drawn when they come near the screen. */
  isDue: boolean;
  /** The list is so long that cards far from the screen are taken away again. */
  isWindowed: boolean;
  units: Units;
  renderAction: ((resort: Resort) => ReactNode) | undefined;
  renderNote: ((resort: Resort) => ReactNode) | undefined;
  /** How many cards belong to the first screen. */
  firstScreen: number;
  children: ReactNode;
}

// The padding leaves room for the focus ring, which a box of contained paint would cut off.
const RING_ROOM = '.5rem';
const contained = '-mx-2 -mt-2 px-2 pt-2 [content-visibility:auto]';

/**
 * Some rows of cards. Far from the screen they are at first only a box of their height, and later cost no painting; in a
 * very long list they become a box again.
 */
export const ResortChunk = memo(
  function ResortChunk(props: ResortChunkProps) {
    const { resorts, className, isFirst, isDue, isWindowed, units, renderAction, renderNote, firstScreen, children } =
      props;
    const {
      box,
      isDrawn,
      height: drawnHeight,
      draw,
    } = useDrawn({
      name: [resorts[0]?.id, resorts.at(-1)?.id, className, renderNote !== undefined, children !== null].join(' '),
      isDue,
      isWindowed: isWindowed && !isFirst,
    });
    // The first chunk has a height of its own: on it the height of a row is measured.
    const rows = `var(--card-row) * round(up, ${resorts.length} / var(--card-columns), 1)`;
    const height = drawnHeight === null ? `${rows} + ${RING_ROOM}` : `${drawnHeight}px`;
    return (
      <div
        ref={box}
        className={cn(className, !isFirst && contained)}
        style={
          isFirst
            ? undefined
            : isDrawn
              ? { containIntrinsicBlockSize: `auto calc(${height} - ${RING_ROOM})` }
              : { blockSize: `calc(${height})` }
        }
      >
        {isDrawn ? (
          resorts.map((resort, index) => (
            <ResortCard
              key={resort.id}
              resort={resort}
              units={units}
              renderAction={renderAction}
              renderNote={renderNote}
              priority={index < firstScreen}
            />
          ))
        ) : (
          <FindableNames names={resorts.map(({ name }) => name)} onFind={draw} />
        )}
        {children}
      </div>
    );
  },
  ({ resorts: before, ...was }, { resorts: after, ...is }) =>
    before.length === after.length &&
    before.every((resort, index) => resort === after[index]) &&
    was.className === is.className &&
    was.isDue === is.isDue &&
    was.isWindowed === is.isWindowed &&
    was.units === is.units &&
    was.renderAction === is.renderAction &&
    was.renderNote === is.renderNote &&
    was.children === is.children,
);
