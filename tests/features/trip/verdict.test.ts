import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { noTrip, type Trip } from '@/domain/trip/trip';
import { verdictOf } from '@/features/trip/verdict';
import { anyResort, anyResorts, omissions } from '../../support/any-resort';
import { demoResorts, resortOf } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';
import { anyTrip, weekInFebruary } from './any-trip';
import { cardLines } from './card-lines';

const resorts = await demoResorts();

const verdict = (resort: Resort, trip: Trip = weekInFebruary) => {
  const { fit, wording } = cardLines(resort, trip, resorts);
  return verdictOf(resort, fit, wording);
};
const rows = (resort: Resort, trip?: Trip) =>
  verdict(resort, trip).map(({ partText, claim, figure, isGood }) => [partText, claim, figure, isGood]);

describe('the verdict on the page of a resort', () => {
  it('of one that is short for a level', () => {
    expect(rows(resortOf(resorts, 'alta-badia'))).toEqual([
      ['14 – 21 Feb', 'Open on all your days', 'Season Dec\u00a0–\u00a0Apr', true],
      [
        '2 beginners, 1 intermediate, 1 expert',
        'Short for the expert: 34 of 49 km',
        'Beginners 70 km (need 21), intermediate 87 km (needs 70)',
        false,
      ],
      ['up to EUR 70', 'EUR 18 a day under', 'Day ticket EUR 52', true],
      ['from Zürich', '272 km away', 'Straight line', true],
    ]);
  });

  it('of one that is over the budget', () => {
    expect(rows(resortOf(resorts, 'zermatt'))).toEqual([
      ['14 – 21 Feb', 'Open on all your days', 'The season lasts all year', true],
      ['2 beginners, 1 intermediate, 1 expert', 'Enough for all four', 'Tightest: expert 137 km (needs 49)', true],
      ['up to EUR 70', 'EUR 11 a day over', 'Day ticket EUR 81', false],
      ['from Zürich', '174 km away', 'Straight line', true],
    ]);
  });

  it('of one that reports nothing', () => {
    expect(rows(resortWith()).map(([, claim, , isGood]) => [claim, isGood])).toEqual([
      ['Season not reported', null],
      ['Runs by level not reported', null],
      ['Day ticket not reported', null],
      ['Position not reported', null],
    ]);
  });

  it('shows a price in another currency without judging it', () => {
    const [, , budget] = rows(resortOf(resorts, 'vail'));
    expect(budget).toEqual(['up to EUR 70', 'Day ticket USD 209', 'Not compared with EUR', null]);
  });

  it('measures a budget for all by what everybody pays, and says what it needs', () => {
    const trip = (amount: number): Trip => ({ ...weekInFebruary, budget: { amount, currency: 'EUR', isForAll: true } });
    const [, , within] = rows(resortOf(resorts, 'alta-badia'), trip(2500));
    expect(within).toEqual(['up to EUR 2,500 for all', 'EUR 1,044 under', 'EUR 1,456 for 4 people, 7 days', true]);
    const [, , over] = rows(resortOf(resorts, 'zermatt'), trip(2000));
    expect(over).toEqual(['up to EUR 2,000 for all', 'EUR 268 over', 'EUR 2,268 for 4 people, 7 days', false]);
    const [, open] = rows(resortOf(resorts, 'zermatt'), { ...trip(2000), dates: null });
    expect(open).toEqual([
      'up to EUR 2,000 for all',
      'Day ticket EUR 81',
      'Not compared: say when, and who skis',
      null,
    ]);
  });

  it('names the month that may be closed', () => {
    const inApril = { ...noTrip, dates: { from: '2027-04-03', to: '2027-04-10' } };
    expect(rows(resortOf(resorts, 'alta-badia'), inApril)).toEqual([
      ['3 – 10 Apr', 'May be closed: April is its closing month', 'Season Dec\u00a0–\u00a0Apr', false],
    ]);
    const inAugust = { ...noTrip, dates: { from: '2027-07-28', to: '2027-08-04' } };
    expect(rows(resortOf(resorts, 'alta-badia'), inAugust)[0]?.slice(0, 2)).toEqual([
      '28 Jul – 4 Aug',
      'Closed on your days',
    ]);
  });

  it('is nothing without a trip', () => {
    expect(verdict(resortOf(resorts, 'zermatt'), noTrip)).toEqual([]);
  });
});

/** Every text that a resort says of a trip: verdict, caveat and reason. */
function sentences(resort: Resort, trip: Trip, catalogue: readonly Resort[]): string {
  const { reason, caveat } = cardLines(resort, trip, catalogue);
  return [...verdict(resort, trip).flatMap(({ claim, figure }) => [claim, figure]), reason ?? '', caveat ?? ''].join(
    ' | ',
  );
}

describe('no sentence', () => {
  it('names a figure that is not reported', () => {
    fc.assert(
      fc.property(anyResort, anyResorts(1), anyTrip, (resort, others, trip) => {
        const said = sentences(resort, trip, [...others, resort]);
        expect(said).not.toMatch(/NaN|undefined|null|Infinity|\b0 (m|km|runs|%)|\w{3} 0 a day,|Day ticket \w{3} 0$/);
        const { price, location, elevation, slopesKm, trails } = resort;
        if (price.min === 0 && price.max === 0) expect(said).not.toMatch(/[A-Z]{3} \d/);
        if (!location) expect(said).not.toMatch(/away|from Zürich/);
        if (elevation.peak === 0) expect(said).not.toContain('Peak');
        if (!slopesKm) expect(said).not.toMatch(/of [\d.]+ km/);
        if (trails.total === 0) expect(said).not.toMatch(/of [\d.]+ runs/);
      }),
      { numRuns: 500 },
    );
  });

  it('becomes kinder when a figure is left out: unknown is never open, within the budget, near or enough', () => {
    fc.assert(
      fc.property(anyResort, anyTrip, fc.constantFrom(...omissions), (resort, trip, omit) => {
        const [before, after] = [verdict(resort, trip), verdict(omit(resort), trip)];
        for (const [index, part] of after.entries()) {
          // A resort that leaves its kilometres out may be measured by its number of runs.
          if (part.about === 'group' && / runs?\b/.test(`${part.claim}${part.figure}`)) continue;
          if (part.isGood) expect(before[index]?.isGood).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
});
