import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skiCost } from '@/domain/trip/ski-cost';
import { noTrip, type Trip } from '@/domain/trip/trip';
import { budgetFit } from '@/domain/trip/trip-fit';
import { anyTrip } from '../../features/trip/any-trip';
import { anyResort } from '../../support/any-resort';
import { resortWith } from '../../support/resort';

const week: Trip = {
  ...noTrip,
  dates: { from: '2027-02-14', to: '2027-02-21' },
  group: { beginner: 2, intermediate: 1, expert: 1 },
};
const at52 = resortWith({ price: { currency: 'EUR', min: 52, max: 60 } });
const forAll = (amount: number, currency = 'EUR') => ({ amount, currency, isForAll: true });

describe('A budget for all', () => {
  it('is measured by what the tickets of everybody come to', () => {
    // 52 x 4 x 7
    expect(budgetFit(at52, { ...week, budget: forAll(1500) })).toMatchObject({ state: 'within', difference: 44 });
    expect(budgetFit(at52, { ...week, budget: forAll(1456) })).toMatchObject({ state: 'within', difference: 0 });
    expect(budgetFit(at52, { ...week, budget: forAll(1400) })).toMatchObject({ state: 'over', difference: 56 });
  });

  it.each<[string, Trip]>([
    ['in another currency', { ...week, budget: forAll(1500, 'CHF') }],
    ['of a trip without dates', { ...week, dates: null, budget: forAll(1500) }],
    ['of a trip on which nobody skis yet', { ...week, group: noTrip.group, budget: forAll(1500) }],
  ])('%s is not judged', (_, trip) => {
    const { budget } = trip;
    expect(budgetFit(at52, trip)).toEqual({ budget, state: 'not-judged', price: { value: 52, unit: 'EUR' } });
  });

  it('says the same as a budget a day of its share, whatever the resort and the trip', () => {
    fc.assert(
      fc.property(anyResort, anyTrip, fc.integer({ min: 1, max: 500 }), (resort, any, amount) => {
        const aDay: Trip = { ...any, dates: any.dates ?? week.dates, budget: { amount, currency: 'EUR' } };
        const people = Object.values(aDay.group).reduce((sum, count) => sum + count, 0);
        fc.pre(people > 0);
        const days = skiCost(at52, aDay)?.days ?? Number.NaN;
        const together: Trip = { ...aDay, budget: forAll(amount * people * days) };
        expect(budgetFit(resort, together)?.state).toBe(budgetFit(resort, aDay)?.state);
      }),
    );
  });
});
