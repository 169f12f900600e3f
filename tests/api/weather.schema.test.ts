// spec: 3.10

import { describe, expect, it } from 'vitest';
import { forecastResponseSchema, weatherResponseSchema } from '@/api/weather/weather.schema';

const weather = {
  temperature: -6,
  condition: 'Light snow',
  snowDepth: '145',
  lastSnowfall: { date: '2026-01-30', amount: 12 },
  wind: { speed: 18, direction: 'NW' },
  visibility: '2 km',
  updatedAt: '2026-02-02T09:40:00Z',
};

const day = { date: 'Sat', temperature: { low: -12, high: -6 }, condition: 'Snow', snowAmount: 21 };

describe('weather', () => {
  it('is the same wrapped and bare', () => {
    expect(weatherResponseSchema.parse({ weather })).toEqual(weatherResponseSchema.parse(weather));
    expect(weatherResponseSchema.parse(weather)).toEqual({ ...weather, snowDepth: 145 });
  });

  it('is the same in either spelling of its fields', () => {
    const { snowDepth, lastSnowfall, updatedAt, ...rest } = weather;
    const sent = { ...rest, snow_depth: snowDepth, last_snowfall: lastSnowfall, updated_at: updatedAt };
    expect(weatherResponseSchema.parse(sent)).toEqual({ ...weather, snowDepth: 145 });
    const { snowAmount, ...dry } = day;
    expect(forecastResponseSchema.parse([{ ...dry, snow_amount: snowAmount }])).toEqual([day]);
  });

  it('tells a missing figure from nought', () => {
    const read = weatherResponseSchema.parse({ condition: 'Clear', temperature: 0, snowDepth: null, wind: 'strong' });
    expect(read).toMatchObject({ temperature: 0, snowDepth: null, wind: null, lastSnowfall: null });
  });

  it('gives a calm no direction', () => {
    const windOf = (speed: unknown) =>
      weatherResponseSchema.parse({ ...weather, wind: { speed, direction: 'NW' } }).wind;
    expect([0, '0', 0.4, 1].map((speed) => windOf(speed)?.direction)).toEqual(['', '', '', 'NW']);
    expect(windOf(0)?.speed).toBe(0);
  });

  it('does not report what weather cannot be', () => {
    const wind = { speed: 1e9, direction: 'NW' };
    const read = weatherResponseSchema.parse({ ...weather, temperature: -600, snowDepth: 99_999, wind });
    expect(read).toMatchObject({ temperature: null, snowDepth: null, wind: null, condition: 'Light snow' });
  });

  it('may be a temperature, a condition or a depth of snow alone', () => {
    for (const part of [{ temperature: 0 }, { condition: 'Clear' }, { snowDepth: 0 }])
      expect(weatherResponseSchema.parse(part)).toMatchObject(part);
  });

  it('that says nothing cannot be read', () => {
    expect(weatherResponseSchema.safeParse({ weather: { visibility: 'good' } }).success).toBe(false);
  });
});

describe('a forecast', () => {
  it('is the same wrapped and bare, and holds five days at most', () => {
    const days = Array.from({ length: 7 }, () => day);
    expect(forecastResponseSchema.parse({ forecast: days })).toEqual(forecastResponseSchema.parse(days));
    expect(forecastResponseSchema.parse(days)).toHaveLength(5);
  });

  it('keeps a day without temperatures, with its snow, and puts reversed ones right', () => {
    const days = forecastResponseSchema.parse([
      { date: 'Fri', temperature: { low: null, high: -2 }, condition: 'Snow', snowAmount: 40 },
      { date: 'Sat', temperature: { low: -9, high: 'mild' } },
      { date: 'Sun' },
      { ...day, temperature: { low: 3, high: -4 } },
    ]);
    expect(
      days.map(({ date, temperature, snowAmount }) => [date, temperature.low, temperature.high, snowAmount]),
    ).toEqual([
      ['Fri', null, -2, 40],
      ['Sat', -9, null, null],
      ['Sun', null, null, null],
      ['Sat', -4, 3, 21],
    ]);
  });

  it('of which no day says anything cannot be read', () => {
    expect(forecastResponseSchema.safeParse([{ date: 'Fri' }, { date: 'Sat', temperature: {} }]).success).toBe(false);
    for (const part of [{ temperature: { low: 0 } }, { condition: 'Clear' }, { snowAmount: 0 }])
      expect(forecastResponseSchema.parse([{ date: 'Fri', ...part }])).toHaveLength(1);
    expect(forecastResponseSchema.parse([])).toEqual([]);
    expect(forecastResponseSchema.parse({ forecast: null })).toEqual([]);
  });

  it('does not report new snow that cannot fall in a day', () => {
    const days = forecastResponseSchema.parse([-4, 40_000, 300].map((snowAmount) => ({ ...day, snowAmount })));
    expect(days.map(({ snowAmount }) => snowAmount)).toEqual([null, null, 300]);
  });
});
