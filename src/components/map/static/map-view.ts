import type { Coordinates } from '@/api/resorts/resort.schema';
import { areValidCoordinates } from '@/lib/distance';
import type { Point } from '../base/box';

/** What a map that does not move shows: a part of the world, which is a square in the projection of all our maps. */
export interface MapView {
  width: number;
  height: number;
  /** Pixels that the world is wide. */
  world: number;
  /** Where its top left corner lies. */
  left: number;
  top: number;
}

/** Pixels that the world is wide at zoom 0. */
const WORLD_AT_ZOOM_0 = 256;
/** The part of the world that the first level of the base map reaches. */
const GROUND = { west: -172, south: 15, east: 60, north: 82 };

/** A place, which is not a pole, in the Mercator projection, in a world of width and height 1. */
export function mercator({ latitude, longitude }: Coordinates): Point {
  const sine = Math.sin((latitude * Math.PI) / 180);
  return { x: (longitude + 180) / 360, y: 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI) };
}

/** Whether a place is reported and lies on the base map. */
export function isOnGround(place: Coordinates | null): place is Coordinates {
  if (!areValidCoordinates(place)) return false;
  const { latitude, longitude } = place;
  const { west, south, east, north } = GROUND;
  return longitude >= west && longitude <= east && latitude >= south && latitude <= north;
}

interface Fit {
  width: number;
  height: number;
  /** Pixels kept free at the left and right edge, and at the top and bottom. */
  margins: readonly [sides: number, ends: number];
  /** The map is no closer than this, however near to each other the places are. */
  zoom: number;
}

/** The view that shows all of some places, as close as its limits allow, with their middle in its own. */
export function viewOf(places: readonly Coordinates[], { width, height, margins: [sides, ends], zoom }: Fit): MapView {
  const points = places.map(mercator);
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const world = Math.min(
    WORLD_AT_ZOOM_0 * 2 ** zoom,
    // One place alone is no bound: it has neither width nor height.
    (width - 2 * sides) / (east - west),
    (height - 2 * ends) / (south - north),
  );
  return {
    width,
    height,
    world,
    left: width / 2 - ((west + east) / 2) * world,
    top: height / 2 - ((north + south) / 2) * world,
  };
}

/** Where a place lies in a view. */
export function pointIn({ world, left, top }: MapView, place: Coordinates): Point {
  const { x, y } = mercator(place);
  return { x: left + x * world, y: top + y * world };
}

/** The zoom of a view, as maps count it: each step doubles the scale. */
export const zoomOf = ({ world }: MapView): number => Math.log2(world / WORLD_AT_ZOOM_0);
