import {
  type Bounds,
  Canvas,
  GeoJSON,
  LatLngBounds,
  LayerGroup,
  type LeafletEvent,
  type Map as LeafletMap,
  type PathOptions,
  type Point,
} from 'leaflet';
import { feature } from 'topojson-client';
import type { MultiPolygon, Topology } from 'topojson-specification';
import { type GroundColors, groundColors, watchColors } from './ground-colors';

const PANE = 'ground';
/** Below the pane of the tiles, which is at 200. */
const LEVEL_OF_PANE = '150';
/** How much of the view is drawn beyond each edge, so that a dragged map shows land at once. */
const MARGIN = 0.4;
/** From this zoom on the detailed level is drawn, only for the continent in view, because each zoom re-projects all of it. */
const SECOND_FROM = 6;
const CONTINENTS = {
  europe: new LatLngBounds([33, -26], [73, 42]),
  america: new LatLngBounds([20, -170], [73, -52]),
};
/** The longitude between them; what lies on both sides, as Greenland, is drawn with either. */
const ATLANTIC = -30;

const second = () => import('virtual:base-map/second');
const levels = { first: () => import('virtual:base-map/first'), europe: second, america: second };
type Level = keyof typeof levels;

/** From the bottom upwards. */
const styles: Record<string, (colors: GroundColors) => PathOptions> = {
  land: ({ land, coast }) => ({ fill: true, fillColor: land, fillOpacity: 1, color: coast, weight: 1 }),
  lakes: ({ water, coast }) => ({ fill: true, fillColor: water, fillOpacity: 1, color: coast, weight: 0.75 }),
  states: ({ state }) => ({ fill: false, color: state, weight: 1, dashArray: '2 3' }),
  borders: ({ border }) => ({ fill: false, color: border, weight: 1.25, dashArray: '6 3 1.5 3' }),
};

/** The polygons, or lines, of a shape that are part of a level. */
function shapesOf(level: Level, ground: Topology, shape: MultiPolygon) {
  const all = feature(ground, shape);
  const isPart = (part: number[][] | number[][][]) => {
    // Of a polygon the first ring is its outline.
    const points = (typeof part[0]?.[0] === 'number' ? part : part[0]) as number[][];
    if (level === 'europe') return points.some(([longitude = 0]) => longitude > ATLANTIC);
    return level === 'first' || points.some(([longitude = 0]) => longitude < ATLANTIC);
  };
  return { ...all, geometry: { ...all.geometry, coordinates: all.geometry.coordinates.filter(isPart) } };
}

function drawing(level: Level, ground: Topology, renderer: Canvas): LayerGroup {
  const group = new LayerGroup();
  for (const name of Object.keys(styles)) {
    // Or lines, which have the same structure.
    const shape = ground.objects[name] as MultiPolygon | undefined;
    if (!shape) continue;
    const layer = new GeoJSON(shapesOf(level, ground, shape), {
      interactive: false,
      pane: PANE,
      style: { renderer } as PathOptions,
    });
    group.addLayer(Object.assign(layer, { shapeName: name }));
  }
  return group;
}

function paint(group: LayerGroup, colors: GroundColors): void {
  group.eachLayer((layer) => {
    const style = styles[(layer as GeoJSON & { shapeName: string }).shapeName];
    if (style) (layer as GeoJSON).setStyle(style(colors));
  });
}

/**
 * A canvas that is redrawn once the view leaves what is drawn, also in the middle of a drag. Leaflet's is redrawn after every
 * drag, and only then: until a long one has come to rest, its map is empty.
 */
class GroundCanvas extends Canvas {
  private drawn: { zoom: number; size: Point; bounds: Bounds } | null = null;

  override getEvents() {
    const events = super.getEvents?.() ?? {};
    const redraw = events.moveend;
    const moveend = (event: LeafletEvent) => {
      const map: LeafletMap = event.target;
      const [zoom, size, view] = [map.getZoom(), map.getSize(), map.getPixelBounds()];
      const { drawn } = this;
      if (drawn?.zoom === zoom && drawn.size.equals(size) && drawn.bounds.contains(view)) return;
      redraw?.call(this, event);
      this.drawn = { zoom, size, bounds: view.pad(MARGIN) };
    };
    // While the zoom changes, the canvas is scaled. What was drawn before the first move is not known.
    const move = (event: LeafletEvent) => {
      if (!this.drawn || this.drawn.zoom === event.target.getZoom()) moveend(event);
    };
    return { ...events, move, moveend };
  }
}

/**
 * Draws land, lakes and borders below everything else on a map, from the site's own files only. If a level does not load, the
 * other one stays, or the plain background.
 * @param onReady called once the ground is drawn
 * @returns a function that removes it
 */
export function addGround(map: LeafletMap, onReady: () => void): () => void {
  // Leaflet breaks where a browser has no canvas to give.
  if (!document.createElement('canvas').getContext('2d')) return () => {};
  const pane = map.getPane(PANE) ?? map.createPane(PANE);
  pane.style.zIndex = LEVEL_OF_PANE;
  pane.style.pointerEvents = 'none';
  const renderer = new GroundCanvas({ pane: PANE, padding: MARGIN });
  const drawn = new Map<Level, LayerGroup>();
  const requested = new Set<Level>();
  let isGone = false;

  const wanted = (): Level => {
    if (map.getZoom() < SECOND_FROM) return 'first';
    return (['europe', 'america'] as const).find((name) => CONTINENTS[name].contains(map.getCenter())) ?? 'first';
  };

  async function load(level: Level): Promise<void> {
    if (requested.has(level)) return;
    requested.add(level);
    try {
      const { ground } = await levels[level]();
      if (isGone) return;
      const group = drawing(level, ground, renderer);
      paint(group, groundColors(map.getContainer()));
      drawn.set(level, group);
      show();
    } catch {
      // Requested again with the next move.
      requested.delete(level);
    }
  }

  function show(): void {
    const level = wanted();
    const group = drawn.get(level);
    if (!group) void load(level);
    const best = group ?? drawn.get('first') ?? [...drawn.values()][0];
    if (!best || map.hasLayer(best)) return;
    for (const other of drawn.values()) if (other !== best) other.remove();
    best.addTo(map);
    map.getContainer().dataset.ground = level;
    onReady();
  }

  const repaint = () => {
    const colors = groundColors(map.getContainer());
    for (const group of drawn.values()) paint(group, colors);
    // At once: a page that is printed does not wait for the next frame.
    if (map.hasLayer(renderer)) renderer.fire('update');
  };
  const endWatch = watchColors(repaint);
  map.on('moveend', show);
  show();
  return () => {
    isGone = true;
    endWatch();
    map.off('moveend', show);
    for (const group of drawn.values()) group.remove();
    renderer.remove();
  };
}
