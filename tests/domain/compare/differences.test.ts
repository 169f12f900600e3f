import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Resort } from '@/api/resorts/resort.schema';
import { leftOutFacts, sharedFacts } from '@/domain/compare/compared-facts';
import { strongestAndWeakest, tradeOffs } from '@/domain/compare/differences';
import {
  type CompareWording,
  leftOutSentences,
  pointsWords,
  tradeOffSentences,
} from '@/features/compare/compare-words';
import { unitsOf } from '@/lib/units';
import { anyResort, anyResorts } from '../../support/any-resort';
import { demoResorts, resortOf } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';

const wording: CompareWording = { units: unitsOf('metric'), placeName: 'Zürich' };
const high = (id: string, peak: number, other: Partial<Resort> = {}) =>
  resortWith({ id, name: id.toUpperCase(), elevation: { base: 0, peak, vertical: 0 }, ...other });
const euro = (max: number, currency = 'EUR') => ({ currency, min: 0, max });

/** Peaks of 1,000, 2,000, 3,000, 4,000 and 5,000 m: the middle half spreads over 2,000 m. Prices of EUR 10 to 50: 20. */
const catalogue = [1, 2, 3, 4, 5].map((step) => high(`r${step}`, step * 1000, { price: euro(step * 10) }));

/** The sentences with plain spaces. */
const said = (words: readonly { sentence: string }[]) =>
  words.map(({ sentence }) => sentence.replaceAll('\u00a0', ' '));

const pair = (a: Resort, b: Resort) => said(tradeOffSentences([a, b], tradeOffs([a, b], { catalogue }), wording));

describe('two resorts in words', () => {
  it('say what each has over the other', () => {
    const [a, b] = [high('a', 3883, { price: euro(81) }), high('b', 2798, { price: euro(46) })];
    expect(pair(a, b)).toEqual(['A reaches 1,085 m higher.', 'B costs EUR 35 less a day.']);
  });

  it('never part an amount from its unit', () => {
    const resorts = [high('a', 3883, { price: euro(81) }), high('b', 2798, { price: euro(46) })] as const;
    const words = tradeOffSentences(resorts, tradeOffs(resorts, { catalogue }), wording);
    expect(words.map(({ sentence }) => sentence).join(' ')).toMatch(/1,085\u00a0m higher.* EUR\u00a035 less/);
  });

  it('take any text for a currency', () => {
    const priced = (id: string, max: number) => high(id, 1000, { price: euro(max, 'constructor') });
    const [a, b] = [priced('a', 50), priced('b', 40)];
    const sides = tradeOffs([a, b], { catalogue: [a, b, priced('c', 45)] });
    expect(said(tradeOffSentences([a, b], sides, wording))).toEqual(['B costs constructor 10 less a day.']);
  });

  it('differ by what the figures of the table do, which are rounded', () => {
    // 7,424.5 and 4,970.5 ft; 748 m are 2,454.1 ft.
    const [a, b] = [high('a', 2263), high('b', 1515)];
    const told = (units: CompareWording['units']) =>
      said(tradeOffSentences([a, b], tradeOffs([a, b], { catalogue }), { units }));
    expect(told(unitsOf('imperial'))).toEqual(['A reaches 2,455 ft higher.']);
    expect(told(unitsOf('metric'))).toEqual(['A reaches 748 m higher.']);
  });

  it('count a difference from a quarter of the spread on', () => {
    expect(pair(high('a', 3000), high('b', 2500))).toEqual(['A reaches 500 m higher.']);
    expect(pair(high('a', 3000), high('b', 2501))).toEqual([]);
  });

  it('tell the largest differences first, two a side at most', async () => {
    const resorts = await demoResorts();
    const zermatt = resortOf(resorts, 'zermatt');
    const livigno = resortOf(resorts, 'livigno');
    const sides = tradeOffs([zermatt, livigno], { catalogue: resorts });
    expect(sides.map((side) => side.length)).toEqual([2, 1]);
    expect(said(tradeOffSentences([zermatt, livigno], sides, wording))).toEqual([
      'Zermatt has 155 km more intermediate runs and 1,281 m more drop.',
      'Livigno costs EUR 35 less a day.',
    ]);
  });

  it('say nothing across units and currencies', () => {
    const runs = { beginner: 50, intermediate: 50, advanced: 50, total: 150 };
    expect(pair(high('a', 3000, { price: euro(10) }), high('b', 3000, { price: euro(50, 'USD') }))).toEqual([]);
    expect(pair(high('a', 3000, { slopesKm: runs }), high('b', 3000, { trails: runs }))).toEqual([]);
  });

  it('tell the way where a trip says from where', () => {
    const [a, b] = [high('a', 3000), high('b', 3000)];
    const kilometres = new Map([...catalogue, a, b].map((resort, index) => [resort, index * 100]));
    const sides = tradeOffs([a, b], { catalogue, distanceOf: (resort) => kilometres.get(resort) ?? null });
    expect(tradeOffSentences([a, b], sides, wording)).toEqual([
      {
        id: 'a',
        sentence: 'A is 100\u00a0km nearer to Zürich.',
        parts: [
          { key: '0 is ', text: 'is ', isClaim: false },
          { key: '1 100\u00a0km nearer', text: '100\u00a0km nearer', isClaim: true },
          { key: '2  to Zürich.', text: ' to Zürich.', isClaim: false },
        ],
      },
    ]);
  });

  it('are the same whichever stands first', () => {
    fc.assert(
      fc.property(anyResort, anyResort, anyResorts(4), (a, b, others) => {
        const context = { catalogue: [...others, a, b] };
        const [one, two] = tradeOffs([a, b], context);
        expect(tradeOffs([b, a], context)).toEqual([two, one]);
      }),
    );
  });

  it('rest on figures that both report, in at most two sentences of two facts', () => {
    fc.assert(
      fc.property(anyResort, anyResort, anyResorts(4), (a, b, others) => {
        const context = { catalogue: [...others, a, b] };
        const sides = tradeOffs([a, b], context);
        const shared = sharedFacts([a, b], context).map(({ fact }) => fact);
        expect(sides.every((side) => side.length <= 2 && side.every(({ fact }) => shared.includes(fact)))).toBe(true);
        const text = said(tradeOffSentences([a, b], sides, wording)).join(' ');
        expect(text).not.toMatch(/NaN|undefined|Infinity|\b0 (m|km|cm)|[A-Z]{3} 0 /);
      }),
    );
  });
});

