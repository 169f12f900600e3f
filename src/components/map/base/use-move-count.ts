import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useRef, useSyncExternalStore } from 'react';

/** How often what the map shows has changed; re-renders at once after each move, zoom and change of its size. */
export function useMoveCount(map: LeafletMap): number {
  const moves = useRef(0);
  const subscribe = useCallback(
    (listener: () => void) => {
      const count = () => {
        moves.current += 1;
        listener();
      };
      map.on('moveend zoomend resize', count);
      return () => map.off('moveend zoomend resize', count);
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => moves.current);
}
