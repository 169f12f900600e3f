import type { Map as LeafletMap } from 'leaflet';
import { useEffect } from 'react';
import { formatCount } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** Names the map for assistive technology: how many resorts it shows, undefined while that is not known. */
export function useMapLabel(map: LeafletMap | null, count: number | undefined, isBesideList: boolean): void {
  const label = mapLabel(count, isBesideList);
  useEffect(() => {
    const container = map?.getContainer();
    container?.setAttribute('role', 'application');
    container?.setAttribute('aria-label', label);
  }, [map, label]);
}

function mapLabel(count: number | undefined, isBesideList: boolean): string {
  if (count === undefined) return isBesideList ? m.result_map_label_loading_beside() : m.result_map_label_loading();
  const figures = { count, shown: formatCount(count) };
  return isBesideList ? m.result_map_label_beside(figures) : m.result_map_label(figures);
}
