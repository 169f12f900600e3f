import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { sortByFit, thenByOf } from '@/domain/trip/fit-order';
import { noTrip, type Trip } from '@/domain/trip/trip';
import { anyTrip, weekInFebruary, zurich } from '../../features/trip/any-trip';
import { anyResorts } from '../../support/any-resort';
import { resortWith } from '../../support/resort';

const winter = { start: 'November', end: 'April' };
const inEuro = (max: number) => ({ currency: 'EUR', min: 0, max });
const slopes = (km: number) => ({ beginner: km, intermediate: km, advanced: km, total: 3 * km });
const near = { latitude: 47, longitude: 8.5 };
const far = { latitude: 44, longitude: 8.5 };

const names = (resorts: readonly Resort[]) => resorts.map(({ name }) => name);
const order = (resorts: readonly Resort[], trip: Trip = noTrip, place: typeof zurich | null = null) =>
  names(sortByFit(resorts, trip, place));

describe('the order Fits your trip', () => {
  it('puts open before edge before not reported before closed', () => {
    const of = (name: string, season: Resort['season']) => resortWith({ name, season });
    const resorts = [
      of('closed', { start: 'June', end: 'October' }),
      of('not reported', { start: '', end: '' }),
      of('edge', { start: 'December', end: 'February' }),
      of('all year', { start: 'January', end: 'December' }),
      of('open', winter),
    ];
    expect(order(resorts, weekInFebruary)).toEqual(['all year', 'open', 'edge', 'not reported', 'closed']);
  });

  it('then puts within the budget before not judged before over it', () => {
    const of = (name: string, price: Resort['price']) => resortWith({ name, price });
    const resorts = [
      of('over', inEuro(71)),
      of('not reported', inEuro(0)),
      of('in dollars', { currency: 'USD', min: 0, max: 20 }),
      of('exactly', inEuro(70)),
    ];
    expect(order(resorts, weekInFebruary)).toEqual(['exactly', 'in dollars', 'not reported', 'over']);
    expect(order(resorts)).toEqual(['exactly', 'in dollars', 'not reported', 'over']);
  });

  it('then the share of the worst served, not reported last', () => {
    const of = (name: string, km: number) => resortWith({ name, slopesKm: km > 0 ? slopes(km) : null });
    const resorts = [
      of('not reported', 0),
      of('little', 1),
      of('enough', 80),
      of('more than enough', 200),
      of('half', 35),
    ];
    const trip = { ...weekInFebruary, budget: null };
    expect(order(resorts, trip)).toEqual(['enough', 'more than enough', 'half', 'little', 'not reported']);
  });

  it('lets season speak before budget, and budget before share', () => {
    const resorts = [
      resortWith({ name: 'a', season: winter, price: inEuro(90), slopesKm: slopes(80) }),
      resortWith({ name: 'b', season: winter, price: inEuro(60), slopesKm: slopes(10) }),
      resortWith({
        name: 'c',
        season: { start: 'December', end: 'February' },
        price: inEuro(10),
        slopesKm: slopes(80),
      }),
    ];
    expect(order(resorts, weekInFebruary)).toEqual(['b', 'a', 'c']);
  });

  it('then takes the nearest where it is known from where, else the best rated, then the name', () => {
    const resorts = [
      resortWith({ name: 'b far', location: far, rating: 5 }),
      resortWith({ name: 'c nowhere', rating: 4 }),
      resortWith({ name: 'd near', location: near }),
      resortWith({ name: 'a near', location: near }),
    ];
    expect(order(resorts, { ...noTrip, origin: { hub: 'ZRH' } }, zurich)).toEqual([
      'a near',
      'd near',
      'b far',
      'c nowhere',
    ]);
    expect(order(resorts)).toEqual(['b far', 'c nowhere', 'a near', 'd near']);
  });

  it('then takes what the visitor chose', () => {
    const resorts = [
      resortWith({
        name: 'a',
        price: inEuro(60),
        elevation: { base: 0, peak: 1000, vertical: 0 },
        slopesKm: slopes(10),
      }),
      resortWith({ name: 'b', price: inEuro(40), elevation: { base: 0, peak: 3000, vertical: 0 } }),
      resortWith({ name: 'c', price: { currency: 'USD', min: 10, max: 20 }, slopesKm: slopes(30) }),
      resortWith({ name: 'd' }),
    ];
    expect(order(resorts, { ...noTrip, thenBy: 'cheapest' })).toEqual(['b', 'a', 'c', 'd']);
    // A budget for all judges nobody without dates and group; its currency still comes first.
    const budget = { amount: 900, currency: 'USD', isForAll: true };
    expect(order(resorts, { ...noTrip, budget, thenBy: 'cheapest' })).toEqual(['c', 'b', 'a', 'd']);
    expect(order(resorts, { ...noTrip, thenBy: 'highest' })).toEqual(['b', 'a', 'c', 'd']);
    expect(order(resorts, { ...noTrip, thenBy: 'most-runs' })).toEqual(['c', 'a', 'b', 'd']);
  });

  it('takes of two with the same rating the one with more reviews', () => {
    const rated = (name: string, rating: number, reviewCount: number) => resortWith({ name, rating, reviewCount });
    expect(order([rated('a', 4.5, 2), rated('b', 4.5, 9), rated('c', 0, 0), rated('d', 4.6, 1)], noTrip)).toEqual([
      'd',
      'b',
      'a',
      'c',
    ]);
  });

  it('never measures kilometres by a number of runs', () => {
    const counted = (name: string, total: number) =>
      resortWith({ name, trails: { beginner: 0, intermediate: 0, advanced: 0, total } });
    const long = (name: string, km: number) => resortWith({ name, slopesKm: slopes(km) });
    const resorts = [counted('most counted', 200), counted('few counted', 100), long('longest', 30), long('short', 10)];
    const found = order(resorts, { ...noTrip, thenBy: 'most-runs' });
    expect(found.slice(0, 2).sort()).toEqual(['longest', 'most counted']);
  });

  it('is the same whatever order the resorts come in: total and stable', () => {
    fc.assert(
      fc.property(anyResorts(0, 10), anyTrip, fc.infiniteStream(fc.nat()), (resorts, trip, numbers) => {
        const shuffled = [...resorts]
          .map((resort) => ({ resort, at: numbers.next().value ?? 0 }))
          .sort((a, b) => a.at - b.at)
          .map(({ resort }) => resort);
        const sorted = sortByFit(resorts, trip, zurich);
        expect(sortByFit(shuffled, trip, zurich)).toEqual(sorted);
        expect(sortByFit(sorted, trip, zurich)).toEqual(sorted);
      }),
    );
  });

  it('is the same for a part of the catalogue', () => {
    fc.assert(
      fc.property(anyResorts(3), anyTrip, fc.nat(), (found, trip, bits) => {
        const catalogue = found.map((resort, index) => ({ ...resort, id: `${resort.id}-${index}` }));
        const part = catalogue.filter((_, index) => (bits >> (index % 16)) % 2 === 0);
        expect(sortByFit(part, trip, zurich, catalogue)).toEqual(
          sortByFit(catalogue, trip, zurich).filter((resort) => part.includes(resort)),
        );
      }),
    );
  });
});

it('nearest, once the start is cleared, gives way to rating', () => {
  expect(thenByOf({ thenBy: 'nearest', origin: null })).toBe('rating');
  expect(thenByOf({ thenBy: 'nearest', origin: { hub: 'ZRH' } })).toBe('nearest');
  expect(thenByOf({ thenBy: 'cheapest', origin: null })).toBe('cheapest');
});
