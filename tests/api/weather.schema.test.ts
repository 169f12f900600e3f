import { describe, expect, it } from 'vitest';
import { forecastAnswerSchema, weatherAnswerSchema } from '@/api/weather/weather.schema';

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
    expect(weatherAnswerSchema.parse({ weather })).toEqual(weatherAnswerSchema.parse(weather));
    expect(weatherAnswerSchema.parse(weather)).toMatchObject({ temperature: -6, snowDepth: 145 });
  });

  it('tells a missing figure from nought', () => {
    const read = weatherAnswerSchema.parse({ condition: 'Clear', temperature: 0, snowDepth: null, wind: 'strong' });
    expect(read).toMatchObject({ temperature: 0, snowDepth: null, wind: null, lastSnowfall: null });
  });

  it('that says nothing cannot be read', () => {
    expect(weatherAnswerSchema.safeParse({ weather: { visibility: 'good' } }).success).toBe(false);
  });
});

describe('a forecast', () => {
  it('is the same wrapped and bare, and holds five days at most', () => {
    const days = Array.from({ length: 7 }, () => day);
    expect(forecastAnswerSchema.parse({ forecast: days })).toEqual(forecastAnswerSchema.parse(days));
    expect(forecastAnswerSchema.parse(days)).toHaveLength(5);
  });

  it('drops a day without temperatures and puts reversed ones right', () => {
    const days = forecastAnswerSchema.parse([
      { date: 'Fri', temperature: { low: 'cold' } },
      { ...day, temperature: { low: 3, high: -4 } },
    ]);
    expect(days.map(({ temperature }) => temperature)).toEqual([{ low: -4, high: 3 }]);
  });
});
