import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/class-names';
import { groundNames } from './ground-names';
import { type Box, type Candidate, type NameKind, placeNames } from './place-names';

/** A resort to name; bigger ones come first. */
export interface NamedResort {
  id: string;
  name: string;
  latitude: number;
  longitude: number;
  /** Its own pin stands there: the name needs no dot. */
  isPinned: boolean;
}

interface MapNamesProps {
  map: LeafletMap;
  resorts: readonly NamedResort[];
  /** What stands on the map, in pixels of its layers. */
  obstacles: readonly Box[];
  /** Also names countries, states and mountains, which tiles bring themselves. */
  hasGround: boolean;
}

const PANE = 'names';
/** Between the tiles, at 200, and the markers, at 600. */
const LEVEL_OF_PANE = '350';
const MOST_NAMES = 60;
const MOST_RESORTS = 400;
const LOOKS: Record<NameKind, { font: string; spacing: number; height: number }> = {
  country: { font: '600 13px "Public Sans Variable"', spacing: 1.6, height: 16 },
  range: { font: 'italic 500 13px "Besley Variable"', spacing: 0.4, height: 16 },
  state: { font: '500 11px "Public Sans Variable"', spacing: 0.6, height: 14 },
  resort: { font: '600 12px "Public Sans Variable"', spacing: 0, height: 15 },
};

const widths = new Map<string, number>();
function widthOf(text: string, kind: NameKind): number {
  const key = `${kind} ${text}`;
  const known = widths.get(key);
  if (known !== undefined) return known;
  const { font, spacing } = LOOKS[kind];
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = font;
  const shown = kind === 'country' ? text.toUpperCase() : text;
  const width = Math.ceil((context?.measureText(shown).width ?? shown.length * 7) + shown.length * spacing);
  widths.set(key, width);
  return width;
}

/**
 * The names on a map, where there is room for them. They are for the eye: what they name of resorts, the pins and the list
 * say to screen readers.
 */
export function MapNames({ map, resorts, obstacles, hasGround }: MapNamesProps) {
  const [pane] = useState(() => {
    const made = map.getPane(PANE) ?? map.createPane(PANE);
    made.style.zIndex = LEVEL_OF_PANE;
    made.style.pointerEvents = 'none';
    return made;
  });
  const rests = useRests(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rests` says that the map shows something else
  const names = useMemo(() => {
    const zoom = map.getZoom();
    const view = map.getBounds().pad(0.2);
    const candidate = (kind: NameKind, text: string, latitude: number, longitude: number): Candidate[] => {
      if (!view.contains([latitude, longitude])) return [];
      const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
      return [{ key: `${kind} ${text}`, kind, text, x, y, width: widthOf(text, kind), height: LOOKS[kind].height }];
    };
    const ground = hasGround ? groundNames(zoom) : [];
    const named = ground.flatMap(({ kind, text, point }) => candidate(kind, text, ...point));
    const ofResorts = resorts
      .slice(0, MOST_RESORTS)
      .flatMap(({ id, name, latitude, longitude, isPinned }) =>
        candidate('resort', name, latitude, longitude).map((made) => ({ ...made, key: id, hasDot: !isPinned })),
      );
    const first = named.filter(({ kind }) => kind === 'country');
    const last = named.filter(({ kind }) => kind !== 'country');
    const corner = map.containerPointToLayerPoint([0, 0]);
    const size = map.getSize();
    const frame = { left: corner.x, top: corner.y, right: corner.x + size.x, bottom: corner.y + size.y };
    return placeNames([...first, ...ofResorts, ...last], { frame, obstacles, most: MOST_NAMES });
  }, [map, resorts, obstacles, hasGround, rests]);
  return createPortal(
    <div aria-hidden className="leaflet-zoom-hide">
      {names.map(({ key, kind, text, x, y, left, top, hasDot }) => (
        <span key={key}>
          {hasDot && <i className="map-dot" style={{ transform: `translate3d(${x}px, ${y}px, 0)` }} />}
          <span
            className={cn('map-name', `map-name-${kind}`)}
            style={{ transform: `translate3d(${Math.round(left)}px, ${Math.round(top)}px, 0)` }}
          >
            {text}
          </span>
        </span>
      ))}
    </div>,
    pane,
  );
}

/** How often the map has come to rest. */
function useRests(map: LeafletMap): number {
  const [rests, setRests] = useState(0);
  useEffect(() => {
    const count = () => setRests((before) => before + 1);
    map.on('moveend zoomend resize', count);
    return () => void map.off('moveend zoomend resize', count);
  }, [map]);
  return rests;
}
