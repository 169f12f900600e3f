import type { Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import { createPortal } from 'react-dom';
import { Polyline } from 'react-leaflet';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { greatCircle } from '@/components/map/base/great-circle';
import { layerPlace } from '@/components/map/base/layer-place';
import { MapNames, type NamedResort } from '@/components/map/base/map-names';
import { ChangingText } from '@/components/ui/changing-text';
import type { TripPlace } from '@/domain/trip/trip';
import { distanceKm } from '@/lib/distance';
import { useUnits } from '@/lib/units';
import { NeighbourLinks } from './neighbour-links';
import { type Surroundings, useSurroundings } from './use-surroundings';

interface MapSurroundingsProps {
  map: LeafletMap;
  resort: Resort;
  /** Where it lies. */
  point: Coordinates;
  /** Where the trip starts; null without. */
  start: TripPlace | null;
  /** Also names countries and mountains, where no tiles do. */
  hasGround: boolean;
}

const NO_NAMES: readonly NamedResort[] = [];

/** What lies around the resort: its neighbours as links, the line to where the trip starts, and names where no tiles bring them. */
export function MapSurroundings({ map, resort, point, start, hasGround }: MapSurroundingsProps) {
  const units = useUnits();
  const line = useMemo(() => (start ? greatCircle(point, start) : null), [point, start]);
  const km = distanceKm(point, start);
  const startText = start && km !== null ? `${start.label ?? start.name} · ${units.distance(km).text}` : '';
  const around = useSurroundings({ map, resort, point, line, startText, hasGround });
  if (!around) return null;
  return (
    <>
      {line && <Polyline positions={line} interactive={false} className="map-way" />}
      <MapNames map={map} resorts={NO_NAMES} obstacles={around.obstacles} hasGround={hasGround} />
      {createPortal(
        <>
          <Labels around={around} startText={startText} />
          {around.neighbours.length > 0 && <NeighbourLinks neighbours={around.neighbours} />}
        </>,
        map.getPanes().markerPane,
      )}
    </>
  );
}

/** Hidden from screen readers: the pin and the text below the map say the same. */
function Labels({ around: { ownName, start }, startText }: { around: Surroundings; startText: string }) {
  return (
    <div aria-hidden className="leaflet-zoom-hide">
      {ownName && (
        <span className="map-name map-name-resort" style={layerPlace(ownName.left, ownName.top)}>
          {ownName.text}
        </span>
      )}
      {start && !start.label.arrow && <i className="map-start-dot" style={layerPlace(start.dot.x, start.dot.y)} />}
      {start && (
        <span
          data-source="worked out"
          className="map-start-label map-name-resort"
          style={layerPlace(start.label.x, start.label.y)}
        >
          {start.label.arrow && <span>{`${start.label.arrow} `}</span>}
          <ChangingText>{startText}</ChangingText>
        </span>
      )}
    </div>
  );
}
