import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';
import { cn } from '@/lib/class-names';

/** Zoom buttons in a corner of the map; `className` moves them to another one. */
export function MapZoom({ map, className }: { map: LeafletMap; className?: string }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      map.on('zoomend', listener);
      return () => map.off('zoomend', listener);
    },
    [map],
  );
  const zoom = useSyncExternalStore(subscribe, () => map.getZoom());
  return (
    <div className={cn('absolute top-3 right-3 z-10 grid rounded-2 border border-line bg-surface', className)}>
      <IconButton
        label="Zoom in"
        aria-disabled={zoom >= map.getMaxZoom()}
        className="focus-inset text-ink"
        onClick={() => map.zoomIn()}
      >
        <Plus aria-hidden />
      </IconButton>
      <IconButton
        label="Zoom out"
        aria-disabled={zoom <= map.getMinZoom()}
        className="focus-inset border-t border-line text-ink"
        onClick={() => map.zoomOut()}
      >
        <Minus aria-hidden />
      </IconButton>
    </div>
  );
}
