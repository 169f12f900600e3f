import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isDay, isOpenIn, seasonFit } from '@/domain/season-fit';
import { monthNames } from '@/lib/format';

const winter = { start: 'November', end: 'April' };
const southern = { start: 'June', end: 'October' };
const days = (from: string, to = from) => ({ from, to });

describe('days against a season', () => {
  it.each([
    ['in the middle', winter, days('2027-02-14', '2027-02-21'), 'open'],
    ['over New Year', winter, days('2026-12-27', '2027-01-03'), 'open'],
    ['from March into the closing month', winter, days('2027-03-28', '2027-04-04'), 'edge'],
    ['from the closing month out of the season', winter, days('2027-04-28', '2027-05-05'), 'edge'],
    ['in the opening month', winter, days('2026-11-07', '2026-11-14'), 'edge'],
    ['in summer', winter, days('2027-07-10', '2027-07-17'), 'closed'],
    ['the day after the closing month', winter, days('2027-05-01'), 'closed'],
    ['in the southern winter', southern, days('2027-08-01', '2027-08-08'), 'open'],
    ['in the northern winter, in the south', southern, days('2027-01-01', '2027-01-08'), 'closed'],
    ['in June, in the south', southern, days('2027-06-20', '2027-06-27'), 'edge'],
    ['all year', { start: 'January', end: 'December' }, days('2027-07-10', '2027-07-17'), 'all-year'],
    ['all year from October', { start: 'October', end: 'September' }, days('2027-10-01'), 'all-year'],
    ['without an end', { start: 'November', end: '' }, days('2027-02-14'), 'not-reported'],
    ['without a season', { start: '', end: '' }, days('2027-02-14'), 'not-reported'],
  ])('%s', (_case, season, range, state) => {
    expect(seasonFit(season, range).state).toBe(state);
  });

  it('name the month that may be closed', () => {
    expect(seasonFit(winter, days('2027-03-28', '2027-04-04'))).toEqual({
      state: 'edge',
      month: 3,
      isOpening: false,
      isClosing: true,
    });
    expect(seasonFit(winter, days('2026-11-07'))).toMatchObject({ month: 10, isOpening: true, isClosing: false });
    expect(seasonFit({ start: 'March', end: 'March' }, days('2027-03-07'))).toMatchObject({
      month: 2,
      isOpening: true,
      isClosing: true,
    });
  });
});

describe('open in a month', () => {
  const may = { start: 'November', end: 'May' };

  it('in part of it is not the same as into the next', () => {
    expect([isOpenIn(winter, 3, false), isOpenIn(winter, 3, true)]).toEqual([true, false]);
    expect([isOpenIn(may, 3, false), isOpenIn(may, 3, true)]).toEqual([true, true]);
    expect([isOpenIn(winter, 4, false), isOpenIn(winter, 4, true)]).toEqual([false, false]);
  });

  it('is always so all year, and never said of a season that is not reported', () => {
    for (let month = 0; month < 12; month += 1) {
      expect(isOpenIn({ start: 'January', end: 'December' }, month, true)).toBe(true);
      expect(isOpenIn({ start: '', end: 'April' }, month, false)).toBe(false);
    }
  });
});

it('a season closed in each of the months is closed, one that is not closed in them is not', () => {
  const month = fc.nat(11);
  fc.assert(
    fc.property(month, month, month, fc.integer({ min: 1, max: 28 }), (start, end, of, date) => {
      const season = { start: monthNames()[start] ?? '', end: monthNames()[end] ?? '' };
      const iso = `2027-${String(of + 1).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
      const { state } = seasonFit(season, days(iso));
      expect(state === 'closed').toBe(!isOpenIn(season, of, false));
    }),
  );
});

it('a day is one of the calendar', () => {
  expect(['2027-02-28', '2028-02-29', '2027-02-29', '2027-13-01', '2027-2-1', '', 'today'].map(isDay)).toEqual([
    true,
    true,
    false,
    false,
    false,
    false,
    false,
  ]);
});
