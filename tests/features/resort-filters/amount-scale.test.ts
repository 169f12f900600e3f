import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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
    expect(toStored(9000, imperial.heights)).toBe(2743.2);
    expect(toStored(200, imperial.snow)).toBe(508);
    expect(toStored(50, imperial.km)).toBe(80.47);
    expect(toShown(3000, imperial.heights)).toBe(9843);
    expect(toShown(80, imperial.km)).toBe(49.7);
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
