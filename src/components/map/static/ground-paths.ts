import { feature } from 'topojson-client';
import type { Topology } from 'topojson-specification';
import type { Box, Point } from '../base/box';
import { type MapView, mercator } from './map-view';

/** The first two are areas, the others lines. */
type GroundShape = 'land' | 'lakes' | 'states' | 'borders';
const isArea = (shape: GroundShape) => shape === 'land' || shape === 'lakes';

/** A ring or a line, in a world of width 1. */
interface Outline {
  points: readonly Point[];
  box: Box;
}

/** The base map, projected once for any number of views. */
export type Ground = Readonly<Record<GroundShape, readonly Outline[]>>;

/** Pixels beyond the edge of a view up to which areas are drawn: where they are cut, their outline is not seen. */
const BEYOND = 4;
/** Pixels between two points of an outline, and of an area that is drawn, at least. */
const STEP = 0.8;
const LEAST_AREA = 2;
/** Where a degree is narrower, in pixels, the lines between states are left out: they would be a net. */
const STATES_FROM = 4;

function outlineOf(positions: readonly (readonly number[])[]): Outline {
  const points = positions.map(([longitude = 0, latitude = 0]) => mercator({ latitude, longitude }));
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const box = { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
  return { points, box };
}

function outlinesOf(topology: Topology, shape: GroundShape): Outline[] {
  const object = topology.objects[shape];
  if (!object) return [];
  const made = feature(topology, object);
  const { geometry } = made as Exclude<typeof made, { type: 'FeatureCollection' }>;
  // The last point of a ring is its first again.
  if (geometry.type === 'MultiPolygon') return geometry.coordinates.flat().map((ring) => outlineOf(ring.slice(1)));
  return geometry.type === 'MultiLineString' ? geometry.coordinates.map(outlineOf) : [];
}

/** Reads a level of the base map. */
export const groundOf = (topology: Topology): Ground => ({
  land: outlinesOf(topology, 'land'),
  lakes: outlinesOf(topology, 'lakes'),
  states: outlinesOf(topology, 'states'),
  borders: outlinesOf(topology, 'borders'),
});

interface Edge {
  isInside: (point: Point) => boolean;
  /** Where the straight line between two points crosses it. */
  crossing: (from: Point, to: Point) => Point;
}

const alongX = (at: number) => (from: Point, to: Point) => ({
  x: at,
  y: from.y + ((to.y - from.y) * (at - from.x)) / (to.x - from.x),
});
const alongY = (at: number) => (from: Point, to: Point) => ({
  x: from.x + ((to.x - from.x) * (at - from.y)) / (to.y - from.y),
  y: at,
});

const edgesOf = ({ left, top, right, bottom }: Box): Edge[] => [
  { isInside: ({ x }) => x >= left, crossing: alongX(left) },
  { isInside: ({ x }) => x <= right, crossing: alongX(right) },
  { isInside: ({ y }) => y >= top, crossing: alongY(top) },
  { isInside: ({ y }) => y <= bottom, crossing: alongY(bottom) },
];

/** A ring without what lies beyond a box, edge by edge (Sutherland and Hodgman). */
export function cutRing(ring: readonly Point[], box: Box): readonly Point[] {
  let kept = ring;
  for (const { isInside, crossing } of edgesOf(box)) {
    const next: Point[] = [];
    let last = kept.at(-1);
    for (const point of kept) {
      if (last && isInside(point) !== isInside(last)) next.push(crossing(last, point));
      if (isInside(point)) next.push(point);
      last = point;
    }
    kept = next;
  }
  return kept;
}

/** The parts of a line on the inner side of an edge. */
function partsInside(line: readonly Point[], { isInside, crossing }: Edge): Point[][] {
  const parts: Point[][] = [];
  for (const [index, point] of line.entries()) {
    const last = line[index - 1];
    const isIn = isInside(point);
    const wasIn = last !== undefined && isInside(last);
    if (isIn && !wasIn) parts.push(last ? [crossing(last, point)] : []);
    if (wasIn && !isIn) parts.at(-1)?.push(crossing(last, point));
    if (isIn) parts.at(-1)?.push(point);
  }
  return parts;
}

/** The parts of a line within a box, edge by edge. */
export function cutLine(line: readonly Point[], box: Box): Point[][] {
  let parts = [[...line]];
  for (const edge of edgesOf(box)) parts = parts.flatMap((part) => partsInside(part, edge));
  return parts;
}

const touch = (a: Box, b: Box) => a.left <= b.right && a.right >= b.left && a.top <= b.bottom && a.bottom >= b.top;
const tenths = (pixels: number) => Math.round(pixels * 10) / 10;

function pathOf(points: readonly Point[], { world, left, top }: MapView, isClosed: boolean): string {
  let path = '';
  let drawn: Point | undefined;
  for (const [index, point] of points.entries()) {
    const x = left + point.x * world;
    const y = top + point.y * world;
    const isEnd = index === points.length - 1 && !isClosed;
    if (drawn && !isEnd && Math.abs(x - drawn.x) < STEP && Math.abs(y - drawn.y) < STEP) continue;
    path += `${drawn ? 'L' : 'M'}${tenths(x)} ${tenths(y)}`;
    drawn = { x, y };
  }
  return path && isClosed ? `${path}Z` : path;
}

/** What a view shows of the ground, as the data of one SVG path for each shape; '' for what there is nothing of. */
export function groundPaths(ground: Ground, view: MapView): Record<GroundShape, string> {
  const { width, height, world, left, top } = view;
  const seen: Box = {
    left: (-BEYOND - left) / world,
    top: (-BEYOND - top) / world,
    right: (width + BEYOND - left) / world,
    bottom: (height + BEYOND - top) / world,
  };
  const isSeen = ({ box }: Outline) =>
    touch(box, seen) && Math.max(box.right - box.left, box.bottom - box.top) * world >= LEAST_AREA;
  const pathFor = (shape: GroundShape) =>
    ground[shape]
      .filter(isSeen)
      .flatMap(({ points }) => (isArea(shape) ? [cutRing(points, seen)] : cutLine(points, seen)))
      .map((points) => pathOf(points, view, isArea(shape)))
      .join('');
  const hasStates = world >= 360 * STATES_FROM;
  return {
    land: pathFor('land'),
    lakes: pathFor('lakes'),
    states: hasStates ? pathFor('states') : '',
    borders: pathFor('borders'),
  };
}
