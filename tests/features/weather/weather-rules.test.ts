import { describe, expect, it } from 'vitest';
import { isAfterDark, sunHeight } from '@/features/weather/after-dark';
import { visibilityMeasure } from '@/features/weather/visibility';
import { weatherKind } from '@/features/weather/weather-icon';
import { unitsOf } from '@/lib/units';

const zermatt = { latitude: 46.0207, longitude: 7.7491 };
const vail = { latitude: 39.6114, longitude: -106.3607 };
const at = (instant: string) => new Date(instant);

describe('after dark', () => {
  it('is between sunset and sunrise of the resort, whatever the visitor’s clock says', () => {
    // Sunset in Zermatt on 15 January is about 16:05 UTC, sunrise about 07:05 (behind no mountain).
    expect(isAfterDark(zermatt, at('2026-01-15T15:40:00Z'))).toBe(false);
    expect(isAfterDark(zermatt, at('2026-01-15T16:30:00Z'))).toBe(true);
    expect(isAfterDark(zermatt, at('2026-01-15T06:40:00Z'))).toBe(true);
    expect(isAfterDark(zermatt, at('2026-01-15T07:30:00Z'))).toBe(false);
    expect(isAfterDark(vail, at('2026-01-15T16:30:00Z'))).toBe(false);
    expect(isAfterDark(vail, at('2026-01-16T01:00:00Z'))).toBe(true);
  });

  it('is short in summer and never comes in the northernmost one', () => {
    expect(isAfterDark(zermatt, at('2026-06-21T18:30:00Z'))).toBe(false);
    expect(isAfterDark({ latitude: 69.4, longitude: 20.3 }, at('2026-06-21T23:00:00Z'))).toBe(false);
    expect(isAfterDark({ latitude: 69.4, longitude: 20.3 }, at('2026-12-21T11:00:00Z'))).toBe(true);
  });

  it('knows the height of the sun at noon', () => {
    // 90 - latitude + 23.4 at the June solstice.
    expect(sunHeight(zermatt, at('2026-06-21T11:31:00Z'))).toBeCloseTo(67.4, 0);
  });

  it('is not claimed without a place or a time', () => {
    expect(isAfterDark(null, at('2026-01-15T20:00:00Z'))).toBe(false);
    expect(isAfterDark(zermatt, at('no date'))).toBe(false);
    expect(isAfterDark({ latitude: 500, longitude: 0 }, at('2026-01-15T00:00:00Z'))).toBe(false);
    // NaN, and what the JSON of a prerendered page makes of it.
    const unknown = { latitude: Number.NaN, longitude: 0 };
    for (const place of [unknown, JSON.parse(JSON.stringify(unknown))])
      expect(isAfterDark(place, at('2026-01-15T20:00:00Z'))).toBe(false);
  });
});

it('the sign of a condition shows no sun after dark', () => {
  expect(weatherKind('Sunny', true)).toBe('clear-night');
  expect(weatherKind('Partly cloudy', true)).toBe('partly-cloudy-night');
  expect(weatherKind('Fog', true)).toBe('partly-cloudy-night');
  expect(weatherKind('Light snow', true)).toBe('snow');
  expect(weatherKind('Cloudy', true)).toBe('cloudy');
});

const text = (visibility: string, system: 'metric' | 'imperial') => {
  const { value, unit } = visibilityMeasure(visibility, unitsOf(system));
  return `${value} ${unit}`.trim();
};

it.each([
  ['2 km', '2 km', '1.2 mi'],
  ['25km', '25 km', '16 mi'],
  ['800 m', '800 m', '0.5 mi'],
  ['3 miles', '4.8 km', '3 mi'],
  ['Good', 'Good', 'Good'],
  ['Data unavailable', 'Data unavailable', 'Data unavailable'],
  ['10', '10', '10'],
])('visibility of %s', (sent, metric, imperial) => {
  expect(text(sent, 'metric')).toBe(metric);
  expect(text(sent, 'imperial')).toBe(imperial);
});

it.each([
  [0, '0 cm'],
  [0.2, '0.2 cm'],
  [0.96, '1 cm'],
  [12.6, '13 cm'],
  [120, '120 cm'],
])('%s cm of snow is shown as %s: a little is not none', (centimetres, shown) => {
  expect(unitsOf('metric').snow(centimetres).text).toBe(shown);
});
