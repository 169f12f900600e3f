import { ParaglideMessage } from '@inlang/paraglide-js-react';
import { ArrowRight } from 'lucide-react';
import { type ReactNode, useMemo, useRef } from 'react';
import { Link } from 'react-router-dom';
import { SectionHeading } from '@/components/section-heading';
import { ChangingText } from '@/components/ui/changing-text';
import { Skeleton } from '@/components/ui/skeleton';
import { paths } from '@/config/paths';
import { countOfSnowDays } from '@/domain/snow/snow-figures';
import { sortRows, usualSort } from '@/domain/snow/snow-order';
import { formatCount } from '@/lib/format';
import { useUnits } from '@/lib/units';
import { useNearView } from '@/lib/use-near-view';
import { m } from '@/paraglide/messages';
import type { SnowResort } from './snow-board';
import { silentWords } from './snow-words';
import { useSnowReports } from './use-snow-reports';

const PLACES = ['place 1', 'place 2', 'place 3'];
const lineClasses =
  'flex min-h-18 flex-wrap items-center justify-between gap-x-4 border-board-line py-3 not-first:border-t';
const NONE: readonly string[] = [];

const markup = {
  b: ({ children }: { children?: ReactNode }) => (
    <b className="mr-1 text-[1.75rem] leading-none font-light tracking-number text-on-board">{children}</b>
  ),
};

/** "12 cm new in 5 days". Key it by both. */
function NewSnow({ amount, days }: { amount: string; days: number }) {
  return (
    <span className="text-on-board-2">
      <ParaglideMessage
        message={m.snow_top_new}
        inputs={{ amount, count: days, shown: formatCount(days) }}
        markup={markup}
      />
    </span>
  );
}

/** The three favorites with the most new snow in the forecast, requested once the section is near the viewport. */
export function SnowTopThree({ resorts }: { resorts: readonly SnowResort[] }) {
  const units = useUnits();
  const section = useRef<HTMLElement>(null);
  const isNear = useNearView(section);
  const ids = useMemo(() => (isNear ? resorts.map(({ id }) => id) : NONE), [isNear, resorts]);
  const { reports } = useSnowReports(ids, { hasConditions: false });
  const isWaiting =
    !isNear || resorts.some(({ name }) => name === undefined) || ids.some((id) => !reports.get(id)?.isSettled);
  const known = resorts.flatMap(({ id, name }) => {
    const figures = reports.get(id)?.figures;
    return name && figures && figures.newSnow !== null ? [{ id, name, figures }] : [];
  });
  const shown = isWaiting ? [] : sortRows(known, usualSort('newSnow'), new Date()).slice(0, PLACES.length);
  const places = isWaiting ? PLACES.slice(0, resorts.length) : [];
  // One that still waits once all have settled has failed, and is being requested again.
  const failed = ids.filter((id) => reports.get(id)?.figures.forecastState !== 'reported').length;
  const hasAllFailed = failed === resorts.length;
  // Without any, the list itself says that none is reported.
  const unreported = known.length > 0 ? resorts.length - known.length - failed : 0;
  const silence = isWaiting || hasAllFailed ? '' : silentWords({ unreported, failed, awaited: 0 }, resorts.length);

  return (
    <section ref={section} aria-labelledby="snow-top-three" aria-busy={isNear && isWaiting} className="wrap pb-section">
      <SectionHeading
        id="snow-top-three"
        title={m.snow_for_favorites()}
        action={
          <Link to={paths.snowBoard} className="link">
            {m.snow_board()} <ArrowRight aria-hidden />
          </Link>
        }
      />
      <ol
        data-source="worked out"
        className="rounded-3 border border-board-edge bg-board px-4 py-1 text-on-board lg:px-7"
      >
        {shown.map(({ id, name, figures: { newSnow, days } }) => (
          <li key={id} className={lineClasses}>
            <Link
              to={paths.resort(id, 'weather')}
              translate="no"
              className="inline-flex min-h-11 items-center font-display text-[1.25rem] leading-[1.18] tracking-item wrap-anywhere hover:underline"
            >
              {name}
            </Link>
            <NewSnow
              key={`${newSnow} ${countOfSnowDays(days)} ${units.system}`}
              amount={units.snow(newSnow ?? 0).text}
              days={countOfSnowDays(days)}
            />
          </li>
        ))}
        {places.map((place) => (
          <li key={place} className={lineClasses}>
            <Skeleton className="w-full bg-on-board/10!">A resort's name, 12 cm new in 5 days</Skeleton>
          </li>
        ))}
        {!isWaiting && known.length === 0 && (
          <li className="py-4">{hasAllFailed ? m.snow_none_loaded() : m.snow_top_none()}</li>
        )}
      </ol>
      <p className="mt-2 min-h-lh text-caption text-ink-3">
        <span>{m.snow_sum_note()} </span>
        <ChangingText>{silence}</ChangingText>
      </p>
    </section>
  );
}