describe('three or four resorts in words', () => {
  const lines = (resorts: readonly Resort[], context = { catalogue }) => {
    const points = strongestAndWeakest(resorts, context);
    return said(
      resorts.map((resort, index) => pointsWords(resort, points[index] ?? { strongest: null, weakest: null }, wording)),
    );
  };

  it('say the strongest and the weakest point of each, against the middle of the others', () => {
    const resorts = [
      high('a', 3883, { price: euro(81) }),
      high('b', 2811, { price: euro(53) }),
      high('c', 2096, { price: euro(53) }),
    ];
    expect(lines(resorts)).toEqual([
      'A has the highest peak, 3,883 m. It is the dearest, EUR 81 a day.',
      'B is the cheapest, shared, EUR 53 a day.',
      'C is the cheapest, shared, EUR 53 a day. It has the lowest peak, 2,096 m.',
    ]);
    const [, dear] = lines([20, 60, 60].map((price, index) => high('abc'.charAt(index), 3000, { price: euro(price) })));
    expect(dear).toBe('B is the dearest, shared, EUR 60 a day.');
  });

  it('measure what is neither first nor last by the middle of the others', () => {
    const resorts = [high('a', 5000), high('b', 3000), high('c', 2000), high('d', 2000)];
    expect(lines(resorts)[1]).toBe('B reaches 1,000 m higher than the middle of the others.');
    expect(lines([high('a', 5000), high('b', 3000), high('c', 4500), high('d', 1000)])[1]).toBe(
      'B reaches 1,500 m less high than the middle of the others.',
    );
  });

  it('leave out what not all report', () => {
    const resorts = [
      high('a', 3000, { averageSnowfall: 900 }),
      high('b', 3000, { averageSnowfall: 300 }),
      high('c', 3000),
    ];
    expect(lines(resorts, { catalogue: resorts })).toEqual(
      ['A', 'B', 'C'].map((name) => `${name} is close to the others in every figure that all report.`),
    );
    const left = leftOutFacts(resorts, { catalogue });
    expect(leftOutSentences(left, 3)).toEqual(['Snowfall: not compared, reported by 2 of 3 resorts.']);
  });

  it('say why a figure that all report is left out', () => {
    const resorts = [high('a', 3000, { price: euro(50) }), high('b', 3000, { price: euro(50, 'USD') })];
    const left = leftOutFacts(resorts, { catalogue });
    expect(leftOutSentences(left, 2)).toEqual(['Price: not compared, as the currency differs.']);
  });

  it('say once why several figures are left out', async () => {
    const all = await demoResorts();
    const resorts = [resortOf(all, 'alta'), resortOf(all, 'livigno')];
    const left = leftOutFacts(resorts, { catalogue });
    expect(leftOutSentences(left, 2)).toContain(
      'Beginner runs, Intermediate runs, Advanced runs: not compared, as the unit differs.',
    );
  });

  it('never name a figure that is not reported, and no line is empty', () => {
    fc.assert(
      fc.property(anyResorts(3, 4), (resorts) => {
        for (const line of lines(resorts, { catalogue: resorts })) {
          expect(line).toMatch(/^\S.* .*\.$/);
          expect(line).not.toMatch(/NaN|undefined|Infinity|null/);
        }
        const facts = sharedFacts(resorts, { catalogue: resorts }).map(({ fact }) => fact);
        for (const { strongest, weakest } of strongestAndWeakest(resorts, { catalogue: resorts })) {
          for (const point of [strongest, weakest]) if (point) expect(facts).toContain(point.fact);
        }
      }),
    );
  });
});
