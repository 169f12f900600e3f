import { useMemo } from 'react';
import { useCatalogue } from '@/api/catalogue/use-catalogue';
import type { Resort } from '@/api/resorts/resort.schema';
import { shareOfScale } from '@/components/resort-graphics/elevation-scale';
import { ChangingText } from '@/components/ui/changing-text';
import { nearResorts } from '@/domain/alike-resorts';
import { readHeights } from '@/domain/heights';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';

/** Of the three nearest resorts those that report both heights, in metres, nearest first. */
function useNeighbours(resort: Resort) {
  const { resorts } = useCatalogue(true);
  const near = useMemo(() => nearResorts(resort, resorts ?? []), [resort, resorts]);
  return near.flatMap(({ resort: { id, name, elevation } }) => {
    const { base, peak } = readHeights(elevation);
    return base === null || peak === null ? [] : [{ id, name, base, peak }];
  });
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** Base to peak of each neighbour as a numbered bar, on the scale of the surrounding picture. Decorative. */
export function NeighbourBars({ resort }: { resort: Resort }) {
  return useNeighbours(resort).map(({ id, base, peak }, index) => (
    <span
      key={id}
      className="absolute w-[7%] border border-ink-3 bg-paper"
      style={{
        left: `${68 + index * 11}%`,
        top: percent(1 - shareOfScale(peak)),
        bottom: percent(shareOfScale(base)),
      }}
    >
      <span className="absolute bottom-full left-1/2 mb-0.5 -translate-x-1/2 bg-paper p-0.5 text-ink-2">
        {index + 1}
      </span>
    </span>
  ));
}

/** Legend of the bars: names and heights. */
export function NeighbourList({ resort }: { resort: Resort }) {
  const units = useUnits();
  const neighbours = useNeighbours(resort);
  if (neighbours.length === 0) return null;
  return (
    <>
      <p>{m.resort_neighbour_bars()}</p>
      <ol>
        {neighbours.map(({ id, name, base, peak }, index) => {
          const heights = `${units.elevation(base).value} – ${units.elevation(peak).text}`;
          return (
            <li key={id} className="flex flex-wrap gap-x-2">
              <span aria-hidden>{index + 1}</span>
              <ChangingText>{name}</ChangingText>
              <span key={heights} className="text-ink">
                {heights}
              </span>
            </li>
          );
        })}
      </ol>
    </>
  );
}
