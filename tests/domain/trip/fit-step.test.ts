import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortByFit } from '@/domain/trip/fit-order';
import { fitStep, fitStepsOf } from '@/domain/trip/fit-step';
import { noTrip, type Trip } from '@/domain/trip/trip';
import { tripFit } from '@/domain/trip/trip-fit';
import { anyTrip, weekInFebruary } from '../../features/trip/any-trip';
import { anyResorts } from '../../support/any-resort';
import { resortWith } from '../../support/resort';

const stepOf = (facts: Parameters<typeof resortWith>[0], trip: Trip) => {
  const resort = resortWith(facts);
  return fitStep(tripFit(resort, trip, null), trip);
};
const winter = { season: { start: 'November', end: 'April' } };
const cheap = { price: { currency: 'EUR', min: 50, max: 60 } };
const dear = { price: { currency: 'EUR', min: 90, max: 99 } };
const big = { slopesKm: { beginner: 90, intermediate: 90, advanced: 90, total: 270 } };
const small = { slopesKm: { beginner: 9, intermediate: 9, advanced: 9, total: 27 } };

describe('the steps of a trip on the map', () => {
  it('fit in everything, have a caveat, or are closed', () => {
    const of = (facts: Parameters<typeof resortWith>[0]) =>
      stepOf({ ...winter, ...cheap, ...big, ...facts }, weekInFebruary);
    expect(of({})).toBe('fits');
    expect(of({ season: { start: 'January', end: 'December' } })).toBe('fits');
    expect(of(dear)).toBe('caveat');
    expect(of(small)).toBe('caveat');
    expect(of({ season: { start: '', end: '' } })).toBe('caveat');
    expect(of({ season: { start: 'February', end: 'May' } })).toBe('caveat');
    expect(of({ price: { currency: 'USD', min: 9, max: 9 } })).toBe('caveat');
    expect(of({ slopesKm: null })).toBe('caveat');
    expect(of({ season: { start: 'June', end: 'October' } })).toBe('closed');
  });

  it('end, without dates, with what is over the budget, and without a budget with what is not reported', () => {
    const { budget, group } = weekInFebruary;
    expect(stepOf({ ...dear, ...big }, { ...noTrip, budget, group })).toBe('over');
    expect(stepOf({ ...cheap, ...small }, { ...noTrip, budget, group })).toBe('caveat');
    expect(stepOf({ slopesKm: null }, { ...noTrip, group })).toBe('not-reported');
    expect(stepOf(small, { ...noTrip, group })).toBe('caveat');
    expect(stepOf(big, { ...noTrip, group })).toBe('fits');
  });

  it('are none for a start alone, nor for a budget for all that nobody can be judged by', () => {
    const { dates, group } = weekInFebruary;
    const budget = { amount: 900, currency: 'EUR', isForAll: true };
    for (const trip of [noTrip, { ...noTrip, origin: { hub: 'ZRH' } }, { ...noTrip, budget }]) {
      expect(fitStepsOf(trip)).toEqual([]);
      expect(stepOf({ ...dear, ...big }, trip)).toBeNull();
    }
    expect(stepOf({ ...winter, ...dear }, { ...noTrip, dates, budget })).toBe('fits');
    expect(stepOf({ ...winter, ...dear, ...big }, { ...noTrip, dates, group, budget })).toBe('caveat');
  });

  it('agree with the order: no resort stands before one of a better step', () => {
    fc.assert(
      fc.property(anyResorts(), anyTrip, (resorts, trip) => {
        const steps = fitStepsOf(trip);
        const ranks = sortByFit(resorts, trip, null).map((resort) => {
          const step = fitStep(tripFit(resort, trip, null), trip);
          return step === null ? 0 : steps.indexOf(step);
        });
        expect(ranks).toEqual([...ranks].sort((a, b) => a - b));
        expect(ranks).not.toContain(-1);
      }),
    );
  });
});
