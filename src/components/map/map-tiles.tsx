import { useRef } from 'react';
import { TileLayer } from 'react-leaflet';
import { MAP_ZOOM } from '@/config/constants';
import { env } from '@/config/env';

interface MapTilesProps {
  /** Does not repeat the world to the left and right. */
  isOneWorld?: boolean;
  onLoad: () => void;
  /** Called when no tile at all could be loaded. */
  onFail: () => void;
}

/** The tile layer of a map, none where tiles are off. A single missing tile is no failure: the base map shows through. */
export function MapTiles({ isOneWorld = false, onLoad, onFail }: MapTilesProps) {
  const hasTile = useRef(false);
  const events = {
    tileload: () => {
      hasTile.current = true;
    },
    // Every tile in view has loaded or failed.
    load: () => (hasTile.current ? onLoad() : onFail()),
  };
  if (!env.mapTileUrl) return null;
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
