import type { Map as LeafletMap } from 'leaflet';
import { Minus, Plus } from 'lucide-react';
import { useCallback, useSyncExternalStore } from 'react';
import { IconButton } from '@/components/ui/icon-button';

/** Two buttons at the map's corner. */
export function MapZoom({ map }: { map: LeafletMap }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      map.on('zoomend', listener);
      return () => map.off('zoomend', listener);
    },
    [map],
  );
  const zoom = useSyncExternalStore(subscribe, () => map.getZoom());
  return (
    <div className="absolute top-3 right-3 z-10 grid rounded-2 border border-line bg-surface">
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
