import type { Map as LeafletMap } from 'leaflet';
import { useId } from 'react';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { SourceWord } from '@/components/figure-source';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import type { TripPlace } from '@/domain/trip/trip';
import { distanceKm } from '@/lib/distance';
import { formatCount } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { showNeighbours, showWay } from './show-on-map';
import { NEARBY_KM, useResortsNearby } from './use-resorts-nearby';

interface MapNearbyProps {
  map: LeafletMap;
  resort: Resort;
  /** Where it lies. */
  point: Coordinates;
  /** Where the trip starts; null without. */
  start: TripPlace | null;
}

/** Below the map: how far it is to where the trip starts, and buttons that show what lies around. */
export function MapNearby({ map, resort, point, start }: MapNearbyProps) {
  return (
    <>
      {start && <StartDistance map={map} point={point} start={start} />}
      <ShowNearby map={map} resort={resort} />
    </>
  );
}

/** How far it is from where the trip starts, and a way to see that on the map. */
function StartDistance({ map, point, start }: { map: LeafletMap; point: Coordinates; start: TripPlace }) {
  const id = useId();
  const units = useUnits();
  const km = distanceKm(point, start);
  if (km === null) return null;
  const words = m.resort_map_start({ distance: units.distance(km).text, place: start.name });
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      <p id={id} data-source="worked out">
        <ChangingText>{words}</ChangingText> <SourceWord source="worked out" />
      </p>
      <Button size="small" aria-describedby={id} onClick={() => showWay(map, [point, start])}>
        {m.resort_map_show()}
      </Button>
    </div>
  );
}

/** Moves the map back so far that all neighbours are in view; nothing without any. */
function ShowNearby({ map, resort }: { map: LeafletMap; resort: Resort }) {
  const units = useUnits();
  const near = useResortsNearby(resort);
  if (near.length === 0) return null;
  const words = m.resort_map_show_nearby({
    count: near.length,
    shown: formatCount(near.length),
    distance: units.distance(NEARBY_KM).text,
  });
  return (
    <Button
      size="small"
      onClick={() => showNeighbours(map, [resort.location, ...near.map(({ resort: { location } }) => location)])}
    >
      <ChangingText>{words}</ChangingText>
    </Button>
  );
}
