import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogueFilterParsers } from '@/domain/filters/filter-parsers';
import { amountScales, sliderEnds, toShown, toStored } from '@/features/resort-filters/amount-filter';
import { unitsOf } from '@/lib/units';

const metric = amountScales(unitsOf('metric'));
const imperial = amountScales(unitsOf('imperial'));

describe('the scale of an amount', () => {
  it('shows a whole amount again as it was typed, in either system', () => {
    const scales = [...Object.values(metric), ...Object.values(imperial)];
    fc.assert(
      fc.property(fc.constantFrom(...scales), fc.integer({ min: 1, max: 15_000 }), (scale, typed) => {
        expect(toShown(toStored(typed, scale), scale)).toBe(typed);
      }),
    );
  });

  it('keeps metres, centimetres and kilometres', () => {
    expect(toStored(2800, metric.heights)).toBe(2800);
    expect(toShown(3000, imperial.heights)).toBe(9843);
    expect(toShown(80, imperial.km)).toBe(50);
    expect([toStored(12.6, metric.km), toStored(4.5, metric.km)]).toEqual([13, 4.5]);
  });

  // 360 in are 914.4 cm; 914 cm read 360 in, 913 cm read 359.
  it('in inches, feet and miles, finds what reads as the bound, and nothing that reads as less', () => {
    expect(toStored(360, imperial.snow)).toBeLessThanOrEqual(914);
    expect(toStored(360, imperial.snow)).toBeGreaterThan(913);
    const { heights, snow, km, tripDistance } = imperial;
    const { elevation, snow: snowText, distance } = unitsOf('imperial');
    const measures = [
      { scale: heights, measure: elevation },
      { scale: snow, measure: snowText },
      { scale: km, measure: distance },
      { scale: tripDistance, measure: distance },
    ];
    const anyAmount = fc.integer({ min: 1, max: 4000 });
    fc.assert(
      fc.property(fc.constantFrom(...measures), anyAmount, anyAmount, ({ scale, measure }, stored, bound) => {
        // Heights are read whole below ten as well, where no resort lies.
        fc.pre(scale !== heights || bound > 10);
        const read = Number(measure(stored).value.replaceAll(',', ''));
        const isMaximum = scale === tripDistance;
        const meets = isMaximum ? stored <= toStored(bound, scale) : stored >= toStored(bound, scale);
        expect(meets).toBe(isMaximum ? read <= bound : read >= bound);
      }),
    );
  });

  it('keeps an amount with a digit too many as one that the address can hold', () => {
    for (const scale of [metric.heights, imperial.heights, imperial.km]) {
      const stored = toStored(99_999_999, scale);
      expect(stored).toBeGreaterThan(100_000);
      expect(catalogueFilterParsers.minPeak.parse(String(stored))).toBe(stored);
    }
  });

  it('has whole steps at the ends of its slider', () => {
    expect(sliderEnds({ min: 264, max: 3899 }, metric.heights)).toEqual({ min: 200, max: 3800 });
    expect(sliderEnds({ min: 264, max: 3899 }, imperial.heights)).toEqual({ min: 750, max: 12_750 });
    expect(sliderEnds({ min: 3, max: 600 }, metric.km)).toEqual({ min: 0, max: 600 });
  });

  it('has no slider where no step lies between them', () => {
    expect(sliderEnds({ min: 210, max: 290 }, metric.heights)).toBeNull();
    expect(sliderEnds(null, metric.heights)).toBeNull();
  });
});
