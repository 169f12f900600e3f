import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { readHeights } from '@/domain/heights';
import { cn } from '@/lib/class-names';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { ElevationDrawing } from './elevation-drawing';
import { gridHeights, SCALE_TOP, shareOfScale } from './elevation-scale';

interface ElevationProfileProps {
  /** Metres; 0 means unknown. */
  elevation: Resort['elevation'];
  /** Other mountains on the same scale: bars right of the triangle, and a legend below. */
  beside?: { bars: ReactNode; words: ReactNode } | undefined;
  className?: string;
}

const fromTop = (metres: number) => 100 - shareOfScale(metres) * 100;

/**
 * Base, peak and drop on the scale shared by all elevation graphics (0 to 4,000 m), with a note on what the picture
 * does not show. A sentence if only one height is known, null if none is.
 */
export function ElevationProfile({ elevation, beside, className }: ElevationProfileProps) {
  const units = useUnits();
  const { base, peak } = readHeights(elevation);
  const text = (metres: number) => units.elevation(metres).text;

  if (base === null || peak === null) {
    const only = base ?? peak;
    if (only === null) return null;
    const height = text(only);
    return (
      <p data-source="reported" className={cn('text-caption text-ink-3', className)}>
        {base === null ? m.graphic_peak_only({ height }) : m.graphic_base_only({ height })}
      </p>
    );
  }

  const { vertical: drop, isDropWorkedOut } = elevation;
  const grid = gridHeights(units.system);
  // The labels take the room between the two heights, or more from above and below if the mountain is too low for all three.
  const [above, below] = [fromTop(peak), 100 - fromTop(base)];
  const labelRows = `minmax(0,${above}fr) minmax(max-content,${100 - above - below}fr) minmax(0,${below}fr)`;
  const sentence = m.graphic_heights({ base: text(base), peak: text(peak), drop: text(drop), top: text(SCALE_TOP) });
  return (
    <figure data-source="reported" className={className}>
      {/* With large text on a small phone the figures of the scale leave the picture their room. */}
      <div
        role="img"
        aria-label={sentence}
        className="relative mt-8 mr-[6.1rem] ml-[3.1rem] max-[17rem]:ml-0 h-[clamp(13rem,24vw,17rem)] text-caption leading-none text-ink-3 md:mr-[6.5rem] [&_b]:whitespace-nowrap [&_b]:text-ink"
      >
        <ElevationDrawing base={base} peak={peak} grid={grid} hasLeaders isAside={!!beside} className="size-full" />
        {beside?.bars}
        {grid.map((metres) => (
          <span
            key={metres}
            className="absolute -left-[3.1rem] -translate-y-1/2 max-[17rem]:hidden"
            style={{ top: `${fromTop(metres)}%` }}
          >
            {units.elevation(metres).value}
          </span>
        ))}
        {/* As wide as up to the gutter, because labels with wider text spacing wrap there. */}
        <div
          className="absolute inset-y-0 left-[calc(100%+.65rem)] -right-[7rem] grid"
          style={{ gridTemplateRows: labelRows }}
        >
          <div className="row-start-2 flex flex-col justify-between gap-[.3em]">
            <span className="-translate-y-1/2">
              {m.fact_peak()} <b>{text(peak)}</b>
            </span>
            <span data-source={isDropWorkedOut ? 'worked out' : 'reported'} className="text-ink">
              <b>{text(drop)}</b>
              <span>{` ${isDropWorkedOut ? m.graphic_drop_worked_out() : m.graphic_drop()}`}</span>
            </span>
            <span className="translate-y-1/2">
              {m.fact_base()} <b>{text(base)}</b>
            </span>
          </div>
        </div>
      </div>
      <figcaption className="mt-3 max-w-measure text-caption text-ink-3">
        <p>{m.graphic_heights_note()}</p>
        {beside?.words}
      </figcaption>
    </figure>
  );
}
