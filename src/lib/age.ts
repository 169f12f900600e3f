import { differenceInCalendarDays, differenceInMinutes, isSameDay, isValid, parseISO } from 'date-fns';
import { formatDate, formatTime, lazy } from './format';

const relative = lazy(() => new Intl.RelativeTimeFormat('en-US'));
const HOUR = 60;
const DAY = 24 * HOUR;

export interface Age {
  /** "9:40 AM" for an instant of today, else "Jan 30, 2026, 9:40 AM"; in the visitor's time zone. */
  at: string;
  /** "12 minutes ago" */
  ago: string;
}

/** How long ago an instant was at `now`: "12 minutes ago"; the future counts as now. */
export function agoOf(then: Date | number, now: Date): string {
  const minutes = differenceInMinutes(now, then);
  if (minutes < 1) return 'just now';
  if (minutes < HOUR) return relative().format(-minutes, 'minute');
  if (minutes < DAY) return relative().format(-Math.floor(minutes / HOUR), 'hour');
  return relative().format(-Math.floor(minutes / DAY), 'day');
}

/** The age of an ISO instant at `now`; null when it is not a date. An instant in the future counts as now. */
export function ageOf(instant: string, now: Date): Age | null {
  const then = parseISO(instant);
  if (!isValid(then)) return null;
  return {
    at: isSameDay(then, now) ? formatTime(then) : `${formatDate(then)}, ${formatTime(then)}`,
    ago: agoOf(then, now),
  };
}

/** Whether an ISO instant is of this day, in the visitor's time zone. */
export function isToday(instant: string): boolean {
  return isSameDay(parseISO(instant), new Date());
}

/** Whole calendar days since an ISO day or instant, in the visitor's time zone; null when it is not a date, 0 for the future. */
export function daysSince(date: string, now: Date): number | null {
  const then = parseISO(date);
  return isValid(then) ? Math.max(0, differenceInCalendarDays(now, then)) : null;
}

const relativeDay = lazy(() => new Intl.RelativeTimeFormat('en-US', { numeric: 'auto' }));
/** Days after which the date is shown instead of their number. */
const MONTH = 30;

/** An ISO day as "today", "yesterday", "4 days ago" or "Jan 30, 2026"; null when it is not a date. */
export function formatDayAge(date: string, now: Date): string | null {
  const days = daysSince(date, now);
  if (days === null) return null;
  return days > MONTH ? formatDate(parseISO(date)) : relativeDay().format(-days, 'day');
}

const moment = lazy(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
);

/** An instant (epoch ms) as "21 November, 06:00", with the year where it is not this one; in the visitor's time zone. */
export function formatMoment(instant: number, now: Date): string {
  const parts = Object.fromEntries(
    moment()
      .formatToParts(instant)
      .map(({ type, value }) => [type, value]),
  );
  const year = new Date(instant).getFullYear();
  const day = `${parts.day} ${parts.month}${year === now.getFullYear() ? '' : ` ${year}`}`;
  return `${day}, ${parts.hour}:${parts.minute}`;
}
