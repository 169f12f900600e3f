import { afterEach, describe, expect, it, vi } from 'vitest';
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
    ['de', '1.234,5', 1234.5],
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
