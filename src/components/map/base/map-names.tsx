import type { Map as LeafletMap } from 'leaflet';
import { useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { cn } from '@/lib/class-names';
import { type Box, frameOf } from './box';
import { groundNames } from './ground-names';
import { layerPlace } from './layer-place';
import { nameSize } from './name-size';
import { type Candidate, type NameKind, placeNames } from './place-names';
import { useMoveCount } from './use-move-count';

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
/**
 * The names on a map, where there is room for them. Hidden from screen readers, which get the resorts' names from the pins and
 * the list.
 */
export function MapNames({ map, resorts, obstacles, hasGround }: MapNamesProps) {
  const [pane] = useState(() => {
    const made = map.getPane(PANE) ?? map.createPane(PANE);
    made.style.zIndex = LEVEL_OF_PANE;
    made.style.pointerEvents = 'none';
    return made;
  });
  const moves = useMoveCount(map);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `moves` says that the map shows something else
  const names = useMemo(() => {
    const zoom = map.getZoom();
    const view = map.getBounds().pad(0.2);
    const candidate = (kind: NameKind, text: string, latitude: number, longitude: number): Candidate[] => {
      if (!view.contains([latitude, longitude])) return [];
      const { x, y } = map.latLngToLayerPoint([latitude, longitude]);
      // Not its text: the Rocky Mountains are named twice.
      return [{ key: `${latitude} ${longitude}`, kind, text, x, y, ...nameSize(text, kind) }];
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
    return placeNames([...first, ...ofResorts, ...last], { frame: frameOf(map), obstacles, most: MOST_NAMES });
  }, [map, resorts, obstacles, hasGround, moves]);
  return createPortal(
    <div aria-hidden className="leaflet-zoom-hide">
      {names.map(({ key, kind, text, x, y, left, top, hasDot }) => (
        <span key={key}>
          {hasDot && <i className="map-dot" style={layerPlace(x, y)} />}
          <span className={cn('map-name', `map-name-${kind}`)} style={layerPlace(left, top)}>
            {text}
          </span>
        </span>
      ))}
    </div>,
    pane,
  );
}
