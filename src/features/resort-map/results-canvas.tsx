import 'leaflet/dist/leaflet.css';
import '@/components/map/map.css';
import './results-map.css';
import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import { type Ref, useState } from 'react';
import { AttributionControl, MapContainer } from 'react-leaflet';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { BaseMap } from '@/components/map/base/base-map';
import { MapTiles } from '@/components/map/map-tiles';
import { motionOptions } from '@/components/map/motion';
import { MAP_ZOOM } from '@/config/constants';
import type { MapArea } from '@/domain/filters/list-filters';

const MIN_ZOOM = 1;
/** Pixels between the outermost pins and the edge of the map. */
export const FIT = { padding: [56, 56] as [number, number], maxZoom: 12 };
/** What the map shows where there is nothing to show. */
const WORLD: LatLngBoundsExpression = [
  [10, -130],
  [65, 60],
];

/** One world: pins stand once, and what is beyond its edges can be neither reached nor searched. */
const LIMITS: LatLngBoundsExpression = [
  [-85, -180],
  [85, 180],
];

/** The area as Leaflet takes it; one across the date line, which only a link can ask for, is the whole breadth. */
export function boundsOf({ north, south, east, west }: MapArea): LatLngBoundsExpression {
  const isAcross = west > east;
  return [
    [south, isAcross ? -180 : west],
    [north, isAcross ? 180 : east],
  ];
}

interface ResultsCanvasProps {
  ref: Ref<LeafletMap>;
  /** What it shows at first; null for the whole of the ground. */
  area: MapArea | null;
  /** What it shows at first instead, where it was left before. */
  view: { center: Coordinates; zoom: number } | null;
  /** A new number requests the tiles again. */
  attempt: number;
  /** Called when the tiles in view have loaded, or none of them has. */
  onTiles: (haveFailed: boolean) => void;
}

/** The ground of the map, filling its frame. */
export function ResultsCanvas({ ref, area, view, attempt, onTiles }: ResultsCanvasProps) {
  const [motion] = useState(motionOptions);
  const [place] = useState(() => {
    if (view) return { center: [view.center.latitude, view.center.longitude] as [number, number], zoom: view.zoom };
    return { bounds: area ? boundsOf(area) : WORLD, boundsOptions: FIT };
  });
  return (
    <MapContainer
      ref={ref}
      {...place}
      minZoom={MIN_ZOOM}
      maxZoom={MAP_ZOOM.max}
      keyboard={false}
      maxBounds={LIMITS}
      maxBoundsViscosity={1}
      zoomControl={false}
      attributionControl={false}
      {...motion}
      className="map-canvas"
    >
      <BaseMap />
      <MapTiles key={attempt} isOneWorld onLoad={() => onTiles(false)} onFail={() => onTiles(true)} />
      <AttributionControl prefix={false} />
    </MapContainer>
  );
}
