import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** How often the map has come to rest; re-renders after each move, zoom and change of its size. */
export function useRests(map: LeafletMap): number {
  const [rests, setRests] = useState(0);
  useEffect(() => {
    const count = () => setRests((before) => before + 1);
    map.on('moveend zoomend resize', count);
    return () => void map.off('moveend zoomend resize', count);
  }, [map]);
  return rests;
}

/** What a map shows, in pixels of its layers. */
export function frameOf(map: LeafletMap) {
  const { x: left, y: top } = map.containerPointToLayerPoint([0, 0]);
  const { x, y } = map.getSize();
  return { left, top, right: left + x, bottom: top + y };
}
