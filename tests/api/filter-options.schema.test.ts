// spec: 3.6

import { describe, expect, it } from 'vitest';
import { filterOptionsSchema } from '@/api/resorts/filter-options.schema';

describe('filter options', () => {
  it('read choices as texts or objects, each once', () => {
    const options = filterOptionsSchema.parse({
      countries: ['Austria', 'Austria', { name: 'France' }, { value: 'Italy' }, null, 7],
      regions: 'Europe',
    });
    expect(options.countries).toEqual(['Austria', 'France', 'Italy', '7']);
    expect(options.regions).toEqual([]);
  });

  it('read ranges, and count reversed or negative ones as not told', () => {
    const options = filterOptionsSchema.parse({
      filters: {
        priceRange: { min: '15', max: 220 },
        ratingRange: { min: 5, max: 1 },
        snowfallRange: { min: -3, max: 8 },
        elevationRanges: { peak: { min: 300, max: 3883 } },
      },
    });
    expect(options.priceRange).toEqual({ min: 15, max: 220 });
    expect(options.ratingRange).toBeNull();
    expect(options.snowfallRange).toBeNull();
    expect(options.elevationRanges).toEqual({ base: null, peak: { min: 300, max: 3883 }, vertical: null });
  });
});
