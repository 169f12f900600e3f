import type { Map as LeafletMap } from 'leaflet';
import type { Resort } from '@/api/resorts/resort.schema';
import { Button } from '@/components/ui/button';
import { formatCount } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { showOnMap } from './show-on-map';
import { NEARBY_KM, useResortsNearby } from './use-resorts-nearby';

/** Moves the map back so far that all neighbours are in view; nothing without any. */
export function MapNearby({ map, resort }: { map: LeafletMap; resort: Resort }) {
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
      onClick={() => showOnMap(map, [resort.location, ...near.map(({ resort: { location } }) => location)])}
    >
      <span key={words}>{words}</span>
    </Button>
  );
}
