import type { LabelledDays } from '@/domain/day-range-text';
import type { DayRange } from '@/domain/season-fit';
import { openMonths } from '@/domain/season-months';
import { cn } from '@/lib/class-names';
import { monthNames } from '@/lib/format';
import { m } from '@/paraglide/messages';

// Starts in September, so that a winter is one unbroken bar.
const WINTER_ORDER = [8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7];
const MONTHS = WINTER_ORDER.length;

interface SeasonStripProps {
  /** Opening and closing in the server's words. */
  start: string;
  end: string;
  /** Days to mark. */
  mark?: LabelledDays | null;
}

/** Position of a day in the strip, in months from its start; of the day's end if it is the last. */
function placeOf(iso: string, isLast: boolean): number {
  const [year = 0, month = 1, day = 1] = iso.split('-').map(Number);
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  return WINTER_ORDER.indexOf(month - 1) + (isLast ? day : day - 1) / days;
}

/** The parts of the strip the days cover, in months: two if they wrap around its end. */
function marked({ from, to }: DayRange): [start: number, end: number][] {
  const [start, end] = [placeOf(from, false), placeOf(to, true)];
  return start < end
    ? [[start, end]]
    : [
        [start, MONTHS],
        [0, end],
      ];
}

/**
 * Twelve months, the open ones filled, optionally with some days marked. Null if the months cannot be read, because the
 * dates are beside it anyway.
 */
export function SeasonStrip({ start, end, mark = null }: SeasonStripProps) {
  const season = openMonths(start, end);
  if (season === null) return null;
  return (
    <div
      role="img"
      aria-label={mark ? m.graphic_season_with_days({ season: season.sentence, days: mark.text }) : season.sentence}
      className="@container relative grid grid-cols-12 gap-x-0.5 text-center"
    >
      {WINTER_ORDER.map((month) => {
        const isOpen = season.isOpen[month];
        return (
          <span
            key={month}
            className={cn('text-[min(var(--t-caption),9cqi)]', isOpen ? 'font-bold text-ink' : 'text-ink-3')}
          >
            <span
              className={cn(
                'mb-1.5 grid h-5 place-items-center forced-color-adjust-none',
                isOpen ? 'bg-glacier-mid' : 'bg-sunken after:h-px after:w-2 after:bg-ink-3',
              )}
            />
            <span>{monthNames()[month]?.charAt(0).toUpperCase()}</span>
          </span>
        );
      })}
      {mark &&
        marked(mark.range).map(([first, last]) => (
          <span
            key={first}
            className="absolute -top-1 h-7 min-w-[3px] rounded-1 bg-ink forced-color-adjust-none"
            style={{ left: `${(first / MONTHS) * 100}%`, width: `${((last - first) / MONTHS) * 100}%` }}
          />
        ))}
    </div>
  );
}
