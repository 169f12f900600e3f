import { useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import { MAP_ZOOM } from '@/config/constants';
import { env } from '@/config/env';

interface MapTilesProps {
  /** Without copies of the world beside it. */
  isOneWorld?: boolean;
  onLoad: () => void;
  /** No tile at all could be loaded. */
  onFail: () => void;
}

/** The tile layer of the map. A single lost tile is no failure: the background shows through. */
export function MapTiles({ isOneWorld = false, onLoad, onFail }: MapTilesProps) {
  const hasTile = useRef(false);
  const events = {
    tileload: () => {
      hasTile.current = true;
    },
    // All tiles in view are there or lost.
    load: () => (hasTile.current ? onLoad() : onFail()),
  };
  return (
    <TileLayer
      url={env.mapTileUrl}
      attribution={env.mapAttribution}
      maxZoom={MAP_ZOOM.max}
      noWrap={isOneWorld}
      className="map-tiles"
      eventHandlers={events}
    />
  );
}
