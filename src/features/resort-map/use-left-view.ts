import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Coordinates } from '@/api/resorts/resort.schema';

/** What the map showed when it was left. */
interface LeftView {
  center: Coordinates;
  zoom: number;
  /** The visitor has moved it since the results came. */
  hasMoved: boolean;
  /** The resort whose card is open. */
  openId: string | null;
}

/** The view left last, with the key of its entry in the history. One per app, so that a reload starts afresh. */
const left = new WeakMap<QueryClient, LeftView & { key: string }>();

/** What the map showed when this entry of the history was left, so that Back from a resort leads there; else null. */
export function useLeftView(): LeftView | null {
  const client = useQueryClient();
  const { key } = useLocation();
  const [view] = useState(() => left.get(client));
  return view?.key === key ? view : null;
}

/** Keeps what the map shows for `useLeftView`. */
export function useKeepView(map: LeafletMap | null, { hasMoved, openId }: Pick<LeftView, 'hasMoved' | 'openId'>): void {
  const client = useQueryClient();
  const { key } = useLocation();
  useEffect(() => {
    if (!map) return;
    const keep = () => {
      const { lat: latitude, lng: longitude } = map.getCenter();
      left.set(client, { key, center: { latitude, longitude }, zoom: map.getZoom(), hasMoved, openId });
    };
    keep();
    map.on('moveend', keep);
    return () => void map.off('moveend', keep);
  }, [map, client, key, hasMoved, openId]);
}
