import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { inLanguage } from '../support/in-language';

const formats = () => import('@/lib/format');

afterEach(() => vi.unstubAllGlobals());

describe('numbers and days', () => {
  it.each([
    ['en', '2,600', '4.8', 'January 28, 2026', 'A, B, and C'],
    ['de', '2.600', '4,8', '28. Januar 2026', 'A, B und C'],
    ['fr', '2\u00a0600', '4,8', '28 janvier 2026', 'A, B et C'],
    ['it', '2600', '4,8', '28 gennaio 2026', 'A, B e C'],
  ] as const)('are written as %s writes them', async (language, height, rating, day, list) => {
    const { formatDecimal, formatList, formatLongDate, formatRating } = await inLanguage(language, formats);
    expect([
      formatDecimal(2600),
      formatRating(4.75),
      formatLongDate('2026-01-28'),
      formatList(['A', 'B', 'C']),
    ]).toEqual([height, rating, day, list]);
  });

  it.each([
    ['en', '1,234.5', 1234.5],
    ['en', '2.5', 2.5],
    ['en', '1.234,50', 1234.5],
    ['en', '1.234.567,8', 1234567.8],
    ['en', '14.02.27', Number.NaN],
    ['de', '1.234,5', 1234.5],
    ['de', '1,234.50', 1234.5],
    ['de', '2,5', 2.5],
    ['de', '2.5', 2.5],
    ['de', '2.600', 2600],
    ['fr', '1\u202f234,5', 1234.5],
    ['it', '12.345', 12345],
    ['en', '−4', -4],
  ] as const)('%s: “%s” is read as it is meant', async (language, text, value) => {
    const { parseDecimal } = await inLanguage(language, formats);
    expect(parseDecimal(text)).toBe(value);
    expect(parseDecimal('much')).toBeNaN();
  });

  it.each([
    ['en-US', 'en-US'],
    ['en-US@posix', 'en-US'],
    ['en', 'en-US'],
    ['en-GB', 'en-GB'],
    ['de-DE', 'en-GB'],
  ])('English dates of a browser set to %s are those of %s', async (browser, expected) => {
    vi.stubGlobal('navigator', { language: browser });
    const { dateLocale } = await inLanguage('en', formats);
    expect(dateLocale()).toBe(expected);
  });
});

describe('days over two months', () => {
  it.each([
    ['de', '28. Feb. – 7. März', '28. Dez. – 4. Jan.', '26. Feb. – 5. März 2030'],
    ['fr', '28 févr. – 7 mars', '28 déc. – 4 janv.', '26 févr. – 5 mars 2030'],
    ['it', '28 feb – 7 mar', '28 dic – 4 gen', '26 feb – 5 mar 2030'],
  ] as const)('have no zeros in front, in %s', async (language, spring, newYear, far) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T12:00:00') });
    onTestFinished(() => void vi.useRealTimers());
    const { dayRangeText } = await inLanguage(language, () => import('@/domain/day-range-text'));
    expect(dayRangeText({ from: '2027-02-28', to: '2027-03-07' })).toBe(spring);
    expect(dayRangeText({ from: '2026-12-28', to: '2027-01-04' })).toBe(newYear);
    expect(dayRangeText({ from: '2030-02-26', to: '2030-03-05' })).toBe(far);
  });
});

describe('months that are typed', () => {
  it.each([
    ['fr', 'fin de mai'],
    ['fr', 'fin mai'],
    ['it', 'fine di aprile'],
    ['it', 'fine aprile'],
    ['it', 'a fine aprile'],
    ['it', 'alla fine di aprile'],
    ['fr', 'fin d’avril'],
    ['fr', 'à la fin avril'],
    ['de', 'Ende April'],
  ] as const)('at their end are found in %s: %s', async (language, typed) => {
    const { suggestMonths } = await inLanguage(language, () => import('@/features/search/suggested-months'));
    expect(suggestMonths([], typed)).toHaveLength(1);
  });
});

describe('sentences that stand before a month, a day or a name', () => {
  it('have the Italian "ad" before aprile, and no article before a number', async () => {
    const { openOnWords } = await inLanguage('it', () => import('@/domain/filters/catalogue-filter-words'));
    const { shortSeason } = await import('@/domain/short-season');
    const { m } = await import('@/paraglide/messages');
    expect(openOnWords({ month: 2, isBeyond: true })).toBe('Aperto fino ad aprile o oltre');
    expect(shortSeason({ start: '', end: 'April' })).toBe('fino ad apr');
    expect(m.weather_reported({ when: 'date', date: '8 dic 2026' })).toBe('del giorno 8 dic 2026');
  });

  it('need no French elision, or have it before a month', async () => {
    const { m } = await inLanguage('fr', () => import('@/paraglide/messages'));
    expect(m.resort_map_of({ resort: 'Avoriaz' })).toBe('Carte\u00a0: Avoriaz');
    expect(m.filters_part_of({ month: 'avril' })).toBe('Une partie d’avril');
    expect(m.filters_part_of({ month: 'mars' })).toBe('Une partie de mars');
  });

  it.each(['de', 'fr', 'it'] as const)('degrees are written in one way in %s', async (language) => {
    const { m, unitsOf } = await inLanguage(language, async () => ({
      ...(await import('@/paraglide/messages')),
      ...(await import('@/lib/units')),
    }));
    expect(m.weather_peak_range().replaceAll('\u00a0', ' ')).toContain(
      unitsOf('metric').temperature(2).text.replaceAll('\u00a0', ' '),
    );
  });
});

it.each([
  ['en', 'Nov', 'Apr'],
  ['de', 'Nov', 'Apr'],
  ['fr', 'nov.', 'avr.'],
  ['it', 'nov', 'apr'],
] as const)('no line begins with the dash of a season, in %s', async (language, from, to) => {
  const { shortSeason } = await inLanguage(language, () => import('@/domain/short-season'));
  expect(shortSeason({ start: 'November', end: 'April' })).toBe(`${from}\u00a0–\u00a0${to}`);
});
