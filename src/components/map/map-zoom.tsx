import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { IconButton } from '@/components/ui/icon-button';
import { clamp } from '@/lib/clamp';
import { cn } from '@/lib/class-names';
import { m } from '@/paraglide/messages';
import { useMoveCount } from './base/use-move-count';

/** The zoom each map is on its way to. */
const targets = new WeakMap<LeafletMap, number>();

/** Zooms by so many steps. Leaflet drops what is asked of it while it zooms; here quick presses add up. */
export function zoomBy(map: LeafletMap, steps: number): void {
  const isOnItsWay = targets.has(map);
  const target = (targets.get(map) ?? map.getZoom()) + steps;
  targets.set(map, clamp(target, map.getMinZoom(), map.getMaxZoom()));
  const go = () => {
    const next = targets.get(map);
    if (next === undefined || next === map.getZoom()) {
      targets.delete(map);
      return;
    }
    map.once('zoomend', go);
    map.setZoom(next);
  };
  if (!isOnItsWay) go();
}

/** Zoom buttons in a corner of the map; `className` moves them to another one. */
export function MapZoom({ map, className }: { map: LeafletMap; className?: string }) {
  useMoveCount(map);
  const zoom = map.getZoom();
  return (
    <div
      data-on-map=""
      className={cn('absolute top-3 right-3 z-10 grid rounded-2 border border-line bg-surface', className)}
    >
      <IconButton
        label={m.map_zoom_in()}
        aria-disabled={zoom >= map.getMaxZoom()}
        className="focus-inset text-ink"
        onClick={() => zoomBy(map, 1)}
      >
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        label={m.map_zoom_out()}
        aria-disabled={zoom <= map.getMinZoom()}
        className="focus-inset border-t border-line text-ink"
        onClick={() => zoomBy(map, -1)}
      >
        <Minus aria-hidden />
      </IconButton>
    </div>
  );
}
