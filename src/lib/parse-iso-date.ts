import { isValid, parseISO } from 'date-fns';

const FULL_DAY = /^\d{4}-\d{2}-\d{2}/;

/** An ISO day or instant as a date, else null: a year or a century alone ("20") is not the first of its days. */
export function parseIsoDate(text: string): Date | null {
  const date = parseISO(text);
  return FULL_DAY.test(text) && isValid(date) ? date : null;
}
