import { ExternalLink, MapPinOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { Coordinates, Resort } from '@/api/resorts/resort.schema';
import { StreetsNotice } from '@/components/map/streets-notice';
import { Alert } from '@/components/ui/alert';
import { Button } from '@/components/ui/button';
import { API_TIMEOUT, MAP_ZOOM } from '@/config/constants';
import type { TripPlace } from '@/domain/trip/trip';
import { areValidCoordinates } from '@/lib/distance';
import { leavingFocusAround } from '@/lib/focus-heading';
import { importChunk } from '@/lib/import-chunk';
import { useChunkState } from '@/lib/use-chunk';
import { useNearView } from '@/lib/use-near-view';
import { m } from '@/paraglide/messages';
import { formatDegrees, outsideMapUrl } from './coordinates';
import { MapPin } from './map-pin';

/** The live map: with Leaflet, which nothing else of the page needs. */
const mapCanvas = importChunk(() => import('./map-canvas'));

interface ResortMapProps {
  resort: Resort;
  /** Where the trip starts; null without. */
  start: TripPlace | null;
}

/** Where the resort lies: a map with its pin and neighbours, its coordinates, and how far it is from where the trip starts. */
export function ResortMap({ resort, start }: ResortMapProps) {
  if (resort.location) return <PlaceMap resort={resort} location={resort.location} start={start} />;
  return (
    <p className="flex items-center gap-2 text-ink-2">
      <MapPinOff aria-hidden className="text-ink-3" />
      <span>{m.map_missing()}</span>
    </p>
  );
}

function PlaceMap({ resort, location, start }: ResortMapProps & { location: Coordinates }) {
  const [below, setBelow] = useState<HTMLElement | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [tiles, setTiles] = useState<'waiting' | 'loaded' | 'failed'>('waiting');
  const { module: canvas, hasFailed, retry } = useChunkState(mapCanvas, useNearView(frame));
  const isLoaded = canvas !== undefined;
  const point = areValidCoordinates(location) ? location : null;

  useEffect(() => {
    if (!isLoaded || tiles !== 'waiting') return;
    // May run after the render that shows the tiles and before this effect is cleaned up.
    const giveUp = () => setTiles((state) => (state === 'waiting' ? 'failed' : state));
    const timer = window.setTimeout(giveUp, API_TIMEOUT);
    return () => window.clearTimeout(timer);
  }, [isLoaded, tiles]);

  function retryTiles() {
    setTiles('waiting');
    setAttempt(attempt + 1);
    // The button goes, and would take the focus with it.
    frame.current?.querySelector<HTMLElement>('[role="application"]')?.focus({ preventScroll: true });
  }

  return (
    // Takes the focus when a pressed button disappears.
    <figure tabIndex={-1}>
      <div
        ref={frame}
        className="topo relative isolate aspect-square max-h-120 w-full overflow-hidden rounded-2 border border-line bg-glacier-tint [--topo-x:center] [--topo:.5] md:aspect-video"
      >
        {canvas ? (
          <canvas.MapCanvas
            resort={resort}
            point={point}
            start={start}
            haveTilesFailed={tiles === 'failed'}
            below={below}
            attempt={attempt}
            onLoad={() => setTiles('loaded')}
            onFail={() => setTiles('failed')}
          />
        ) : (
          point && <MapPin className="absolute top-1/2 left-1/2 -translate-x-1/2 -translate-y-full" />
        )}
        {!point && (
          <Alert variant="warn" className="absolute top-3 left-3 z-10 max-w-[calc(100%-5.5rem)]">
            {m.map_invalid()}
          </Alert>
        )}
        {tiles === 'failed' && (
          <div data-on-map="" className="absolute bottom-20 left-3 z-10">
            <StreetsNotice message={m.map_failed()} onRetry={retryTiles} />
          </div>
        )}
        {hasFailed && (
          <Alert
            variant="danger"
            // Not an alert: the map is loaded when it is scrolled near, not on request.
            role="status"
            className="absolute inset-x-3 bottom-8 z-10"
            action={
              <Button size="small" onClick={leavingFocusAround(retry)}>
                {m.action_try_again()}
              </Button>
            }
          >
            {m.map_failed()}
          </Alert>
        )}
      </div>
      <MapCaption point={point} />
      {point && (
        <div
          ref={setBelow}
          className="flex min-h-11 flex-wrap items-center gap-x-6 gap-y-2 text-small text-ink-2 print:min-h-0"
        />
      )}
      <p role="status" className="sr-only">
        {tiles === 'loaded' && m.map_loaded()}
      </p>
    </figure>
  );
}

/** @param point null where the coordinates are invalid */
function MapCaption({ point }: { point: Coordinates | null }) {
  return (
    <figcaption className="flex min-h-11 flex-wrap items-center justify-between gap-x-6 pt-2 text-caption text-ink-3">
      {point ? (
        <>
          <span>
            {m.resort_coordinates({
              latitude: formatDegrees(point.latitude),
              longitude: formatDegrees(point.longitude),
            })}
          </span>
          <a href={outsideMapUrl(point, MAP_ZOOM.initial)} target="_blank" rel="noreferrer" className="link text-small">
            {m.resort_open_outside()} <ExternalLink aria-hidden />
          </a>
        </>
      ) : (
        m.resort_map_wrong()
      )}
    </figcaption>
  );
}
