import { useRef } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { lazyWithRetry } from '@/components/lazy-with-retry';
import { ElevationProfile } from '@/components/resort-graphics/elevation-profile';
import { readHeights } from '@/domain/heights';
import { useNearView } from '@/lib/use-near-view';

/** The picture works without its neighbours: if their code does not load, they are left out. */
const Nothing = () => null;
const neighbours = () => import('./neighbour-heights');
const NeighbourBars = lazyWithRetry(neighbours, ({ NeighbourBars }) => NeighbourBars, Nothing);
const NeighbourList = lazyWithRetry(neighbours, ({ NeighbourList }) => NeighbourList, Nothing);

/**
 * A resort's heights as a picture, beside those of the nearest resorts. These come from the catalogue, loaded once the
 * picture is near the viewport. Their room is reserved below the caption, so that nothing moves when they arrive.
 */
export function ResortElevation({ resort, className }: { resort: Resort; className: string }) {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNearView(place, '200px');
  const { base, peak } = readHeights(resort.elevation);
  const hasNeighbours = resort.location !== null && base !== null && peak !== null;
  const beside = {
    bars: isNear && <NeighbourBars resort={resort} />,
    words: <div className="mt-3 min-h-[5.4em]">{isNear && <NeighbourList resort={resort} />}</div>,
  };
  return (
    <div ref={place}>
      <ElevationProfile
        elevation={resort.elevation}
        beside={hasNeighbours ? beside : undefined}
        className={className}
      />
    </div>
  );
}
