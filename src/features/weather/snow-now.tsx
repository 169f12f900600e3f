import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import { weatherQueries } from '@/api/weather/weather.queries';
import type { Weather } from '@/api/weather/weather.schema';
import { KeyFigure } from '@/components/key-figure';
import { FALLBACK_WEATHER } from '@/config/constants';
import { daysSince, isToday } from '@/lib/age';
import { formatIsoDate } from '@/lib/format-iso-date';
import { type Units, useUnits } from '@/lib/units';
import { m } from '@/paraglide/messages';
import { useQueryRetry } from './use-resort-weather';

const label = m.fact_snow_now();

/** The day of a report, as the messages name it. */
function dayOf(updatedAt: string) {
  const date = daysSince(updatedAt, new Date()) === null ? null : formatIsoDate(updatedAt);
  if (date === null) return { when: 'unknown', date: '' };
  return { when: isToday(updatedAt) ? 'today' : 'date', date };
}

/** "reported today, −4°C": day and temperature of the report. */
function source({ updatedAt, temperature }: Weather, units: Units): string {
  const time = dayOf(updatedAt);
  return temperature === null
    ? m.weather_reported(time)
    : m.weather_reported_at({ ...time, temperature: units.temperature(temperature).text });
}

/** ", Jan 30, 2026": on phones the label says of which day an older report is, in the line it has anyway; '' of today. */
function dayOnPhones({ updatedAt }: Weather): string {
  const time = dayOf(updatedAt);
  if (time.when === 'today') return '';
  return `, ${time.date.replaceAll(' ', '\u00a0') || m.weather_reported(time)}`;
}

/**
 * The current snow depth as a key figure. It fails on its own, because the other figures come from the resort's record.
 * An estimate is only shown as a labelled note, never as the figure.
 */
export function SnowNow({ resortId }: { resortId: string }) {
  const units = useUnits();
  const query = useQuery(weatherQueries.current(resortId));
  const { data, isFetching } = query;
  const figure = useRef<HTMLElement>(null);
  const { hasFailed, retry } = useQueryRetry(query, figure);
  if (hasFailed) {
    return (
      <KeyFigure
        label={label}
        value={m.weather_snow_not_loaded()}
        isNoteNeeded
        note={
          <>
            <span data-source="estimated">
              {m.weather_snow_estimated({ snow: units.snow(FALLBACK_WEATHER.snowDepth).text })}
            </span>{' '}
            <button
              type="button"
              aria-label={m.weather_retry_snow()}
              aria-disabled={isFetching}
              onClick={retry}
              className="link relative min-h-0 text-inherit after:absolute after:-inset-x-2 after:-inset-y-3.5"
            >
              {m.action_retry()}
            </button>
          </>
        }
      />
    );
  }
  if (data === undefined) return <KeyFigure label={label} value={undefined} />;
  return (
    <KeyFigure
      label={label}
      value={data.snowDepth === null ? null : units.snow(data.snowDepth)}
      labelOnPhones={dayOnPhones(data)}
      note={source(data, units)}
      // Not the note, which phones hide where it is not needed.
      ref={figure}
    />
  );
}
