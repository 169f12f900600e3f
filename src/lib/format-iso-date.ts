import { formatDate } from './format';
import { parseIsoDate } from './parse-iso-date';

/** An ISO instant or day as "Feb 2, 2026" in the visitor's time zone, or null when it is not a date. */
export function formatIsoDate(date: string): string | null {
  const parsed = parseIsoDate(date);
  return parsed && formatDate(parsed);
}
