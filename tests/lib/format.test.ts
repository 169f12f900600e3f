// spec: 9.8

import { describe, expect, it } from 'vitest';
import { formatCount, formatLongDate, formatMoney, formatPrice, formatRating } from '@/lib/format';
import { formatIsoDate } from '@/lib/format-iso-date';
import { unitsOf } from '@/lib/units';

describe('figures', () => {
  it('are written with commas and one decimal for ratings', () => {
    expect(formatCount(12345)).toBe('12,345');
    expect(formatRating(4.75)).toBe('4.8');
    expect(formatRating(4)).toBe('4.0');
  });

  it('of a price show the bounds that are known', () => {
    expect(formatPrice({ currency: 'CHF', min: 79, max: 97 })).toBe('CHF 79 – 97');
    expect(formatPrice({ currency: 'EUR', min: 46.5, max: 81 })).toBe('EUR 46.50 – 81.00');
    expect(formatPrice({ currency: 'EUR', min: 0, max: 47 })).toBe('EUR 47');
    expect(formatPrice({ currency: 'EUR', min: 47, max: 47 })).toBe('EUR 47');
    expect(formatPrice({ currency: 'EUR', min: 90, max: 47 })).toBe('EUR 47 – 90');
    expect(formatPrice({ currency: 'EUR', min: 0, max: 0 })).toBeNull();
  });

  // In floating point these differ by 20.000000000000007, elsewhere written "20".
  it('of whole money have no cents, worked out or reported', () => {
    expect([formatMoney(79.9 - 59.9), formatMoney(20)]).toEqual(['20', '20']);
    expect([formatMoney(46.5), formatMoney(79.9 - 60)]).toEqual(['46.50', '19.90']);
  });
});

describe('dates', () => {
  it('are long in articles and short in reviews', () => {
    expect(formatLongDate('2026-01-28')).toBe('January 28, 2026');
    expect(formatIsoDate('2026-02-02')).toBe('Feb 2, 2026');
  });

  it('that are none are not shown', () => {
    expect(formatIsoDate('yesterday')).toBeNull();
    expect(formatIsoDate('')).toBeNull();
  });

  it.each(['20', '2026', '2026-02', '1767225600'])(
    'that are not given to the day, such as %s, are not shown',
    (date) => {
      expect(formatIsoDate(date)).toBeNull();
    },
  );
});

describe('units', () => {
  it('change only how a figure is written', () => {
    const [metric, imperial] = [unitsOf('metric'), unitsOf('imperial')];
    expect([metric.elevation(3883).text, imperial.elevation(3883).text]).toEqual(['3,883 m', '12,740 ft']);
    expect([metric.distance(322).text, imperial.distance(322).text]).toEqual(['322 km', '200 mi']);
    expect([metric.snow(400).text, imperial.snow(400).text]).toEqual(['400 cm', '157 in']);
    expect([metric.temperature(-6).text, imperial.temperature(-6).text]).toEqual(['−6°C', '21°F']);
    expect([metric.speed(18).text, imperial.speed(18).text]).toEqual(['18 km/h', '11 mph']);
  });

  it('never write a minus before nought', () => {
    expect(unitsOf('metric').temperature(-0.2).text).toBe('0°C');
  });
});
