import { memo, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { cn } from '@/lib/class-names';
import type { Units } from '@/lib/units';
import { ResortCard } from './resort-card';

interface ResortChunkProps {
  resorts: readonly Resort[];
  className: string;
  isFirst: boolean;
  /** Time to draw the cards, wherever they stand. Before it, they are drawn when they come near the screen. */
  isDue: boolean;
  units: Units;
  renderAction: ((resort: Resort) => ReactNode) | undefined;
  renderNote: ((resort: Resort) => ReactNode) | undefined;
  /** How many cards belong to the first screen. */
  firstScreen: number;
  children: ReactNode;
}

// The padding leaves room for the focus ring, which a box of contained paint would cut off.
const contained = '-mx-2 -mt-2 px-2 pt-2 [content-visibility:auto]';

/** Some rows of cards. Far from the screen they are at first only a box of their height, and later cost no painting. */
export const ResortChunk = memo(
  function ResortChunk(props: ResortChunkProps) {
    const { resorts, className, isFirst, isDue, units, renderAction, renderNote, firstScreen, children } = props;
    const { box, isDrawn } = useDrawn(isDue);
    // The first chunk has a height of its own: on it the height of a row is measured.
    const height = `var(--card-row) * round(up, ${resorts.length} / var(--card-columns), 1)`;
    return (
      <div
        ref={box}
        className={cn(className, !isFirst && contained)}
        style={
          isFirst
            ? undefined
            : isDrawn
              ? { containIntrinsicBlockSize: `auto calc(${height})` }
              : { blockSize: `calc(${height} + .5rem)` }
        }
      >
        {isDrawn &&
          resorts.map((resort, index) => (
            <ResortCard
              key={resort.id}
              resort={resort}
              units={units}
              renderAction={renderAction}
              renderNote={renderNote}
              priority={index < firstScreen}
            />
          ))}
        {children}
      </div>
    );
  },
  ({ resorts: before, ...was }, { resorts: after, ...is }) =>
    before.length === after.length &&
    before.every((resort, index) => resort === after[index]) &&
    was.className === is.className &&
    was.isDue === is.isDue &&
    was.units === is.units &&
    was.renderAction === is.renderAction &&
    was.renderNote === is.renderNote &&
    was.children === is.children,
);

/** True once the box is due or within a screen of what is seen, and from then on. */
function useDrawn(isDue: boolean) {
  const box = useRef<HTMLDivElement>(null);
  const [isDrawn, setDrawn] = useState(isDue);
  if (isDue && !isDrawn) setDrawn(true);

  useLayoutEffect(() => {
    const element = box.current;
    if (isDrawn || !element) return;
    const lookAround = () => {
      const { top, bottom } = element.getBoundingClientRect();
      if (element.isConnected && top < 2 * window.innerHeight && bottom > -window.innerHeight) setDrawn(true);
    };
    // After the effects of the page, one of which restores the scroll position, and before the first paint.
    queueMicrotask(lookAround);
    const observer = new IntersectionObserver(lookAround, { rootMargin: '100% 0px' });
    observer.observe(element);
    return () => observer.disconnect();
  }, [isDrawn]);

  return { box, isDrawn };
}
