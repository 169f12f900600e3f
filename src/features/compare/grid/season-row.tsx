import type { ReactNode } from 'react';
import type { Resort } from '@/api/resorts/resort.schema';
import { openMonths } from '@/lib/season-months';
import { shortSeason } from '@/lib/short-season';
import type { CompareRow } from './compare-group';
import { NotReported } from './figure-cell';

/** Where some days lie in a strip of twelve months from September, as shares of its width; null where they are not one piece. */
export function daysOnStrip({ from, to }: { from: string; to: string }): { left: number; width: number } | null {
  const at = (iso: string, isEnd: boolean) => {
    const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
    const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
    return (((month + 3) % 12) + (day - (isEnd ? 0 : 1)) / length) / 12;
  };
  const [left, right] = [at(from, false), at(to, true)];
  return right > left ? { left, width: right - left } : null;
}

/** The months from opening to closing, with the days of a trip marked. */
export function seasonRow(
  resorts: readonly Resort[],
  days: { from: string; to: string } | null,
  renderStrip: (season: Resort['season']) => ReactNode,
): CompareRow {
  const mark = days && daysOnStrip(days);
  return {
    key: 'season',
    label: 'Season',
    hint: mark ? 'your days in ink' : undefined,
    told: resorts.map(
      ({ season }) => openMonths(season.start, season.end)?.sentence ?? `${season.start} ${season.end}`,
    ),
    cells: resorts.map(({ id, season }) => {
      const months = openMonths(season.start, season.end);
      const words = months?.sentence ?? shortSeason(season);
      if (!words) return <NotReported key={id} />;
      return (
        <div key={id}>
          {months ? (
            <div className="relative mt-1 mb-1">
              {renderStrip(season)}
              {mark ? (
                <i
                  aria-hidden
                  className="absolute -top-1 h-7 min-w-1 bg-ink forced-color-adjust-none"
                  style={{ left: `${(mark.left * 100).toFixed(2)}%`, width: `${(mark.width * 100).toFixed(2)}%` }}
                />
              ) : null}
            </div>
          ) : null}
          <p key={words} aria-hidden={months !== null} className="text-small font-semibold">
            {words}
          </p>
        </div>
      );
    }),
  };
}
