import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { dayRangeText } from '@/domain/day-range-text';
import { noTrip, type Trip } from '@/domain/trip/trip';
import hubs from '@/features/trip/data/hubs.json';
import { offeredCurrencies } from '@/features/trip/editor/editor-facts';
import { tripSentence } from '@/features/trip/trip-line-words';
import { type TripFields, tripProblems } from '@/features/trip/trip-validation';
import { daysOnSkis, everyoneText, groupText, moneyText, tripParts } from '@/features/trip/trip-words';
import { areValidCoordinates } from '@/lib/distance';
import { resortWith } from '../../support/resort';
import { weekInFebruary } from './any-trip';

describe('the words of a trip', () => {
  it('are one line', () => {
    const shown = (trip: Trip, placeName: string | null) => tripSentence(trip, placeName).replaceAll('\u00a0', ' ');
    expect(shown(weekInFebruary, 'Zürich')).toBe(
      '14 – 21 Feb · 2 beginners, 1 intermediate, 1 expert · up to EUR 70 · from Zürich',
    );
    expect(tripParts(weekInFebruary, 'Zürich').map(({ short }) => short)).toEqual([
      '14 – 21 Feb',
      '4 people',
      'EUR 70',
      'Zürich',
    ]);
    const forAll = { ...noTrip, budget: { amount: 2500, currency: 'EUR', isForAll: true } };
    expect(shown(forAll, null)).toBe('up to EUR 2,500 for all');
    expect(shown(noTrip, null)).toBe('');
  });

  it('break after a comma, and between the parts after the dot', () => {
    expect(tripSentence(weekInFebruary, 'Zürich').split(' ')).toEqual([
      '14\u00a0–\u00a021\u00a0Feb\u00a0·',
      '2\u00a0beginners,',
      '1\u00a0intermediate,',
      '1\u00a0expert\u00a0·',
      'up\u00a0to\u00a0EUR\u00a070\u00a0·',
      'from\u00a0Zürich',
    ]);
  });

  it('say how many days count, and why the last does not', () => {
    const days = (from: string, to: string) => daysOnSkis({ dates: { from, to } });
    expect(days('2027-02-06', '2027-02-12')).toBe('6 days on skis: the last day is for the way home.');
    expect(days('2027-02-06', '2027-02-07')).toBe('1 day on skis: the last day is for the way home.');
    expect(days('2027-02-06', '2027-02-06')).toBe('1 day on skis.');
    expect(daysOnSkis(noTrip)).toBe('No dates are set: 6 days on skis are assumed.');
  });

  it('of the dates name a month once', () => {
    expect(dayRangeText({ from: '2027-02-28', to: '2027-03-07' })).toBe('28 Feb – 7 Mar');
    expect(dayRangeText({ from: '2026-02-14', to: '2027-02-14' })).toBe('14 Feb – 14 Feb');
    expect(dayRangeText({ from: '2027-02-14', to: '2027-02-14' })).toBe('14 Feb');
  });

  it('of dates that could be taken for those of this year name the year', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00') });
    onTestFinished(() => void vi.useRealTimers());
    // The same days of this year have begun; those of the next line have passed.
    expect(dayRangeText({ from: '2027-11-20', to: '2027-11-27' })).toBe('20 – 27 Nov 2027');
    expect(dayRangeText({ from: '2027-11-13', to: '2027-11-20' })).toBe('13 – 20 Nov');
    expect(dayRangeText({ from: '2027-11-22', to: '2027-11-22' })).toBe('22 Nov 2027');
    expect(dayRangeText({ from: '2030-02-14', to: '2030-02-21' })).toBe('14 – 21 Feb 2030');
    expect(dayRangeText({ from: '2030-02-26', to: '2030-03-05' })).toBe('26 Feb – 5 Mar 2030');
    expect(dayRangeText({ from: '2029-12-28', to: '2030-01-04' })).toBe('28 Dec 2029 – 4 Jan 2030');
  });

  it('of dates that have passed name the year, as in the link of a round of last season', () => {
    vi.useFakeTimers({ now: new Date('2026-11-22T12:00:00') });
    onTestFinished(() => void vi.useRealTimers());
    expect(dayRangeText({ from: '2026-02-14', to: '2026-02-21' })).toBe('14 – 21 Feb 2026');
    expect(dayRangeText({ from: '2025-12-28', to: '2026-01-04' })).toBe('28 Dec 2025 – 4 Jan 2026');
    // In the west it is still the 21st.
    expect(dayRangeText({ from: '2026-11-15', to: '2026-11-21' })).toBe('15 – 21 Nov');
  });

  it('of the group', () => {
    const of = (beginner: number, intermediate: number, expert: number) => ({
      group: { beginner, intermediate, expert },
    });
    expect(groupText(of(0, 0, 3))).toBe('3 experts');
    expect([of(1, 0, 0), of(1, 1, 0), of(2, 1, 0), of(5, 5, 5)].map(everyoneText)).toEqual([
      'the beginner',
      'both',
      'all three',
      'all 15',
    ]);
  });

  it('of money', () => {
    expect([moneyText(70, 'EUR'), moneyText(46.5, 'EUR'), moneyText(1200, 'USD')]).toEqual([
      'EUR 70',
      'EUR 46.50',
      'USD 1,200',
    ]);
  });
});

