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
    expect(weatherResponseSchema.parse(weather)).toMatchObject({ temperature: -6, snowDepth: 145 });
  });

  it('tells a missing figure from nought', () => {
    const read = weatherResponseSchema.parse({ condition: 'Clear', temperature: 0, snowDepth: null, wind: 'strong' });
    expect(read).toMatchObject({ temperature: 0, snowDepth: null, wind: null, lastSnowfall: null });
  });

  it('does not report what weather cannot be', () => {
    const wind = { speed: 1e9, direction: 'NW' };
    const read = weatherResponseSchema.parse({ ...weather, temperature: -600, snowDepth: 99_999, wind });
    expect(read).toMatchObject({ temperature: null, snowDepth: null, wind: null, condition: 'Light snow' });
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

  it('drops a day without temperatures and puts reversed ones right', () => {
    const days = forecastResponseSchema.parse([
      { date: 'Fri', temperature: { low: 'cold' } },
      { ...day, temperature: { low: 3, high: -4 } },
    ]);
    expect(days.map(({ temperature }) => temperature)).toEqual([{ low: -4, high: 3 }]);
  });

  it('does not report new snow that cannot fall in a day', () => {
    const days = forecastResponseSchema.parse([-4, 40_000, 300].map((snowAmount) => ({ ...day, snowAmount })));
    expect(days.map(({ snowAmount }) => snowAmount)).toEqual([null, null, 300]);
  });
});
