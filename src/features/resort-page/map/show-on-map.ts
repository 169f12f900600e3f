import type { Map as LeafletMap } from 'leaflet';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { MAP_ZOOM } from '@/config/constants';

/** Pixels between the outermost places and the edge of the map; more at the top, where names stand above their places. */
const PADDING = { topLeft: [44, 64], bottomRight: [44, 36] } as const;

/** Moves the map so that it shows all of these places; the name above the pin gives way to theirs. */
export function showOnMap(map: LeafletMap, places: readonly (Coordinates | null)[]): void {
  const points = places.flatMap((place): [number, number][] => (place ? [[place.latitude, place.longitude]] : []));
  map.closePopup();
  map.fitBounds(points, {
    paddingTopLeft: [...PADDING.topLeft],
    paddingBottomRight: [...PADDING.bottomRight],
    maxZoom: MAP_ZOOM.initial,
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
}