describe('what is entered', () => {
  const today = '2027-02-01';
  const problems = (draft: Partial<TripFields>) =>
    tripProblems({ from: '', to: '', amount: '', currency: 'EUR', typedPlace: '', ...draft }, today);

  it.each<[string, Partial<TripFields>, ReturnType<typeof problems>]>([
    ['nothing', {}, {}],
    ['a week', { from: '2027-02-14', to: '2027-02-21' }, {}],
    ['one day', { from: '2027-02-14', to: '2027-02-14' }, {}],
    ['days that end today', { from: '2027-01-30', to: '2027-02-01' }, {}],
    ['120 days', { from: '2027-02-14', to: '2027-06-14' }, {}],
    ['121 days', { from: '2027-02-14', to: '2027-06-15' }, { to: 'A trip may last 120 days at most' }],
    ['days that have begun', { from: '2027-01-30', to: '2027-02-03' }, {}],
    ['days that have passed', { from: '2027-01-14', to: '2027-01-21' }, { to: 'These days have passed' }],
    ['from after to', { from: '2027-02-21', to: '2027-02-14' }, { to: 'The last day is before the first' }],
    ['the first day only', { from: '2027-02-21' }, { to: 'Choose the last day too' }],
    ['the last day only', { to: '2027-02-21' }, { from: 'Choose the first day too' }],
    ['no day', { from: '2027-02-30', to: '2027-03-21' }, { from: 'This date is incomplete or does not exist' }],
    [
      'a last day that is none',
      { from: '2027-02-14', to: '2027-02-30' },
      { to: 'This date is incomplete or does not exist' },
    ],
    ['half a year', { from: '2027-02-14', to: '2027-08-21' }, { to: 'A trip may last 120 days at most' }],
    ['a budget', { amount: '70' }, {}],
    ['a budget of blanks', { amount: ' ', currency: '' }, {}],
    ['a budget of a cent', { amount: '0.01' }, {}],
    ['a budget at the limit', { amount: '1000000000' }, { amount: 'Enter an amount below 1,000,000,000' }],
    ['a budget of nothing', { amount: '0' }, { amount: 'Enter an amount above 0' }],
    ['a budget that no link can carry', { amount: '1e300' }, { amount: 'Enter an amount below 1,000,000,000' }],
    ['a budget of less than a cent', { amount: '0.001' }, { amount: 'Enter an amount above 0' }],
    ['a budget of words', { amount: 'much' }, { amount: 'Enter an amount above 0' }],
    ['a budget without a currency', { amount: '70', currency: '' }, { currency: 'Choose a currency' }],
  ])('%s', (_case, draft, expected) => {
    expect(problems(draft)).toEqual(expected);
  });
});

it('a budget is offered only in currencies in which a trip can be stored, the most common first', () => {
  const priced = (currency: string, id: number) => resortWith({ id: String(id), price: { currency, min: 0, max: 50 } });
  expect(offeredCurrencies(['XYZ', 'XYZ', 'Euro', 'CHF'].map(priced))).toEqual(['CHF']);
  expect(offeredCurrencies(['Euro'].map(priced))).toEqual(['EUR', 'USD', 'CAD']);
});

it('the hubs are 105 airports, each with a code of its own and a position', () => {
  expect(hubs).toHaveLength(105);
  expect(new Set(hubs.map(({ code }) => code)).size).toBe(105);
  expect(hubs.every((hub) => /^[A-Z]{3}$/.test(hub.code) && hub.name && areValidCoordinates(hub))).toBe(true);
});
