import { onFirstUse } from './on-first-use';

const day = onFirstUse(() => new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', year: 'numeric' }));
const time = onFirstUse(() => new Intl.DateTimeFormat('en-US', { hour: 'numeric', minute: '2-digit' }));

/** A date as "Feb 2, 2026", in the visitor's time zone. */
export const formatDate = (date: Date): string => day().format(date);

/** A time as "9:40 AM", in the visitor's time zone. */
export const formatTime = (date: Date): string =>
  // Newer browsers put a narrow space before AM and PM, which fonts may lack.
  time().format(date).replace('\u202f', ' ');
