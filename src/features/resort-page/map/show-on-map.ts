import type { Map as LeafletMap } from 'leaflet';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { MAP_ZOOM } from '@/config/constants';

/** Pixels between the outermost places and the edge of the map; at the top pins and labels stand above them. */
const PADDING = { aside: 44, above: 64, below: 30 };

/** Moves the map so that it shows all of these places clear of the controls; the name above the pin gives way to theirs. */
export function showOnMap(map: LeafletMap, places: readonly (Coordinates | null)[]): void {
  const points = places.flatMap((place): [number, number][] => (place ? [[place.latitude, place.longitude]] : []));
  map.closePopup();
  map.fitBounds(points, {
    paddingTopLeft: [PADDING.aside, PADDING.above],
    paddingBottomRight: [PADDING.aside, PADDING.below + controlsBelow(map)],
    maxZoom: MAP_ZOOM.initial,
    animate: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
}

/** The height that controls and notices take at the lower edge. */
function controlsBelow(map: LeafletMap): number {
  const frame = map.getContainer().getBoundingClientRect();
  const heights = [...(map.getContainer().parentElement?.querySelectorAll('[data-on-map]') ?? [])]
    .map((element) => frame.bottom - element.getBoundingClientRect().top)
    .filter((height) => height < frame.height / 2);
  return Math.max(0, ...heights);
}
