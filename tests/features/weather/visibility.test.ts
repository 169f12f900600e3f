import { expect, it } from 'vitest';
import { visibilityMeasure } from '@/features/weather/visibility';
import { unitsOf } from '@/lib/units';

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
