import type { Map as LeafletMap } from 'leaflet';
import { useEffect, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { Polyline } from 'react-leaflet';
import { Link } from 'react-router-dom';
import type { Resort } from '@/api/resorts/resort.schema';
import { greatCircle } from '@/components/map/base/great-circle';
import { MapNames, type NamedResort } from '@/components/map/base/map-names';
import { nameSize } from '@/components/map/base/name-size';
import type { Box } from '@/components/map/base/place-names';
import { frameOf, useRests } from '@/components/map/base/use-rests';
import { paths } from '@/config/paths';
import type { TripPlace } from '@/domain/trip/trip';
import { distanceKm } from '@/lib/distance';
import { useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { placeNeighbours } from './place-neighbours';
import { placeStart } from './place-start';
import { useResortsNearby } from './use-resorts-nearby';

interface MapSurroundingsProps {
  map: LeafletMap;
  resort: Resort;
  /** Where the trip starts; null without. */
  start: TripPlace | null;
  /** Also names countries and mountains, where no tiles do. */
  hasGround: boolean;
}

const NO_NAMES: readonly NamedResort[] = [];
/** Pixels around the resort's tip that its pin and the name above it take. */
const PIN = { aside: 22, above: 48, below: 4 };
const NAME = { aside: 112, from: 48, to: 112 };
/** Pixels of the corners that hold controls. */
const CORNERS = {
  topLeft: { width: 206, height: 60 },
  topRight: { width: 64, height: 108 },
  bottomLeft: { width: 196, height: 76 },
  bottomRight: { width: 232, height: 48 },
};
const LABEL_PADDING = { x: 16, y: 8 };

/** What stands on the map of a resort: its pin with the name, and the controls in the corners. */
function takenBy({ x, y }: { x: number; y: number }, frame: Box): Box[] {
  const { topLeft, topRight, bottomLeft, bottomRight } = CORNERS;
  const { left, top, right, bottom } = frame;
  return [
    { left: x - PIN.aside, right: x + PIN.aside, top: y - PIN.above, bottom: y + PIN.below },
    { left: x - NAME.aside, right: x + NAME.aside, top: y - NAME.to, bottom: y - NAME.from },
    { left, right: left + topLeft.width, top, bottom: top + topLeft.height },
    { left: right - topRight.width, right, top, bottom: top + topRight.height },
    { left, right: left + bottomLeft.width, top: bottom - bottomLeft.height, bottom },
    { left: right - bottomRight.width, right, top: bottom - bottomRight.height, bottom },
  ];
}

/** What lies around the resort: its neighbours as links, the line to where the trip starts, and names where no tiles bring them. */
export function MapSurroundings({ map, resort, start, hasGround }: MapSurroundingsProps) {
  const units = useUnits();
  const near = useResortsNearby(resort);
  const rests = useRests(map);
  const line = useMemo(
    () => (start && resort.location ? greatCircle(resort.location, start) : null),
    [resort.location, start],
  );
  const km = start && distanceKm(resort.location, start);
  const startText = start && km !== null ? `${start.label ?? start.name} · ${units.distance(km).text}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: `rests` says that the map shows something else
  const { neighbours, startLabel, startDot, obstacles } = useMemo(() => {
    const pixels = (latitude: number, longitude: number) => map.latLngToLayerPoint([latitude, longitude]);
    const { latitude = 0, longitude = 0 } = resort.location ?? {};
    const frame = frameOf(map);
    const taken = takenBy(pixels(latitude, longitude), frame);
    const { width, height } = nameSize(`↗ ${startText}`, 'resort');
    const size = { width: width + LABEL_PADDING.x, height: height + LABEL_PADDING.y };
    const linePixels = line?.map((point) => pixels(...point)) ?? [];
    const label = placeStart(linePixels, { ...size, frame, obstacles: taken });
    if (label) {
      taken.push({
        left: label.x - size.width / 2,
        right: label.x + size.width / 2,
        top: label.y - size.height / 2,
        bottom: label.y + size.height / 2,
      });
    }
    const points = near.flatMap(({ resort: { id, name, location } }) => {
      if (!location) return [];
      const { x, y } = pixels(location.latitude, location.longitude);
      return [{ id, name, x, y, ...nameSize(name, 'resort') }];
    });
    const placed = placeNeighbours(points, { frame, obstacles: taken });
    for (const { x, y, width, height, label: at } of placed) {
      taken.push({ left: x - 6, right: x + 6, top: y - 6, bottom: y + 6 });
      if (at) taken.push({ left: at.left, right: at.left + width, top: at.top, bottom: at.top + height });
    }
    return { neighbours: placed, startLabel: label, startDot: linePixels.at(-1), obstacles: taken };
  }, [map, resort, near, line, startText, rests]);
  const awayById = useMemo(() => new Map(near.map(({ resort: { id }, km }) => [id, km])), [near]);
  const layer = useUndragged();

  return (
    <>
      {line && <Polyline positions={line} interactive={false} className="map-way" />}
      <MapNames map={map} resorts={NO_NAMES} obstacles={obstacles} hasGround={hasGround} />
      {createPortal(
        <>
          {startLabel && (
            <div aria-hidden className="leaflet-zoom-hide">
              {startDot && !startLabel.arrow && <i className="map-start-dot" style={at(startDot.x, startDot.y)} />}
              <span className="map-start-label map-name-resort" style={at(startLabel.x, startLabel.y)}>
                {startLabel.arrow && <span>{`${startLabel.arrow} `}</span>}
                <span key={startText}>{startText}</span>
              </span>
            </div>
          )}
          {neighbours.length > 0 && (
            <ul ref={layer} aria-label={m.resort_map_neighbours()} className="leaflet-zoom-hide">
              {neighbours.map(({ id, name, x, y, label }) => (
                <li key={id}>
                  <Link
                    to={paths.resort(id)}
                    draggable={false}
                    aria-label={m.resort_map_neighbour({
                      resort: name,
                      distance: units.distance(awayById.get(id) ?? 0).text,
                    })}
                    title={name}
                    className="map-neighbour"
                    style={at(x, y)}
                  >
                    {label && (
                      <span className="map-name map-name-resort" style={at(label.left - x, label.top - y)}>
                        {name}
                      </span>
                    )}
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </>,
        map.getPanes().markerPane,
      )}
    </>
  );
}

const at = (x: number, y: number) => ({ transform: `translate3d(${Math.round(x)}px, ${Math.round(y)}px, 0)` });

/** A press on a link does not reach the map, which would be dragged by it and let go of on the link, as a press. */
function useUndragged() {
  const [element, setElement] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!element) return;
    const stop = (event: Event) => event.stopPropagation();
    element.addEventListener('mousedown', stop);
    element.addEventListener('touchstart', stop, { passive: true });
    return () => {
      element.removeEventListener('mousedown', stop);
      element.removeEventListener('touchstart', stop);
    };
  }, [element]);
  return setElement;
}
