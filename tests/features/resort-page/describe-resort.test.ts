import { describe, expect, it } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { describeResort } from '@/features/resort-page/describe-resort';

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

  it('counts runs where their length is not known, and says nothing of what nobody reported', () => {
    const stowe = resortSchema.parse({ id: 'stowe', name: 'Stowe', country: 'United States', trails: { total: 116 } });
    expect(describeResort(stowe, null)).toBe('Stowe, United States: 116 runs. Weather, season and reviews.');
    expect(describeResort(resortSchema.parse({ id: 'x', name: 'Nowhere' }), 0)).toBe(
      'Nowhere. Weather, season and reviews.',
    );
  });
});
