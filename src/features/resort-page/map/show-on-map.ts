import type { Map as LeafletMap } from 'leaflet';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { wantsMotion } from '@/components/map/motion';
import { MAP_ZOOM } from '@/config/constants';

/** Pixels between the outermost places and the edge of the map; at the top pins and labels stand above them. */
const PADDING = { aside: 44, above: 64, below: 30 };
/** Pixels around the target of an outermost neighbour. */
const NEIGHBOUR_PADDING = 16;

type Places = readonly (Coordinates | null)[];

const pointsOf = (places: Places) =>
  places.flatMap((place): [number, number][] => (place ? [[place.latitude, place.longitude]] : []));

const options = () => ({
  maxZoom: MAP_ZOOM.initial,
  animate: wantsMotion(),
});

/** Moves the map so that it shows both ends of a way clear of the controls; the name above the pin gives way to theirs. */
export function showWay(map: LeafletMap, ends: Places): void {
  map.closePopup();
  map.fitBounds(pointsOf(ends), {
    paddingTopLeft: [PADDING.aside, PADDING.above],
    paddingBottomRight: [PADDING.aside, PADDING.below + controlsBelow(map)],
    ...options(),
  });
}

/**
 * Moves the map so that it shows places as close as its frame allows, the controls over some of them: clear of these, a map
 * on a phone would show all so small that few have room.
 */
export function showNeighbours(map: LeafletMap, places: Places): void {
  map.closePopup();
  map.fitBounds(pointsOf(places), { padding: [NEIGHBOUR_PADDING, NEIGHBOUR_PADDING], ...options() });
}

/** The height that controls and notices take at the lower edge. */
function controlsBelow(map: LeafletMap): number {
  const frame = map.getContainer().getBoundingClientRect();
  const heights = [...(map.getContainer().parentElement?.querySelectorAll('[data-on-map]') ?? [])]
    .map((element) => frame.bottom - element.getBoundingClientRect().top)
    .filter((height) => height < frame.height / 2);
  return Math.max(0, ...heights);
}
