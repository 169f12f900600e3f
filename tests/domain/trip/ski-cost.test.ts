import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { costGap, skiCost } from '@/domain/trip/ski-cost';
import { noTrip, type Trip } from '@/domain/trip/trip';
import { anyResort } from '../../support/any-resort';
import { resortWith } from '../../support/resort';

const dates = { from: '2027-02-14', to: '2027-02-21' };
const group = { beginner: 2, intermediate: 1, expert: 1 };
const priced = (min: number, max = 0, currency = 'CHF') => resortWith({ price: { currency, min, max } });

describe('What it costs to ski', () => {
  it.each<[string, number, Partial<Trip>, number]>([
    ['four people for seven days at CHF 79', 79, { dates, group }, 2212],
    [
      'one person for a day',
      79,
      { dates: { ...dates, to: dates.from }, group: { ...group, beginner: 0, expert: 0 } },
      79,
    ],
    ['no cents that nobody has to pay', 70.1, { dates, group }, 1962.8],
  ])('counts %s', (_, price, trip, amount) => {
    expect(skiCost(priced(price), { ...noTrip, ...trip })).toMatchObject({ amount, currency: 'CHF' });
  });

  it('rests on the lowest reported price, in its own currency', () => {
    expect(skiCost(priced(0, 97, 'EUR'), { ...noTrip, dates, group })).toEqual({
      amount: 2716,
      currency: 'EUR',
      people: 4,
      days: 7,
    });
    expect(skiCost(priced(0, 0), { ...noTrip, dates, group })).toBeNull();
  });

  it('tells two resorts apart where both report it in the same currency', () => {
    const trip = { ...noTrip, dates, group };
    const [dear, cheap] = [priced(68), priced(53.1)];
    expect(costGap(dear, cheap, trip)).toEqual({ cheaper: cheap, amount: 417.2, currency: 'CHF' });
    expect(costGap(cheap, dear, trip)?.cheaper).toBe(cheap);
    expect(costGap(dear, priced(68), trip)).toBeNull();
    expect(costGap(dear, priced(53, 0, 'EUR'), trip)).toBeNull();
    expect(costGap(dear, priced(0), trip)).toBeNull();
    expect(costGap(dear, cheap, noTrip)).toBeNull();
  });

  it('assumes nobody and no days where the trip names none', () => {
    expect(skiCost(priced(79), { ...noTrip, dates })).toBeNull();
    expect(skiCost(priced(79), { ...noTrip, group })).toBeNull();
  });

  it('is nothing or a finite amount, whatever a resort reports', () => {
    fc.assert(
      fc.property(anyResort, (any) => {
        const cost = skiCost(any, { ...noTrip, dates, group });
        expect(cost === null || (Number.isFinite(cost.amount) && cost.amount > 0)).toBe(true);
      }),
    );
  });
});
