import { isValid, parseISO } from 'date-fns';
import { formatDate } from './format';

/** An ISO instant or day as "Feb 2, 2026" in the visitor's time zone, or null when it is not a date. */
export function formatIsoDate(date: string): string | null {
  const parsed = parseISO(date);
  return isValid(parsed) ? formatDate(parsed) : null;
}
