import { m } from '@/paraglide/messages';
import 'leaflet/dist/leaflet.css';
import '@/components/map/map.css';
import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { AttributionControl, MapContainer } from 'react-leaflet';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { BaseMap } from '@/components/map/base/base-map';
import { MapTiles } from '@/components/map/map-tiles';
import { MapZoom } from '@/components/map/map-zoom';
import { MAP_ZOOM } from '@/config/constants';
import { env } from '@/config/env';
import { cn } from '@/lib/class-names';
import { MapGestures } from './map-gestures';
import { MapMarker } from './map-marker';
import { MapPan } from './map-pan';

const MIN_ZOOM = 3;

export interface MapCanvasProps {
  name: string;
  point: Coordinates;
  hasMarker: boolean;
  onLoad: () => void;
  onFail: () => void;
}

/** The live map, filling its frame. It is the only part that loads Leaflet. */
export function MapCanvas({ name, point, hasMarker, onLoad, onFail }: MapCanvasProps) {
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [hasOneFinger, setHasOneFinger] = useState(false);
  const [moves] = useState(() => !window.matchMedia('(prefers-reduced-motion: reduce)').matches);
  return (
    <>
      <MapContainer
        ref={setMap}
        center={[point.latitude, point.longitude]}
        zoom={MAP_ZOOM.initial}
        minZoom={MIN_ZOOM}
        maxZoom={MAP_ZOOM.max}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        zoomAnimation={moves}
        fadeAnimation={moves}
        markerZoomAnimation={moves}
        inertia={moves}
        className="map-canvas"
      >
        <BaseMap onReady={env.mapTileUrl ? undefined : onLoad} />
        <MapTiles onLoad={onLoad} onFail={onFail} />
        {hasMarker ? <MapMarker name={name} point={point} /> : null}
        <AttributionControl prefix={false} />
        <MapGestures
          label={hasMarker ? m.resort_map_of({ resort: name }) : m.resort_map()}
          onOneFinger={setHasOneFinger}
        />
      </MapContainer>
      {map ? (
        <>
          <MapZoom map={map} />
          <MapPan map={map} home={hasMarker ? point : null} />
        </>
      ) : null}
      <p
        aria-hidden
        className={cn(
          'pointer-events-none absolute inset-x-0 bottom-0 z-10 bg-board px-4 py-3 text-center text-small text-on-board transition-opacity duration-base',
          !hasOneFinger && 'opacity-0',
        )}
      >
        {m.resort_map_two_fingers()}
      </p>
    </>
  );
}
