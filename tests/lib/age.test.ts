import { describe, expect, it } from 'vitest';
import { ageOf, formatDayAge, formatMoment } from '@/lib/age';

// Local times, so that the test reads the same in every time zone.
const at = (day: number, hour: number, minute: number) => new Date(2026, 0, day, hour, minute);
const now = at(30, 9, 52);
const age = (then: Date) => ageOf(then.toISOString(), now);

describe('the age of an instant', () => {
  it.each([
    [at(30, 9, 52), '9:52 AM', 'just now'],
    [at(30, 9, 51), '9:51 AM', '1 minute ago'],
    [at(30, 9, 40), '9:40 AM', '12 minutes ago'],
    [at(30, 8, 53), '8:53 AM', '59 minutes ago'],
    [at(30, 8, 52), '8:52 AM', '1 hour ago'],
    [at(30, 6, 0), '6:00 AM', '3 hours ago'],
    [at(29, 21, 5), 'Jan 29, 2026, 9:05 PM', '12 hours ago'],
    [at(29, 9, 53), 'Jan 29, 2026, 9:53 AM', '23 hours ago'],
    [at(29, 9, 52), 'Jan 29, 2026, 9:52 AM', '1 day ago'],
    [at(27, 9, 0), 'Jan 27, 2026, 9:00 AM', '3 days ago'],
  ])('%s is said as the hour and the distance', (then, exact, ago) => {
    expect(age(then)).toEqual({ at: exact, ago });
  });

  it('counts one in the future as now', () => {
    expect(age(at(30, 10, 30))?.ago).toBe('just now');
  });

  it('is unknown for one that is further ahead than clocks and time zones differ', () => {
    expect(age(at(31, 10, 30))).toBeNull();
    expect(ageOf('2031-01-01T00:00:00Z', now)).toBeNull();
    expect(formatDayAge('2031-01-01', now)).toBeNull();
    expect(formatDayAge('2026-01-31', now)).toBe('today');
  });

  it('is unknown for what is not a date', () => {
    expect(ageOf('', now)).toBeNull();
    expect(ageOf('20', now)).toBeNull();
    expect(ageOf('this morning', now)).toBeNull();
  });
});

describe('a moment', () => {
  it('is said as day and hour, with the year where it is another', () => {
    expect(formatMoment(new Date(2026, 10, 21, 6, 0).getTime(), new Date(2026, 10, 22))).toBe('21 November, 06:00');
    expect(formatMoment(new Date(2025, 11, 31, 0, 5).getTime(), new Date(2026, 0, 1))).toBe('31 December 2025, 00:05');
  });
});
