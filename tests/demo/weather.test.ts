import { describe, expect, it } from 'vitest';
import { forecastAt, weatherAt } from '@/demo/seed/weather';
import { demoApi, NOON, recordOf, records } from './demo-api';

const at = (time: string) => new Date(`2026-02-10T${time}.000Z`);
const inWinter = records.map((record) => ({ record, weather: weatherAt(record, NOON) }));

describe('the invented weather', () => {
  it('is the same within an hour and names its start', async () => {
    const api = demoApi();
    const early = await api.get('/resorts/zermatt/weather');
    expect(await demoApi({ now: () => at('12:59:59') }).get('/resorts/zermatt/weather')).toEqual(early);
    expect(early.body).toMatchObject({ weather: { updatedAt: '2026-02-10T12:00:00.000Z' } });
    const hours = Array.from({ length: 12 }, (_, hour) =>
      JSON.stringify(weatherAt(recordOf('zermatt'), at(`${String(hour).padStart(2, '0')}:00:00`))),
    );
    expect(new Set(hours).size).toBe(12);
  });

  it('has snow where winter has snow', () => {
    const high = inWinter.filter(({ record }) => record.peak_elevation_m > 2500);
    for (const { weather } of high) expect(weather.snowDepth).toBeGreaterThan(20);
    for (const { weather } of inWinter) {
      expect(weather.snowDepth).toBeLessThan(600);
      expect(weather.temperature).toBeGreaterThan(-40);
      expect(weather.temperature).toBeLessThan(15);
      const daysAgo = (NOON.getTime() - new Date(weather.lastSnowfall?.date ?? 0).getTime()) / 86_400_000;
      expect(daysAgo).toBeLessThan(45);
      expect(weather.lastSnowfall?.amount).toBeGreaterThan(0);
    }
  });

  it('has none on low hills in July', () => {
    const july = new Date('2026-07-15T12:00:00.000Z');
    for (const record of records.filter(({ peak_elevation_m }) => peak_elevation_m < 1500)) {
      expect(weatherAt(record, july).snowDepth).toBe(0);
    }
  });

  it('forecasts five days from today, whose first agrees with now', () => {
    for (const { record, weather } of inWinter) {
      const days = forecastAt(record, NOON);
      expect(days.map(({ date }) => date)).toEqual(['Tue', 'Wed', 'Thu', 'Fri', 'Sat']);
      expect(days[0]?.condition).toBe(weather.condition);
      for (const { temperature, condition, snowAmount } of days) {
        expect(temperature.low).toBeLessThan(temperature.high);
        expect(snowAmount > 0).toBe(condition === 'Snow' || condition === 'Light snow');
      }
    }
  });

  it('fails for the resort without a station', async () => {
    const api = demoApi();
    expect((await api.get('/resorts/la-grave/weather')).status).toBe(503);
    expect((await api.get('/resorts/la-grave/forecast')).status).toBe(503);
    expect((await api.get('/resorts/atlantis/weather')).status).toBe(404);
  });
});
