import type { Map as LeafletMap } from 'leaflet';
import { useLayoutEffect, useState } from 'react';
import { useMapEvents } from 'react-leaflet';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { type Box, boxAround, boxAt, frameOf, type Point } from '@/components/map/base/box';
import { nameSize } from '@/components/map/base/name-size';
import { type PlacedName, placeNames } from '@/components/map/base/place-names';
import { useMoveCount } from '@/components/map/base/use-move-count';
import { type PlacedNeighbour, placeNeighbours } from './place-neighbours';
import { type PlacedStart, placeStart } from './place-start';
import { useResortsNearby } from './use-resorts-nearby';

/** What is shown around a resort, in pixels of the map's layers. */
export interface Surroundings {
  /** The resort's own name, where it is not open above the pin. */
  ownName: PlacedName | undefined;
  start: { dot: Point; label: PlacedStart } | null;
  neighbours: readonly PlacedNeighbour[];
  /** All that stands on the map. */
  obstacles: readonly Box[];
}

interface SurroundingsOptions {
  map: LeafletMap;
  resort: Resort;
  /** Where it lies. */
  point: Coordinates;
  /** From the resort to where the trip starts; null without. */
  line: readonly [latitude: number, longitude: number][] | null;
  startText: string;
  /** Notices come and go with the tiles. */
  hasGround: boolean;
}

/** Pixels around the resort's tip that its pin takes, and between the label of the start and its edge. */
const PIN = { aside: 22, above: 48, below: 4 };
const LABEL_PADDING = { x: 16, y: 8 };
/** Pixels from the middle of a neighbour's dot to its edge. */
const DOT = 6;
/** What stands on the map beside its layers: controls, notices and the open name above the pin. */
const ON_MAP = '[data-on-map], .leaflet-control';
const OPEN_NAME = '.leaflet-popup-content-wrapper';

/** Places what lies around the resort anew whenever the map has come to rest; null until the first time. */
export function useSurroundings(options: SurroundingsOptions): Surroundings | null {
  const { map, resort, point, line, startText, hasGround } = options;
  const near = useResortsNearby(resort);
  const moves = useMoveCount(map);
  const [isNameOpen, setNameOpen] = useState(true);
  useMapEvents({ popupopen: () => setNameOpen(true), popupclose: () => setNameOpen(false) });
  const [surroundings, setSurroundings] = useState<Surroundings | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moves` and `hasGround` say that something else stands on the map
  useLayoutEffect(() => {
    const pixels = (latitude: number, longitude: number) => map.latLngToLayerPoint([latitude, longitude]);
    const pin = pixels(point.latitude, point.longitude);
    const frame = frameOf(map);
    const obstacles = standingOn(map, frame, isNameOpen ? `${ON_MAP}, ${OPEN_NAME}` : ON_MAP);
    obstacles.push(boxAround(pin, PIN.aside, PIN.above, PIN.below));

    const { width, height } = nameSize(`↗ ${startText}`, 'resort');
    const size = { width: width + LABEL_PADDING.x, height: height + LABEL_PADDING.y };
    const way = line?.map((place) => pixels(...place)) ?? [];
    const dot = way.at(-1);
    const label = placeStart(way, { ...size, frame, obstacles });
    if (label) obstacles.push(boxAround(label, size.width / 2, size.height / 2));

    const own = { key: resort.id, kind: 'resort', text: resort.name, ...nameSize(resort.name, 'resort') } as const;
    const names = isNameOpen ? [] : [{ ...own, x: pin.x, y: pin.y + PIN.below }];
    const [ownName] = placeNames(names, { frame, obstacles, most: 1 });
    if (ownName) obstacles.push(boxAt(ownName.left, ownName.top, ownName));

    const points = near.flatMap(({ resort: { id, name, location }, km }) => {
      if (!location) return [];
      const { x, y } = pixels(location.latitude, location.longitude);
      return [{ id, name, km, x, y, ...nameSize(name, 'resort') }];
    });
    const neighbours = placeNeighbours(points, { frame, obstacles });
    for (const neighbour of neighbours) {
      obstacles.push(boxAround(neighbour, DOT));
      if (neighbour.label) obstacles.push(boxAt(neighbour.label.left, neighbour.label.top, neighbour));
    }
    // Names of countries and mountains keep off the line.
    for (const place of way) obstacles.push(boxAround(place, 4));
    setSurroundings({ ownName, start: dot && label ? { dot, label } : null, neighbours, obstacles });
  }, [map, resort, point, near, line, startText, hasGround, moves, isNameOpen]);
  return surroundings;
}

function standingOn(map: LeafletMap, frame: Box, selector: string): Box[] {
  const container = map.getContainer();
  const { left: x, top: y } = container.getBoundingClientRect();
  return [...(container.parentElement?.querySelectorAll(selector) ?? [])].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return boxAt(left - x + frame.left, top - y + frame.top, { width, height });
  });
}
