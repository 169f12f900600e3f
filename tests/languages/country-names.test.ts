import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

it.each([
  ['de', 'Österreich', 'Schweiz', 'Vereinigte Staaten', 'Bosnien und Herzegowina'],
  ['fr', 'Autriche', 'Suisse', 'États-Unis', 'Bosnie-Herzégovine'],
  ['it', 'Austria', 'Svizzera', 'Stati Uniti', 'Bosnia ed Erzegovina'],
] as const)('countries have their names in %s, and other words stay', async (language, ...names) => {
  const { countryName } = await inLanguage(language, () => import('@/lib/country-names'));
  expect(['Austria', 'Switzerland', 'United States', 'Bosnia and Herzegovina'].map(countryName)).toEqual(names);
  expect(countryName('Atlantis')).toBe('Atlantis');
});

it('English keeps the name that the API gives', async () => {
  const { countryName } = await inLanguage('en', () => import('@/lib/country-names'));
  expect(countryName('USA')).toBe('USA');
});
