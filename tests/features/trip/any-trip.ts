import fc from 'fast-check';
import { noTrip, type Trip, thenByChoices } from '@/domain/trip/trip';

const people = fc.nat(3);

/** A trip of two beginners, an intermediate and an expert for seven days in February, up to EUR 70, from Zürich. */
export const weekInFebruary: Trip = {
  ...noTrip,
  dates: { from: '2027-02-14', to: '2027-02-21' },
  group: { beginner: 2, intermediate: 1, expert: 1 },
  budget: { amount: 70, currency: 'EUR' },
  origin: { hub: 'ZRH' },
};

export const zurich = { name: 'Zürich', latitude: 47.465, longitude: 8.549 };

const day = fc
  .date({ min: new Date('2026-01-01'), max: new Date('2028-12-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

const anyDates = fc.tuple(day, fc.nat(30)).map(([from, length]) => ({
  from,
  to: new Date(Date.parse(from) + length * 86_400_000).toISOString().slice(0, 10),
}));

const need = fc.record({ km: fc.integer({ min: 1, max: 30 }), runs: fc.integer({ min: 1, max: 20 }) });

const currency = fc.constantFrom('EUR', 'USD');
const budgetADay = fc.record({ amount: fc.integer({ min: 1, max: 200 }), currency });
const budgetForAll = fc.record({ amount: fc.integer({ min: 1, max: 9000 }), currency, isForAll: fc.constant(true) });

/** Any trip; each part may be missing. */
export const anyTrip: fc.Arbitrary<Trip> = fc.record({
  dates: fc.option(anyDates),
  group: fc.record({ beginner: people, intermediate: people, expert: people }),
  budget: fc.option(fc.oneof(budgetADay, budgetForAll)),
  origin: fc.option(fc.constant({ hub: 'ZRH' })),
  needs: fc.record({ beginner: need, intermediate: need, expert: need }),
  thenBy: fc.option(fc.constantFrom(...thenByChoices)),
});
