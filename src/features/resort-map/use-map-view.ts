import type { Map as LeafletMap } from 'leaflet';
import { useMemo } from 'react';
import { useMoveCount } from '@/components/map/base/use-move-count';
import type { MapArea } from '@/domain/filters/list-filters';

/** Share of the view that is rendered beyond each of its edges, so that a map that is dragged shows markers at once. */
const MARGIN = 0.25;

/** What the map shows, and beyond it what is rendered. */
interface MapView {
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
  const moves = useMoveCount(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moves` says that the map shows something else
  return useMemo(() => ({ zoom: map.getZoom(), rendered: shownArea(map, MARGIN) }), [map, moves]);
}
