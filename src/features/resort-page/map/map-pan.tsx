import type { Map as LeafletMap } from 'leaflet';
import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp, LocateFixed } from 'lucide-react';
import type { Coordinates } from '@/api/resorts/resort.schema';
import { useMoveCount } from '@/components/map/base/use-move-count';
import { moveOptions } from '@/components/map/motion';
import { Button } from '@/components/ui/button';
import { IconButton } from '@/components/ui/icon-button';
import { MAP_ZOOM } from '@/config/constants';
import { m } from '@/paraglide/messages';

/** Pixels the middle may be off the resort and still show it there. */
const NEAR = 24;
/** Pixels of a step where a frame is too small for a third of it. */
const SHORTEST_STEP = 80;

const directions = [
  { label: m.resort_map_left(), x: -1, y: 0, Icon: ArrowLeft },
  { label: m.resort_map_up(), x: 0, y: -1, Icon: ArrowUp },
  { label: m.resort_map_down(), x: 0, y: 1, Icon: ArrowDown },
  { label: m.resort_map_right(), x: 1, y: 0, Icon: ArrowRight },
] as const;

interface MapPanProps {
  map: LeafletMap;
  /** Where Back leads; null for a map without the resort. */
  home: Coordinates | null;
}

/** Moves the map by single presses, for people who cannot drag, and brings it back to the resort. */
export function MapPan({ map, home }: MapPanProps) {
  useMoveCount(map);

  function move(x: number, y: number) {
    const size = map.getSize();
    map.panBy([x * Math.max(SHORTEST_STEP, size.x / 3), y * Math.max(SHORTEST_STEP, size.y / 3)], moveOptions());
  }

  function goBackTo({ latitude, longitude }: Coordinates) {
    map.setView([latitude, longitude], MAP_ZOOM.initial, moveOptions());
    // The button goes, and would take the focus with it.
    map.getContainer().focus({ preventScroll: true });
  }

  return (
    <>
      <div data-on-map="" className="absolute bottom-6 left-3 z-10 flex rounded-2 border border-line bg-surface">
        {directions.map(({ label, x, y, Icon }) => (
          <IconButton
            key={label}
            label={label}
            className="focus-inset text-ink not-first:border-l not-first:border-line"
            onClick={() => move(x, y)}
          >
            <Icon aria-hidden />
          </IconButton>
        ))}
      </div>
      {home && isAwayFrom(map, home) && (
        <Button
          data-on-map=""
          size="small"
          onClick={() => goBackTo(home)}
          className="absolute top-3 left-3 z-10 bg-surface hover:bg-surface"
        >
          <LocateFixed aria-hidden />
          <span>{m.resort_map_back()}</span>
        </Button>
      )}
    </>
  );
}

function isAwayFrom(map: LeafletMap, { latitude, longitude }: Coordinates): boolean {
  return (
    map.getZoom() !== MAP_ZOOM.initial ||
    map.project(map.getCenter()).distanceTo(map.project([latitude, longitude])) > NEAR
  );
}
