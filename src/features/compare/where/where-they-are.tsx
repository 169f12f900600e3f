import { useEffect, useId, useRef, useState } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { isOnGround } from '@/components/map/static/map-view';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { regionName } from '@/domain/region-name';
import { countryName } from '@/lib/country-names';
import { areValidCoordinates } from '@/lib/distance';
import { leavingFocusAround } from '@/lib/focus-heading';
import { formatNames } from '@/lib/format';
import { importChunk } from '@/lib/import-chunk';
import { useUnits } from '@/lib/units';
import { useChunkState } from '@/lib/use-chunk';
import { useMediaQuery } from '@/lib/use-media-query';
import { m } from '@/paraglide/messages';
import type { Column, Place } from '../grid/compare-group';
import type { ShownPlace } from './drawn-places';

/** Neither the table nor the words wait for the map. */
const drawing = importChunk(async () => {
  const [{ DrawnPlaces }, { ground }] = await Promise.all([import('./drawn-places'), import('virtual:base-map/first')]);
  return { DrawnPlaces, topology: ground };
});

/** In pixels. The width is that of the map on paper, and of others until it is known. */
const WIDTH = 400;
const HEIGHT = 200;

interface WhereTheyAreProps {
  columns: readonly Column[];
  /** Where the trip starts. */
  place: Place | null;
}

/** Where the compared resorts lie: a small map with the start of the trip, and the same in words. */
export function WhereTheyAre({ columns, place }: WhereTheyAreProps) {
  const id = useId();
  const units = useUnits();
  const resorts = columns.map(({ resort }) => resort);
  const hasRegions = new Set(resorts.map(({ region }) => region)).size > 1;
  const shown = columns.flatMap(({ id, resort: { name, location } }): ShownPlace[] =>
    isOnGround(location) ? [{ id, name, at: location, isStart: false }] : [],
  );
  const start = place && isOnGround(place) ? place : null;
  const places = start
    ? [...shown, { id: `${id}-start`, name: m.compare_from({ place: start.name }), at: start, isStart: true }]
    : shown;
  /** "Switzerland · 173 km from Zürich". */
  function whereWords(resort: Resort): string {
    const { location } = resort;
    const km = place?.distanceOf(resort) ?? null;
    const isReported = areValidCoordinates(location);
    return [
      countryName(resort.country),
      hasRegions && regionName(resort.region),
      place && km !== null && m.compare_away({ distance: units.distance(km).text, place: place.name }),
      !isReported && m.compare_position_missing(),
      isReported && !isOnGround(location) && m.compare_beyond_map(),
    ]
      .filter(Boolean)
      .join(' · ');
  }
  const names = [...shown.map(({ name }) => name), ...(start ? [start.name] : [])];
  return (
    <section aria-labelledby={`${id}-title`} className="compare-where">
      <h2 id={`${id}-title`} className="compare-words-title">
        {m.compare_where()}
      </h2>
      {shown.length > 0 && (
        <PlaceMap places={places} label={m.compare_map({ names: formatNames(names) })} describedBy={id} />
      )}
      <ul id={id} data-source="worked out" className="mt-2 text-small wrap-anywhere print:hidden">
        {columns.map(({ id, resort }) => (
          <li key={id} className="py-1.5">
            <b className="font-semibold">{resort.name}</b>
            <span className="block text-caption text-ink-3">
              <ChangingText>{whereWords(resort)}</ChangingText>
            </span>
          </li>
        ))}
      </ul>
      {/* Reserves the line: the place is known later than the rest. */}
      <p className="min-h-5 text-caption text-ink-3 print:hidden">{place && <span>{m.compare_distances()}</span>}</p>
    </section>
  );
}

interface PlaceMapProps {
  places: readonly ShownPlace[];
  label: string;
  describedBy: string;
}

/** The map, in reserved space. */
function PlaceMap({ places, label, describedBy }: PlaceMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(WIDTH);
  const isOnPaper = useMediaQuery('print');
  const { module, hasFailed, retry } = useChunkState(drawing, true);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => entry && setWidth(Math.round(entry.contentRect.width)));
    if (frame.current) observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);
  return (
    <div ref={frame} tabIndex={-1} className="compare-map">
      {module && (
        <module.DrawnPlaces
          places={places}
          topology={module.topology}
          width={isOnPaper ? WIDTH : width}
          height={HEIGHT}
          label={label}
          describedBy={describedBy}
        />
      )}
      {hasFailed && (
        <p
          role="status"
          className="flex h-full flex-wrap content-center items-center justify-center gap-3 p-3 text-small text-ink-2"
        >
          <span>{m.compare_map_failed()}</span>
          <Button size="small" onClick={leavingFocusAround(retry)}>
            {m.action_try_again()}
          </Button>
        </p>
      )}
    </div>
  );
}
