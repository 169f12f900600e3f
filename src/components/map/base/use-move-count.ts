import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';

/** How often what the map shows has changed; re-renders after each move, zoom and change of its size. */
export function useMoveCount(map: LeafletMap): number {
  const [moves, setMoves] = useState(0);
  useEffect(() => {
    const count = () => setMoves((before) => before + 1);
    map.on('moveend zoomend resize', count);
    return () => void map.off('moveend zoomend resize', count);
  }, [map]);
  return moves;
}
