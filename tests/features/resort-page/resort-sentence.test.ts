import { describe, expect, it } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { describeResort } from '@/features/resort-page/describe-resort';
import { resortSentence } from '@/features/resort-page/share-resort';
import { unitsOf } from '@/lib/units';
import { resortWith } from '../../support/resort';

const whole = resortWith({
  name: "Alpe d'Huez",
  country: 'France',
  elevation: { base: 1125, peak: 3330, vertical: 2205 },
  slopesKm: { beginner: 0, intermediate: 0, advanced: 0, total: 250 },
  price: { currency: 'EUR', min: 51, max: 63 },
  season: { start: 'December', end: 'April' },
});

it('a resort in one sentence, in the units of who shares it', () => {
  expect(resortSentence(whole, unitsOf('metric'))).toBe(
    "Alpe d'Huez: 1,125 – 3,330 m, 250 km, EUR 51 – 63 a day, Dec\u00a0–\u00a0Apr",
  );
  expect(resortSentence(whole, unitsOf('imperial'))).toBe(
    "Alpe d'Huez: 3,691 – 10,925 ft, 155 mi, EUR 51 – 63 a day, Dec\u00a0–\u00a0Apr",
  );
});

it.each([
  ['the place where nothing is reported', { country: 'France' }, 'X, France'],
  ['the name where nothing is known', {}, 'X'],
  ['one height', { elevation: { base: 0, peak: 900, vertical: 0 } }, 'X: up to 900 m'],
  ['a count of runs', { trails: { beginner: 0, intermediate: 0, advanced: 0, total: 1 } }, 'X: 1 run'],
  ['the one price there is', { price: { currency: 'CHF', min: 0, max: 92.5 } }, 'X: CHF 92.50 a day'],
  ['both prices, as the card does', { price: { currency: 'USD', min: 54, max: 60 } }, 'X: USD 54 – 60 a day'],
  [
    'whose length it is',
    { linkedArea: 'Ski Arlberg (Lech Zürs)', slopesKm: { beginner: 0, intermediate: 0, advanced: 0, total: 300 } },
    'X: 300 km (all of Ski Arlberg)',
  ],
  ['a glacier', { season: { start: 'January', end: 'December' } }, 'X: open all year'],
])('says %s', (_, facts, sentence) => {
  expect(resortSentence(resortWith({ name: 'X', ...facts }), unitsOf('metric'))).toBe(sentence);
});

const known = resortSchema.parse({
  id: 'zermatt',
  name: 'Zermatt',
  country: 'Switzerland',
  elevation: { base: 1620, peak: 3883 },
  slopes_km: { total: 360 },
  lifts_total: 53,
  price_range: { currency: 'CHF', min: 79, max: 92 },
  rating: 4.6,
});

describe('a resort in one line', () => {
  it('says name, place and key figures', () => {
    expect(describeResort(known, 12)).toBe(
      'Zermatt, Switzerland: 1,620–3,883 m, 360 km of runs, 53 lifts, day ticket CHF 79 – 92, rated 4.6 of 5 by 12 skiers. Weather, season and reviews.',
    );
  });

  it('says where length and lifts are those of a linked area', () => {
    const of = (facts: object) =>
      describeResort(
        resortSchema.parse({ id: 'x', name: 'X', linked_area: 'Ski Arlberg (Lech Zürs)', ...facts }),
        null,
      );
    expect(of({ slopes_km: { total: 300 }, lifts_total: 85 })).toBe(
      'X: 300 km of runs and 85 lifts (all of Ski Arlberg). Weather, season and reviews.',
    );
    expect(of({ slopes_km: { total: 300 } })).toBe(
      'X: 300 km of runs (all of Ski Arlberg). Weather, season and reviews.',
    );
    expect(of({ trails: { total: 116 }, lifts_total: 85 })).toBe(
      'X: 116 runs, 85 lifts (all of Ski Arlberg). Weather, season and reviews.',
    );
  });

  it('counts runs where their length is not known, and says nothing of what nobody reported', () => {
    const stowe = resortSchema.parse({ id: 'stowe', name: 'Stowe', country: 'United States', trails: { total: 116 } });
    expect(describeResort(stowe, null)).toBe('Stowe, United States: 116 runs. Weather, season and reviews.');
    expect(describeResort(resortSchema.parse({ id: 'x', name: 'Nowhere' }), 0)).toBe(
      'Nowhere. Weather, season and reviews.',
    );
  });
});
