import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useRef, useState } from 'react';
import { wantsMotion } from '@/components/map/motion';
import type { MapArea } from '@/domain/filters/list-filters';
import { areaOf, type PlacedResort } from './clusters';
import { boundsOf, FIT } from './results-canvas';

/** Seconds of a flight to other results. */
const FLIGHT = 0.32;

interface MapMovesOptions {
  map: LeafletMap | null;
  placed: readonly PlacedResort[];
  /** The area that the list is narrowed to. */
  area: MapArea | null;
  /** Identifies the query: the map flies to the results of a new one, and to more of the same only until the visitor moves it. */
  resultKey: string;
  /** The visitor had moved it before it was left. */
  wasMoved: boolean;
}

/** Moves the map to the results; `hasMoved` once the visitor has moved it since, `keepView` says that what it shows is right. */
export function useMapMoves({ map, placed, area, resultKey, wasMoved }: MapMovesOptions) {
  const [hasMoved, setMoved] = useState(wasMoved);
  const isOurs = useRef(false);
  useEffect(() => {
    if (!map) return;
    const handlers = {
      dragend: () => setMoved(true),
      zoomend: () => {
        if (!isOurs.current) setMoved(true);
      },
    };
    map.on(handlers);
    return () => void map.off(handlers);
  }, [map]);

  // The first view is the map's own.
  const shown = useRef({ resultKey, placed });
  const searched = useRef<MapArea | null>(null);
  useEffect(() => {
    const before = shown.current;
    if (!map || (before.resultKey === resultKey && before.placed === placed)) return;
    shown.current = { resultKey, placed };
    const isOther = before.resultKey !== resultKey;
    if ((!isOther && hasMoved) || (area && isSame(area, searched.current))) return;
    const target = area ?? areaOf(placed);
    if (!target) return;
    isOurs.current = true;
    map.once('moveend', () => {
      isOurs.current = false;
    });
    // The map leaves the searched area, so Back to it has to show it again.
    searched.current = null;
    map.fitBounds(boundsOf(target), { ...FIT, animate: wantsMotion(), duration: FLIGHT });
    setMoved(false);
  }, [map, placed, area, resultKey, hasMoved]);

  return {
    hasMoved,
    noteMove: () => setMoved(true),
    /** The area is asked for: the map stays where it is. */
    keepView: (wanted: MapArea) => {
      searched.current = wanted;
      setMoved(false);
    },
  };
}

const isSame = (a: MapArea, b: MapArea | null): boolean =>
  b !== null && (['north', 'south', 'east', 'west'] as const).every((side) => Math.abs(a[side] - b[side]) < 0.001);
