import { useEffect, useEffectEvent } from 'react';
import { useMap } from 'react-leaflet';
import { addGround } from './ground-layer';

/** The base map of a Leaflet map, below its tiles. `onReady` is called once it is drawn. */
export function BaseMap({ onReady }: { onReady?: (() => void) | undefined }) {
  const map = useMap();
  const ready = useEffectEvent(() => onReady?.());
  useEffect(() => addGround(map, () => ready()), [map]);
  return null;
}
