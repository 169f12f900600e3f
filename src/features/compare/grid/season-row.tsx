import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { type CompareRow, NotReported } from '@/components/compare-row';
import type { LabelledDays } from '@/domain/day-range-text';
import { openMonths } from '@/domain/season-months';
import { shortSeason } from '@/domain/short-season';
import { m } from '@/paraglide/messages';

/** The months from opening to closing, with the days of a trip marked. */
export function seasonRow(
  resorts: readonly Resort[],
  days: LabelledDays | null,
  renderStrip: (season: Resort['season'], days: LabelledDays | null) => ReactNode,
): CompareRow {
  return {
    key: 'season',
    label: m.fact_season(),
    hint: days ? m.compare_days_ink() : undefined,
    cellTexts: resorts.map(
      ({ season }) => openMonths(season.start, season.end)?.sentence ?? `${season.start} ${season.end}`,
    ),
    cells: resorts.map(({ id, season }) => {
      const months = openMonths(season.start, season.end);
      const words = months?.sentence ?? shortSeason(season);
      if (!words) return <NotReported key={id} />;
      return (
        <div key={id}>
          {months ? <div className="my-1">{renderStrip(season, days)}</div> : null}
          <p key={words} aria-hidden={months !== null} className="text-small font-semibold">
            {words}
          </p>
        </div>
      );
    }),
  };
}
