import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { Weather } from '@/api/weather/weather.schema';
import { KeyFigure } from '@/components/key-figure';
import { isToday } from '@/lib/age';
import { formatIsoDate } from '@/lib/format-iso-date';
import { type Units, useUnits } from '@/lib/units';
import { useRestoreFocus } from '@/lib/use-restore-focus';
import { estimatedWeather } from './use-resort-weather';

const LABEL = 'Snow now';

/** "reported today, −4°C": of which day the depth is, and how cold it is. */
function source({ updatedAt, temperature }: Weather, units: Units): string {
  const day = isToday(updatedAt) ? 'today' : formatIsoDate(updatedAt);
  const when = day === null ? 'as reported' : `reported ${day}`;
  return temperature === null ? when : `${when}, ${units.temperature(temperature).text}`;
}

/**
 * The snow depth of the moment as a cell of a strip of figures. It fails alone: the rest of the strip is the resort's
 * record. The estimate that serves elsewhere is named as one, and is never the figure.
 */
export function SnowNow({ resortId }: { resortId: string }) {
  const units = useUnits();
  const { data, errorUpdateCount, isFetching, refetch } = useQuery(weatherQueries.current(resortId));
  const cell = useRef<HTMLSpanElement>(null);
  const hasRetried = useRef(false);
  const hasFailed = data === undefined && errorUpdateCount > 0;
  // The button that helped goes, and takes the focus with it.
  useRestoreFocus(cell, hasFailed, (before) => before && hasRetried.current);

  function retry() {
    if (isFetching) return;
    hasRetried.current = true;
    void refetch();
  }

  if (hasFailed) {
    const { snowDepth } = estimatedWeather;
    return (
      <KeyFigure
        label={LABEL}
        value="did not load"
        isNoteNeeded
        note={
          <>
            {snowDepth === null ? null : (
              <span key={snowDepth} data-source="estimated">{`${units.snow(snowDepth).text} estimated. `}</span>
            )}
            <button
              type="button"
              aria-label="Retry snow now"
              aria-disabled={isFetching}
              onClick={retry}
              className="link relative min-h-0 text-inherit after:absolute after:-inset-x-2 after:-inset-y-3.5"
            >
              Retry
            </button>
          </>
        }
      />
    );
  }
  if (data === undefined) return <KeyFigure label={LABEL} value={undefined} />;
  return (
    <KeyFigure
      label={LABEL}
      value={data.snowDepth === null ? null : units.snow(data.snowDepth)}
      isNoteNeeded={!isToday(data.updatedAt)}
      note={
        <span ref={cell} tabIndex={-1}>
          {source(data, units)}
        </span>
      }
    />
  );
}
