import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  isEmptyTrip,
  noTrip,
  originAt,
  originPlace,
  type Trip,
  tripDays,
  withoutPassedDates,
} from '@/domain/trip/trip';
import { formatTripLink, parseTripLink } from '@/features/trip/trip-link';
import { anyTrip, weekInFebruary, zurich } from './any-trip';
import { readByFirstVersion } from './first-trip-link';

const LINK = '2027-02-14..2027-02-21_b2i1a1_EUR70_ZRH';

describe('the link of a trip', () => {
  it('carries dates, group, budget and hub', () => {
    expect(formatTripLink(weekInFebruary)).toBe(LINK);
    expect(parseTripLink(LINK)).toEqual(weekInFebruary);
  });

  it('carries changed numbers and what decides next, and only those', () => {
    const needs = { ...noTrip.needs, expert: { km: 5.5, runs: 3 } };
    const trip: Trip = { ...weekInFebruary, needs, thenBy: 'cheapest' };
    expect(formatTripLink(trip)).toBe(`${LINK}_k3-10-5.5r2-5-3_then-cheapest`);
    expect(parseTripLink(formatTripLink(trip))).toEqual(trip);
  });

  it('carries a budget for all in a form of its own, in which no earlier version reads one a day', () => {
    const trip: Trip = { ...weekInFebruary, budget: { amount: 2500, currency: 'EUR', isForAll: true } };
    expect(formatTripLink(trip)).toBe('2027-02-14..2027-02-21_b2i1a1_EUR2500-all_ZRH');
    expect(parseTripLink(formatTripLink(trip))).toEqual(trip);
  });

  it('is read by the first version as far as that goes, and reads what that wrote', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        const link = formatTripLink(trip);
        const known = trip.budget?.isForAll ? { ...trip, budget: null } : trip;
        expect(readByFirstVersion(link) ?? noTrip).toEqual(known);
        // It wrote as this one does, but for budgets for all.
        expect(parseTripLink(formatTripLink(known)) ?? noTrip).toEqual(known);
      }),
    );
  });

  it('may carry any part alone, in any order', () => {
    expect(parseTripLink('ZRH')).toEqual({ ...noTrip, origin: { hub: 'ZRH' } });
    expect(parseTripLink('a1')).toEqual({ ...noTrip, group: { beginner: 0, intermediate: 0, expert: 1 } });
    expect(parseTripLink('ZRH_EUR70_b2i1a1_2027-02-14..2027-02-21')).toEqual(weekInFebruary);
    expect(formatTripLink(noTrip)).toBe('');
  });

  it('may go to its limits: 120 days, 20 people of a level, a need of 100', () => {
    const link = '2027-01-01..2027-05-01_b20_k100-10-7r2-5-4';
    expect(formatTripLink(parseTripLink(link) ?? noTrip)).toBe(link);
  });

  it('leaves a position out', () => {
    const trip = { ...weekInFebruary, origin: originAt({ latitude: 47.3769, longitude: 8.5417 }) };
    expect(formatTripLink(trip)).toBe('2027-02-14..2027-02-21_b2i1a1_EUR70');
  });

  it('brings any trip back', () => {
    fc.assert(
      fc.property(anyTrip, (trip) => {
        expect(parseTripLink(formatTripLink(trip)) ?? noTrip).toEqual(trip);
      }),
    );
  });

  it.each([
    ['a day that is none', '2027-02-30..2027-03-02_ZRH'],
    ['a last day that is none', '2027-02-14..2027-02-30_ZRH'],
    ['a third day', '2027-02-14..2027-02-21..2027-02-22_ZRH'],
    ['a day more than 120', '2027-01-01..2027-05-02_ZRH'],
    ['the last day before the first', '2027-02-21..2027-02-14_ZRH'],
    ['a stay of years', '2027-02-14..2031-02-21_ZRH'],
    ['too many people', 'b21_ZRH'],
    ['people of no level', 'x2_ZRH'],
    ['a budget of nothing', 'EUR0_ZRH'],
    ['a budget without a currency', '70_ZRH'],
    ['a negative budget', 'EUR-70_ZRH'],
    ['a budget for somebody', 'EUR70-some_ZRH'],
    ['a currency that there is not', 'XYZ70_ZRH'],
    ['needs of nothing', 'k0-10-7r2-5-4_ZRH'],
    ['endless needs', 'k3-999-7r2-5-4_ZRH'],
    ['a choice nobody offers', 'then-best_ZRH'],
    ['markup', '<img src=x onerror=alert(1)>_ZRH'],
    ['a name of every object', '__proto___constructor_ZRH'],
    ['a second hub', 'ZRH_GVA'],
  ])('ignores %s, and reads the rest', (_case, link) => {
    expect(parseTripLink(link)).toEqual({ ...noTrip, origin: { hub: 'ZRH' } });
  });

  it.each(['', '_', 'hello', '__proto__', `${LINK}_${'x'.repeat(300)}`])('is none in %j', (link) => {
    expect(parseTripLink(link)).toBeNull();
  });

  it('never throws, and never gives what could not be written', () => {
    const piece = fc.constantFrom(
      '2027-02-14..',
      '2027-02-21',
      'b2',
      'i',
      'EUR',
      '70',
      '-all',
      'ZRH',
      '_',
      'k3-10-7',
      'r',
      '9e9',
    );
    const link = fc.oneof(
      fc.string(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(link, (text) => {
        const trip = parseTripLink(text);
        expect(trip && (parseTripLink(formatTripLink(trip)) ?? noTrip)).toEqual(trip);
      }),
    );
  });
});

describe('a trip', () => {
  it('has the days between its first and its last', () => {
    const days = (from: string, to: string) => tripDays({ dates: { from, to } });
    expect(days('2027-02-14', '2027-02-21')).toBe(7);
    expect(days('2026-12-30', '2027-01-02')).toBe(3);
    expect([days('2027-02-14', '2027-02-14'), days('2027-02-14', '2027-02-15')]).toEqual([1, 1]);
    expect(tripDays(noTrip)).toBe(6);
  });

  it('loses dates that have passed, and nothing else', () => {
    expect(withoutPassedDates(weekInFebruary, '2027-02-21')).toBe(weekInFebruary);
    expect(withoutPassedDates(weekInFebruary, '2027-02-22')).toEqual({ ...weekInFebruary, dates: null });
  });

  it('is empty while nothing is said that a resort could be measured by', () => {
    expect(isEmptyTrip(noTrip)).toBe(true);
    expect(isEmptyTrip({ ...noTrip, thenBy: 'highest' })).toBe(true);
    expect(isEmptyTrip({ ...noTrip, origin: { hub: 'ZRH' } })).toBe(false);
  });

  it('keeps a position to a tenth of a degree', () => {
    const origin = originAt({ latitude: 47.3769, longitude: -8.5617 });
    expect(origin).toEqual({ position: { latitude: 47.4, longitude: -8.6 } });
    expect(originPlace({ origin }, [])).toEqual({
      latitude: 47.4,
      longitude: -8.6,
      name: 'your position',
      label: 'Your position',
    });
  });

  it('starts nowhere from a hub that is not known', () => {
    const hubs = [{ code: 'ZRH', country: 'Switzerland', ...zurich }];
    expect(originPlace({ origin: { hub: 'ZRH' } }, hubs)).toMatchObject(zurich);
    expect(originPlace({ origin: { hub: 'XXX' } }, hubs)).toBeNull();
    expect(originPlace(noTrip, hubs)).toBeNull();
  });
});
