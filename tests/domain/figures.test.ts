// spec: 3.4

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { resortSchema } from '@/api/resorts/resort.schema';
import { styleVariant } from '@/components/resort-card/resort-style-badges';
import { figureNames, figureOf, figuresOf, runSplit, sharedFigure, valueIn } from '@/domain/figures';
import { resortStyles, styleLabel } from '@/domain/resort-styles';
import { anyResort } from '../support/any-resort';
import { resortWith } from '../support/resort';

const runs = (
  beginner: number,
  intermediate: number,
  advanced: number,
  total = beginner + intermediate + advanced,
) => ({
  beginner,
  intermediate,
  advanced,
  total,
});

describe('a figure', () => {
  it('names its unit, and is nothing where it is not reported', () => {
    const zermatt = resortWith({
      elevation: { base: 1620, peak: 3883, vertical: 2263 },
      slopesKm: runs(75, 220, 27),
      price: { currency: 'EUR', min: 0, max: 81 },
    });
    expect(figureNames.map((name) => figureOf(zermatt, name))).toEqual([
      { value: 3883, unit: 'm' },
      { value: 2263, unit: 'm' },
      { value: 322, unit: 'km' },
      { value: 75, unit: 'km' },
      { value: 220, unit: 'km' },
      { value: 27, unit: 'km' },
      { value: 81, unit: 'EUR' },
      null,
    ]);
    expect(figureNames.map((name) => figureOf(resortWith(), name))).toEqual(figureNames.map(() => null));
  });

  it('is in kilometres first where a resort reports both', () => {
    const both = resortWith({ slopesKm: runs(0, 0, 0, 40), trails: runs(5, 10, 15) });
    expect(figuresOf(both, 'runs')).toEqual([
      { value: 40, unit: 'km' },
      { value: 30, unit: 'runs' },
    ]);
    expect(figureOf(both, 'advancedRuns')).toEqual({ value: 15, unit: 'runs' });
    expect([valueIn(both, 'runs', 'runs'), valueIn(both, 'beginnerRuns', 'km')]).toEqual([30, null]);
  });

  it('of a price is the lowest one reported', () => {
    const price = (min: number, max: number) =>
      figureOf(resortWith({ price: { currency: 'USD', min, max } }), 'price')?.value;
    expect([price(60, 90), price(0, 90), price(60, 0), price(0, 0)]).toEqual([60, 90, 60, undefined]);
  });

  it('is never 0 but for a level of a whole split', () => {
    fc.assert(
      fc.property(anyResort, (resort) => {
        for (const name of figureNames) {
          for (const { value } of figuresOf(resort, name)) expect(value > 0 || /.Runs$/.test(name)).toBe(true);
        }
      }),
    );
  });
});

describe('runs by level', () => {
  it('have no beginner runs where the others make up the whole', () => {
    expect(runSplit(resortWith({ trails: runs(0, 36, 40) }), 'runs')).toEqual({
      beginner: 0,
      intermediate: 36,
      advanced: 40,
    });
  });

  it('say nothing of a level where something is missing', () => {
    expect(runSplit(resortWith({ trails: runs(0, 36, 40, 100) }), 'runs')?.beginner).toBeNull();
    expect(runSplit(resortWith({ slopesKm: runs(0, 0, 0, 300) }), 'km')).toBeNull();
    expect(runSplit(resortWith(), 'km')).toBeNull();
  });

  it('counts no level as 0 that a server did not send, nor the others as all', () => {
    const resort = resortSchema.parse({ id: 'a', name: 'A', beginner_trails: 5, advanced_trails: null });
    expect(runSplit(resort, 'runs')).toEqual({ beginner: 5, intermediate: null, advanced: null });
    expect(figureOf(resort, 'runs')).toBeNull();
    const km = resortSchema.parse({ id: 'a', name: 'A', slopes_km: { beginner: 5, intermediate: 12 } });
    expect(figureOf(km, 'runs')).toBeNull();
    const whole = resortSchema.parse({ id: 'a', name: 'A', trails: { beginner: 5, intermediate: 7, advanced: 0 } });
    expect(runSplit(whole, 'runs')).toEqual({ beginner: 5, intermediate: 7, advanced: 0 });
  });

  it('may be rounded to a tenth', () => {
    expect(runSplit(resortWith({ slopesKm: runs(0, 3.3, 6.6, 10) }), 'km')?.beginner).toBe(0);
  });
});

describe('a figure of several resorts', () => {
  const inKm = resortWith({ id: 'a', slopesKm: runs(0, 0, 0, 40) });
  const inRuns = resortWith({ id: 'b', trails: runs(0, 0, 0, 30) });
  const inBoth = resortWith({ id: 'c', slopesKm: runs(0, 0, 0, 90), trails: runs(0, 0, 0, 80) });

  it('is shared in a unit that all report', () => {
    expect(sharedFigure([inBoth, inRuns], 'runs')).toEqual({ unit: 'runs', values: [80, 30] });
    expect(sharedFigure([inKm, inBoth], 'runs')).toEqual({ unit: 'km', values: [40, 90] });
    expect(sharedFigure([inKm, inRuns], 'runs')).toBeNull();
    expect(sharedFigure([inKm, inRuns, inBoth], 'runs')).toBeNull();
    expect(sharedFigure([], 'runs')).toBeNull();
  });

  it('is not shared across currencies', () => {
    const priced = (id: string, currency: string) => resortWith({ id, price: { currency, min: 0, max: 50 } });
    expect(sharedFigure([priced('a', 'EUR'), priced('b', 'USD')], 'price')).toBeNull();
    expect(sharedFigure([priced('a', 'EUR'), priced('b', 'EUR')], 'price')).toEqual({ unit: 'EUR', values: [50, 50] });
  });
});

describe('resort styles', () => {
  it('are nineteen', () => {
    expect(new Set(resortStyles)).toHaveLength(19);
  });

  it.each([
    ['family_friendly', 'Family Friendly'],
    ['alpine_european', 'Alpine European'],
    ['heli_skiing', 'Heli Skiing'],
    ['quiet', 'Quiet'],
    ['__proto__', 'Proto'],
  ])('%s reads %s', (style, label) => {
    expect(styleLabel(style)).toBe(label);
  });

  it.each([
    ['destructive', ['expert_terrain', 'big_mountain', 'backcountry_access']],
    ['default', ['luxury_destination', 'mega_resort']],
    ['secondary', ['family_friendly', 'beginner_focused', 'budget_friendly']],
    ['outline', ['terrain_park', 'nordic_style', 'heli_skiing', 'constructor']],
  ])('%s is the badge of %j', (variant, styles) => {
    expect(styles.map(styleVariant)).toEqual(styles.map(() => variant));
  });
});
