import 'leaflet/dist/leaflet.css';
import '@/components/map/map.css';
import './results-map.css';
import type { LatLngBoundsExpression, Map as LeafletMap } from 'leaflet';
import { type Ref, useState } from 'react';
import { AttributionControl, MapContainer } from 'react-leaflet';
import { MapTiles } from '@/components/map/map-tiles';
import { MAP_ZOOM } from '@/config/constants';
import type { MapArea } from './clusters';

const MIN_ZOOM = 1;
/** Pixels between the outermost pins and the edge of the map. */
export const FIT = { padding: [56, 56] as [number, number], maxZoom: 12 };
/** What the map shows where there is nothing to show. */
const WORLD: LatLngBoundsExpression = [
  [10, -130],
  [65, 60],
];

/** The area as Leaflet takes it; one that crosses the date line goes on beyond 180 degrees. */
export function boundsOf({ north, south, east, west }: MapArea): LatLngBoundsExpression {
  return [
    [south, west],
    [north, west > east ? east + 360 : east],
  ];
}

interface ResultsCanvasProps {
  ref: Ref<LeafletMap>;
  /** What it shows at first; null for the whole of the ground. */
  area: MapArea | null;
  onTiles: (state: 'loaded' | 'failed') => void;
}

/** The ground of the map, filling its frame. */
export function ResultsCanvas({ ref, area, onTiles }: ResultsCanvasProps) {
  const [moves] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  const [bounds] = useState(() => (area ? boundsOf(area) : WORLD));
  return (
    <MapContainer
      ref={ref}
      bounds={bounds}
      boundsOptions={FIT}
      minZoom={MIN_ZOOM}
      maxZoom={MAP_ZOOM.max}
      keyboard={false}
      worldCopyJump
      zoomControl={false}
      attributionControl={false}
      zoomAnimation={moves}
      fadeAnimation={moves}
      markerZoomAnimation={moves}
      inertia={moves}
      className="map-canvas"
    >
      <MapTiles onLoad={() => onTiles('loaded')} onFail={() => onTiles('failed')} />
      <AttributionControl prefix={false} />
    </MapContainer>
  );
}
