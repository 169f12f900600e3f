import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/source-files';
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

it('no component shows a country as the server names it', () => {
  const files = sourceFiles('src');
  const raw = /(?:^\s*|>)\{(?:\w+\??\.)*country\}(?:\s*$|<)/m;
  expect(files.length).toBeGreaterThan(500);
  expect(files.filter(({ text }) => raw.test(text)).map(({ path }) => path)).toEqual([]);
});
