import type { Map as LeafletMap } from 'leaflet';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { MapArea } from '@/domain/filters/list-filters';

/** Share of the view that is rendered beyond each of its edges, so that a map that is dragged shows markers at once. */
const MARGIN = 0.25;

/** What the map shows, and beyond it what is rendered. */
export interface MapView {
  zoom: number;
  rendered: MapArea;
}

/** The area of the world that the map shows, in degrees that a link can carry. */
export function shownArea(map: LeafletMap, margin = 0): MapArea {
  const bounds = map.getBounds().pad(margin);
  return {
    north: Math.min(85, bounds.getNorth()),
    south: Math.max(-85, bounds.getSouth()),
    east: Math.min(180, bounds.getEast()),
    west: Math.max(-180, bounds.getWest()),
  };
}

/** What the map shows after its last move; re-renders after each move, zoom and change of its size. */
export function useMapView(map: LeafletMap): MapView {
  const latest = useRef<MapView | null>(null);
  const subscribe = useCallback(
    (listener: () => void) => {
      const read = () => {
        latest.current = null;
        listener();
      };
      map.on('moveend zoomend resize', read);
      return () => map.off('moveend zoomend resize', read);
    },
    [map],
  );
  return useSyncExternalStore(subscribe, () => {
    latest.current ??= { zoom: map.getZoom(), rendered: shownArea(map, MARGIN) };
    return latest.current;
  });
}
