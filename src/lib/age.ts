import { differenceInCalendarDays, differenceInMinutes, isSameDay, parseISO } from 'date-fns';
import { minutesInDay, minutesInHour } from 'date-fns/constants';
import { useEffect, useState } from 'react';
import { MINUTE } from '@/config/constants';
import { locale } from '@/config/locale';
import { m } from '@/paraglide/messages';
import { britishLocale, dateLocale, lazy } from './format';
import { parseIsoDate } from './parse-iso-date';

const relative = lazy(() => new Intl.RelativeTimeFormat(locale));

interface Age {
  /** "9:40 AM" for an instant of today, else "Jan 30, 2026, 9:40 AM"; in the visitor's time zone. */
  at: string;
  /** "12 minutes ago" */
  ago: string;
}

const localDay = lazy(() => new Intl.DateTimeFormat(dateLocale(), { day: 'numeric', month: 'short', year: 'numeric' }));
const localTime = lazy(() => new Intl.DateTimeFormat(dateLocale(), { hour: 'numeric', minute: '2-digit' }));
const timeOf = (date: Date) => localTime().format(date).replace('\u202f', ' ');

/** "12 minutes ago"; the future counts as now. */
export function agoOf(then: Date | number, now: Date): string {
  const minutes = differenceInMinutes(now, then);
  if (minutes < 1) return m.age_just_now();
  if (minutes < minutesInHour) return relative().format(-minutes, 'minute');
  if (minutes < minutesInDay) return relative().format(-Math.floor(minutes / minutesInHour), 'hour');
  return relative().format(-Math.floor(minutes / minutesInDay), 'day');
}

/**
 * An ISO day or instant; null if it is not a date, or further ahead than clocks and time zones differ: a report of years ahead is
 * not one of today.
 */
function parseReported(text: string, now: Date): Date | null {
  const then = parseIsoDate(text);
  return then && differenceInMinutes(then, now) <= minutesInDay ? then : null;
}

/** The age of an ISO instant; null if it is unknown (see parseReported). The future counts as now. */
export function ageOf(instant: string, now: Date): Age | null {
  const then = parseReported(instant, now);
  if (!then) return null;
  return {
    at: isSameDay(then, now) ? timeOf(then) : `${localDay().format(then)}, ${timeOf(then)}`,
    ago: agoOf(then, now),
  };
}

/** Whether an ISO instant is today, in the visitor's time zone. */
export function isToday(instant: string, now = new Date()): boolean {
  const then = parseIsoDate(instant);
  return then !== null && isSameDay(then, now);
}

/** Whole calendar days since an ISO day or instant, in the visitor's time zone; null if it is unknown (see parseReported), 0 for the future. */
export function daysSince(date: string, now: Date): number | null {
  const then = parseReported(date, now);
  return then && Math.max(0, differenceInCalendarDays(now, then));
}

const relativeDay = lazy(() => new Intl.RelativeTimeFormat(locale, { numeric: 'auto' }));
/** After this many days the date is shown instead. */
const DAYS_MAX = 30;

/** An ISO day as "today", "yesterday", "4 days ago" or "Jan 30, 2026"; null if it is unknown (see parseReported). */
export function formatDayAge(date: string, now: Date): string | null {
  const days = daysSince(date, now);
  if (days === null) return null;
  return days > DAYS_MAX ? localDay().format(parseISO(date)) : relativeDay().format(-days, 'day');
}

const dayOfYear = lazy(() => new Intl.DateTimeFormat(britishLocale, { day: 'numeric', month: 'long' }));
const dayWithYear = lazy(
  () => new Intl.DateTimeFormat(britishLocale, { day: 'numeric', month: 'long', year: 'numeric' }),
);
const clock = lazy(() => new Intl.DateTimeFormat(britishLocale, { hour: '2-digit', minute: '2-digit', hour12: false }));

/** An instant (epoch ms) as "21 November, 06:00", with the year where it is not this one; in the visitor's time zone. */
export function formatMoment(instant: number, now: Date): string {
  const day = new Date(instant).getFullYear() === now.getFullYear() ? dayOfYear() : dayWithYear();
  return `${day.format(instant)}, ${clock().format(instant)}`;
}

/** The current time, for an age that keeps counting; re-renders every minute. */
export function useNow(): Date {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = window.setInterval(() => setNow(new Date()), MINUTE);
    return () => window.clearInterval(timer);
  }, []);
  return now;
}
