import { describe, expect, it } from 'vitest';
import type { ForecastDay, Weather } from '@/api/weather/weather.schema';
import { countSilent, latestSnowfall } from '@/domain/snow/latest-snowfall';
import { isSameFigures, type Report, snowFigures, sumOfNewSnow } from '@/domain/snow/snow-figures';
import { nextSort, type SortableRow, type SortKey, sortRows, usualSort } from '@/domain/snow/snow-order';
import { headline, sortOption } from '@/features/snow-board/snow-words';
import { unitsOf } from '@/lib/units';

const now = new Date('2026-01-31T12:00:00');
const at = now.getTime();

const conditions: Weather = {
  temperature: -5,
  condition: 'Snow',
  snowDepth: 80,
  lastSnowfall: { date: '2026-01-30', amount: 12 },
  wind: { speed: 10, direction: 'N' },
  visibility: '',
  updatedAt: '',
};
const loaded = <Data>(data: Data, givenAt = at): Report<Data> => ({ data, givenAt, hasFailed: false });
const failed = { data: undefined, givenAt: null, hasFailed: true };
const waiting = { data: undefined, givenAt: null, hasFailed: false };
const days = (...amounts: (number | null)[]): ForecastDay[] =>
  amounts.map((snowAmount, index) => ({
    date: `D${index}`,
    temperature: { low: -9, high: -1 },
    condition: '',
    snowAmount,
  }));

interface RowFacts {
  weather?: Partial<Weather> | 'failed' | 'waiting';
  snow?: (number | null)[] | 'failed' | 'waiting';
}
const state = { failed, waiting };
const row = (name: string, { weather = {}, snow = [] }: RowFacts = {}) => ({
  id: name,
  name,
  figures: snowFigures(
    typeof weather === 'string' ? state[weather] : loaded({ ...conditions, ...weather }),
    typeof snow === 'string' ? state[snow] : loaded(days(...snow)),
  ),
});
const fell = (name: string, date: string, amount: number) => row(name, { weather: { lastSnowfall: { date, amount } } });
const order = (rows: readonly SortableRow[], key: SortKey, direction = usualSort(key).direction) =>
  sortRows(rows, { key, direction }, now).map(({ name }) => name);

describe('the figures of a row', () => {
  it('sum up the days that report new snow', () => {
    expect(sumOfNewSnow(days(3, 0, null, 11))).toBe(14);
    expect(sumOfNewSnow(days(0, 0))).toBe(0);
    expect(sumOfNewSnow(days(null, null))).toBeNull();
    expect(sumOfNewSnow([])).toBeNull();
  });

  it('are the fallback where the conditions did not load, and say so', () => {
    const { weatherState, forecastState, depth, lastSnowfall } = row('A', { weather: 'failed', snow: [4] }).figures;
    expect([weatherState, forecastState]).toEqual(['failed', 'reported']);
    expect(depth).toBe(0);
    expect(lastSnowfall).toBeNull();
    expect(row('A', { weather: 'waiting' }).figures).toMatchObject({ depth: null, temperature: null, wind: null });
  });

  it('are as old as the older report', () => {
    expect(snowFigures(loaded(conditions, 500), loaded(days(1), 300)).givenAt).toBe(300);
    expect(snowFigures(loaded(conditions, 500), waiting).givenAt).toBe(500);
    expect(snowFigures(failed, waiting).givenAt).toBeNull();
  });

  it('are the same when only their age differs', () => {
    const forecast = days(1);
    const before = snowFigures(loaded(conditions, 500), loaded(forecast, 500));
    expect(isSameFigures(before, snowFigures(loaded(conditions, 900), loaded(forecast, 900)))).toBe(true);
    const deeper = snowFigures(loaded({ ...conditions, snowDepth: 81 }), loaded(forecast));
    expect(isSameFigures(before, deeper)).toBe(false);
  });
});

