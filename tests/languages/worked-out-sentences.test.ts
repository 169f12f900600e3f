import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/config/locale';
import { listFiltersFromSearch } from '@/domain/filters/filter-address';
import type { NamedFigures } from '@/domain/snow/latest-snowfall';
import { snowFigures } from '@/domain/snow/snow-figures';
import { anyRound } from '../features/together/any-round';
import { anyTrip } from '../features/trip/any-trip';
import { demoResorts } from '../support/demo-catalogue';
import { inLanguage } from '../support/in-language';
import { faultySentences, numbersIn } from './sentence-faults';
import {
  alikeSentences,
  comparisonSentences,
  filterSentences,
  roundSentences,
  snowSentences,
  tripSentences,
} from './worked-out-sentences';

const translated: readonly Locale[] = ['de', 'fr', 'it'];
const resorts = await demoResorts();
const anySystem = fc.constantFrom('metric' as const, 'imperial' as const);

/** The maker of each language, from the site as its build has it. */
async function inEach<Maker>(load: () => Promise<Maker>): Promise<Record<Locale, Maker>> {
  const made: [Locale, Maker][] = [];
  for (const language of ['en', ...translated] as const) made.push([language, await inLanguage(language, load)]);
  return Object.fromEntries(made) as Record<Locale, Maker>;
}

/** Expects that English and the others say the same figures in as many sentences, none of which is broken. */
function expectSame(makeIn: (language: Locale) => readonly string[], others = translated): void {
  const english = makeIn('en');
  expect(faultySentences(english)).toEqual([]);
  for (const language of others) {
    const sentences = makeIn(language);
    expect(faultySentences(sentences), language).toEqual([]);
    expect(sentences.length, language).toBe(english.length);
    const unlike = english.flatMap((sentence, index) => {
      const other = sentences[index] ?? '';
      const isSame = numbersIn(sentence, 'en').join() === numbersIn(other, language).join();
      return isSame ? [] : [`${sentence} | ${other}`];
    });
    expect(unlike, language).toEqual([]);
  }
}

describe('in every language the same figures are said, and no sentence is broken:', () => {
  it('a trip against the whole catalogue', async () => {
    const make = await inEach(tripSentences);
    const sameIn = (other: Locale) =>
      fc.property(anyTrip, anySystem, (trip, system) => {
        expectSame((language) => make[language](resorts, trip, system), [other]);
      });
    for (const other of translated) fc.assert(sameIn(other), { numRuns: 3 });
  });

  it('comparisons in words', async () => {
    const make = await inEach(comparisonSentences);
    const some = fc.uniqueArray(fc.constantFrom(...resorts), { minLength: 2, maxLength: 4 });
    fc.assert(
      fc.property(some, anySystem, (compared, system) => {
        expectSame((language) => make[language](compared, resorts, system));
      }),
      { numRuns: 15 },
    );
  });

  it('what is like each resort and near it', async () => {
    const make = await inEach(alikeSentences);
    // Each in one system and one language beside English: all of the catalogue in all of them takes a minute on a busy machine.
    for (const [index, resort] of resorts.entries()) {
      const system = index % 2 === 0 ? 'metric' : 'imperial';
      const others = translated.filter((_language, at) => at === index % translated.length);
      expectSame((language) => make[language](resort, resorts, system), others);
    }
  });

  it('filters, the title of their list, and the ways out of an empty one', async () => {
    const make = await inEach(filterSentences);
    const countries = [...new Set(resorts.map(({ country }) => country))];
    const any = fc.record(
      {
        search: fc.constantFrom('zer', 'Val d’Isère 2'),
        region: fc.constantFrom('Europe', 'North America'),
        country: fc.constantFrom(...countries),
        countries: fc.constantFrom(...countries),
        minPrice: fc.nat(200).map(String),
        maxPrice: fc.integer({ min: 200, max: 399 }).map(String),
        currency: fc.constantFrom('EUR', 'USD'),
        minRating: fc.constantFrom('3', '4', '5'),
        styles: fc.constantFrom(...resorts.flatMap(({ resortStyles }) => resortStyles)),
        facilities: fc.constantFrom(...resorts.flatMap(({ facilities }) => facilities)),
        minPeak: fc.integer({ min: 1, max: 4000 }).map(String),
        minDrop: fc.integer({ min: 1, max: 3000 }).map(String),
        minRuns: fc.constantFrom('80km', '1200km', '40runs'),
        minSnowfall: fc.integer({ min: 1, max: 1500 }).map(String),
        openOn: fc.constantFrom(
          'april',
          'august',
          'december-and-later',
          '2027-02-14..2027-02-21',
          '2027-02-27..2027-03-06',
        ),
        maxKm: fc.integer({ min: 1, max: 2000 }).map(String),
        bounds: fc.constant('47,45,9,7'),
      },
      { requiredKeys: [] },
    );
    const withTrip = { orders: ['trip', 'nearest'] as const, hasPlace: true };
    fc.assert(
      fc.property(any, fc.constantFrom(1, 2, 5, 21), anySystem, (search, left, system) => {
        const filters = listFiltersFromSearch(new URLSearchParams(search), withTrip);
        expectSame((language) => make[language](filters, left, system));
      }),
      { numRuns: 15 },
    );
  });

  it('the headline of the snow board', async () => {
    const make = await inEach(snowSentences);
    const now = new Date('2026-01-31T12:00:00');
    // Two days ago has a word of its own in some languages.
    const anyDaysAgo = fc.nat(40).filter((days) => days !== 2);
    const anyWeather = fc.record({
      amount: fc.nat(120),
      days: fc.option(anyDaysAgo),
      hasFailed: fc.boolean(),
    });
    const rowOf = (
      { amount, days, hasFailed }: { amount: number; days: number | null; hasFailed: boolean },
      at: number,
    ): NamedFigures => {
      const date = days === null ? '' : new Date(now.getTime() - days * 86_400_000).toISOString().slice(0, 10);
      const data = hasFailed
        ? undefined
        : {
            temperature: -5,
            condition: '',
            snowDepth: 80,
            lastSnowfall: { date, amount },
            wind: null,
            visibility: '',
            updatedAt: '',
          };
      const nothing = { data: undefined, givenAt: null, hasFailed: true };
      return { name: resorts[at]?.name ?? '', figures: snowFigures({ data, givenAt: 0, hasFailed }, nothing) };
    };
    fc.assert(
      fc.property(
        fc.array(anyWeather, { minLength: 1, maxLength: 25 }),
        fc.nat(25),
        anySystem,
        (weather, settled, system) => {
          const rows = weather.map(rowOf);
          expectSame((language) => make[language](rows, settled, now, system));
        },
      ),
      { numRuns: 15 },
    );
  });

  it('what a round comes to', async () => {
    const make = await inEach(roundSentences);
    fc.assert(
      fc.property(anyRound, (round) => {
        expectSame((language) => make[language](round));
      }),
      { numRuns: 15 },
    );
  });
});
