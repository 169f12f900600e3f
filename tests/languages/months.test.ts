import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

it.each(['de', 'fr', 'it'] as const)(
  '%s: seasons and addresses name months in English, as the API does',
  async (language) => {
    const { monthIndex } = await inLanguage(language, () => import('@/domain/season-months'));
    expect(['mid December', 'May 3', '2026-10-01'].map(monthIndex)).toEqual([11, 4, 9]);
    const { catalogueFilterParsers } = await import('@/domain/filters/filter-parsers');
    const openOn = { month: 3, isBeyond: false };
    expect(catalogueFilterParsers.openOn.serialize(openOn)).toBe('april');
    expect(catalogueFilterParsers.openOn.parse('april')).toEqual(openOn);
  },
);