describe('the order', () => {
  it('of new snow has the most first, then none, then not reported, failed and awaited', () => {
    const rows = [
      row('Awaited', { snow: 'waiting' }),
      row('Failed', { snow: 'failed' }),
      row('Unknown', { snow: [null] }),
      row('None', { snow: [0, 0] }),
      row('Much', { snow: [20, 30] }),
      row('Little', { snow: [2] }),
    ];
    expect(order(rows, 'newSnow')).toEqual(['Much', 'Little', 'None', 'Unknown', 'Failed', 'Awaited']);
    // The other way round, those without the figure stay last.
    expect(order(rows, 'newSnow', 'ascending')).toEqual(['None', 'Little', 'Much', 'Unknown', 'Failed', 'Awaited']);
  });

  it('leaves estimated conditions out: they never stand before reported ones', () => {
    const rows = [
      row('Estimated', { weather: 'failed' }),
      row('Windy', { weather: { wind: { speed: 90, direction: '' }, temperature: 12, snowDepth: 1 } }),
      row('Calm', { weather: { wind: { speed: 1, direction: '' }, temperature: -20, snowDepth: 200 } }),
      row('Silent', { weather: { wind: null, temperature: null, snowDepth: null } }),
    ];
    for (const key of ['wind', 'temperature', 'depth'] as const) {
      expect(order(rows, key)).toEqual(['Calm', 'Windy', 'Silent', 'Estimated']);
    }
    // Nor does a depth that is not reported count as none.
    expect(order(rows, 'depth', 'ascending')).toEqual(['Windy', 'Calm', 'Silent', 'Estimated']);
  });

  it('has rows last that have no figures yet', () => {
    const rows = [
      row('Awaited', { weather: 'waiting', snow: 'waiting' }),
      row('Failed', { weather: 'failed' }),
      row('Deep'),
    ];
    expect(order(rows, 'depth')).toEqual(['Deep', 'Failed', 'Awaited']);
    const halfReported = [row('A', { weather: { snowDepth: null } }), row('Z')];
    for (const each of [halfReported, halfReported.toReversed()]) expect(order(each, 'depth')).toEqual(['Z', 'A']);
  });

  it('of the last snowfall goes by the day, then by the amount', () => {
    const rows = [
      fell('Old', '2026-01-20', 90),
      fell('Less', '2026-01-31', 4),
      fell('More', '2026-01-31', 9),
      fell('Undated', '', 50),
      fell('Yesterday', '2026-01-30', 60),
      // No snowfall for the headline either.
      fell('Nothing', '2026-01-31', 0),
      row('Silent', { weather: { lastSnowfall: null } }),
    ];
    expect(order(rows, 'lastSnowfall')).toEqual(['More', 'Less', 'Yesterday', 'Old', 'Nothing', 'Silent', 'Undated']);
  });

  it('of names ignores figures, and equal figures go by name', () => {
    const rows = [row('C', { snow: [9] }), row('Å', { snow: [1] }), row('B', { snow: [9] })];
    expect(order(rows, 'name')).toEqual(['Å', 'B', 'C']);
    expect(order(rows, 'name', 'descending')).toEqual(['C', 'B', 'Å']);
    expect(order(rows, 'newSnow')).toEqual(['B', 'C', 'Å']);
  });

  it('turns round when its header is pressed again, and begins its own way under another one', () => {
    const first = usualSort('newSnow');
    const turned = nextSort(first, 'newSnow');
    expect(turned).toEqual({ key: 'newSnow', direction: 'ascending' });
    expect(nextSort(turned, 'newSnow')).toEqual(first);
    expect(nextSort(first, 'depth')).toEqual({ key: 'depth', direction: 'descending' });
    expect(nextSort(turned, 'temperature')).toEqual({ key: 'temperature', direction: 'ascending' });
    expect(nextSort(turned, 'depth')).toEqual({ key: 'depth', direction: 'descending' });
    expect(nextSort(usualSort('wind'), 'wind')).toEqual({ key: 'wind', direction: 'descending' });
    expect(sortOption('newSnow', turned)).toBe('New snow, least first');
    expect(sortOption('depth', turned)).toBe('Depth now, most first');
  });
});

describe('the sentence', () => {
  const say = (rows: ReturnType<typeof row>[], settled = rows.length) =>
    headline(rows, settled, unitsOf('metric'), now);

  it('names the latest snowfall, of one day the largest', () => {
    const rows = [fell('Vail', '2026-01-20', 90), fell('Alta', '2026-01-30', 8), fell('Alyeska', '2026-01-30', 42)];
    expect(latestSnowfall(rows, now)).toMatchObject({ name: 'Alyeska', date: '2026-01-30', amount: 42 });
    expect(say(rows)).toBe('Most recent snow: Alyeska, 42\u00a0cm, yesterday.');
    expect(headline(rows, 3, unitsOf('imperial'), now)).toBe('Most recent snow: Alyeska, 17\u00a0in, yesterday.');
  });

  it('counts those it does not speak of', () => {
    const rows = [
      fell('Alta', '2026-01-31', 8),
      row('Silent', { weather: { lastSnowfall: null } }),
      row('Undated', { weather: { lastSnowfall: { date: '', amount: 99 } } }),
      row('Failed', { weather: 'failed' }),
    ];
    expect(countSilent(rows, now)).toEqual({ unreported: 2, failed: 1, awaited: 0 });
    expect(say(rows)).toBe('Most recent snow: Alta, 8\u00a0cm, today. 2 of 4 do not report it. 1 of 4 did not load.');
  });

  it('passes no part off as the whole', () => {
    const late = [fell('Alta', '2026-01-31', 8), row('B', { weather: 'waiting' })];
    expect(say(late)).toBe('Most recent snow: Alta, 8\u00a0cm, today. 1 of 2 is still loading.');
    expect(say(late, 1)).toBe('1 of 2 resorts has reported.');
    expect(say([row('A', { weather: 'failed', snow: 'failed' })])).toBe('No snow reports could be loaded.');
    expect(say([row('A', { weather: 'failed', snow: 'failed' }), row('B', { weather: 'failed' })])).toBe(
      'The conditions did not load; those shown are estimated.',
    );
    expect(say([fell('A', '2026-01-31', 0)])).toBe('No recent snowfall is reported.');
    expect(say([fell('A', '2026-01-31', 0), row('B', { weather: 'failed' })])).toBe(
      'No recent snowfall is reported. 1 of 2 did not load.',
    );
  });
});
