import { m } from '@/paraglide/messages';
import 'leaflet/dist/leaflet.css';
import '@/components/map/map.css';
import type { Map as LeafletMap } from 'leaflet';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { AttributionControl, MapContainer, ScaleControl } from 'react-leaflet';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { BaseMap } from '@/components/map/base/base-map';
import { MapTiles } from '@/components/map/map-tiles';
import { MapZoom } from '@/components/map/map-zoom';
import { motionOptions } from '@/components/map/motion';
import { FALLBACK_POINT, MAP_ZOOM } from '@/config/constants';
import { env } from '@/config/env';
import type { TripPlace } from '@/domain/trip/trip';
import { cn } from '@/lib/class-names';
import { useUnits } from '@/lib/units';
import { MapGestures } from './map-gestures';
import { MapMarker } from './map-marker';
import { MapNearby } from './map-nearby';
import { MapPan } from './map-pan';
import { MapSurroundings } from './map-surroundings';

/** Far enough that the way over an ocean is in view on a phone. */
const MIN_ZOOM = 1;
/** Pixels of the scale bar, at most. */
const SCALE_WIDTH = 90;

interface MapCanvasProps {
  resort: Resort;
  /** Where it lies; null where its coordinates are invalid. */
  point: Coordinates | null;
  /** Where the trip starts; null without. */
  start: TripPlace | null;
  /** No tile came. */
  haveTilesFailed: boolean;
  /** The element below the map for its text and buttons. */
  below: HTMLElement | null;
  /** A new number requests tiles and base map again. */
  attempt: number;
  onLoad: () => void;
  onFail: () => void;
}

/** The live map, filling its frame. It is the only part that loads Leaflet. */
export function MapCanvas(props: MapCanvasProps) {
  const { resort, point, start, haveTilesFailed, below, attempt, onLoad, onFail } = props;
  const { latitude, longitude } = point ?? FALLBACK_POINT;
  const { system } = useUnits();
  const [map, setMap] = useState<LeafletMap | null>(null);
  const [hasOneFinger, setHasOneFinger] = useState(false);
  const [motion] = useState(motionOptions);
  return (
    <>
      <MapContainer
        ref={setMap}
        center={[latitude, longitude]}
        zoom={MAP_ZOOM.initial}
        minZoom={MIN_ZOOM}
        maxZoom={MAP_ZOOM.max}
        zoomControl={false}
        attributionControl={false}
        scrollWheelZoom={false}
        {...motion}
        className="map-canvas"
      >
        <BaseMap key={`ground ${attempt}`} onReady={env.mapTileUrl ? undefined : onLoad} />
        <MapTiles key={`tiles ${attempt}`} onLoad={onLoad} onFail={onFail} />
        {point && <MapMarker name={resort.name} point={point} />}
        {point && map && (
          <MapSurroundings
            map={map}
            resort={resort}
            point={point}
            start={start}
            hasGround={!env.mapTileUrl || haveTilesFailed}
          />
        )}
        <AttributionControl prefix={false} />
        <ScaleControl
          key={system}
          position="bottomright"
          maxWidth={SCALE_WIDTH}
          metric={system === 'metric'}
          imperial={system === 'imperial'}
        />
        <MapGestures
          label={point ? m.resort_map_of({ resort: resort.name }) : m.resort_map()}
          onOneFinger={setHasOneFinger}
        />
      </MapContainer>
      {map && (
        <>
          {point && below && createPortal(<MapNearby map={map} resort={resort} point={point} start={start} />, below)}
          <MapZoom map={map} />
          <MapPan map={map} home={point} />
        </>
      )}
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
