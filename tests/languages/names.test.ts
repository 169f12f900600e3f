import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { sourceFiles } from '../architecture/source-files';
import { inLanguage } from '../support/in-language';
import { resortWith } from '../support/resort';

it.each([
  ['de', 'Österreich', 'Schweiz', 'Vereinigte Staaten', 'Bosnien und Herzegowina'],
  ['fr', 'Autriche', 'Suisse', 'États-Unis', 'Bosnie-Herzégovine'],
  ['it', 'Austria', 'Svizzera', 'Stati Uniti', 'Bosnia ed Erzegovina'],
] as const)('countries have their names in %s, and other words stay', async (language, ...names) => {
  const { countryName } = await inLanguage(language, () => import('@/lib/country-names'));
  expect(['Austria', 'Switzerland', 'United States', 'Bosnia and Herzegovina'].map(countryName)).toEqual(names);
  expect(countryName('Atlantis')).toBe('Atlantis');
});

it('German countries are found as typed without umlauts, and what is typed is not read so', async () => {
  const { allCountryNames, englishCountryName } = await inLanguage('de', () => import('@/lib/country-names'));
  const { nameWords } = await import('@/domain/name-words');
  expect(englishCountryName('oesterreich')).toBe('Austria');
  expect(englishCountryName('Österreich')).toBe('Austria');
  expect(nameWords(allCountryNames('Austria').join(' '))).toContain(' oesterreich');
  const { findResorts } = await import('@/features/compare/add-resort-dialog');
  const resorts = [
    resortWith({ id: 'a', name: 'Kitzbühel', country: 'Austria' }),
    resortWith({ id: 'b', name: 'Manuel' }),
  ];
  const found = (typed: string) => findResorts(resorts, typed, []).map(({ name }) => name);
  expect(['kitzbuehel', 'oesterr', 'manuel', 'manül'].map(found)).toEqual([
    ['Kitzbühel'],
    ['Kitzbühel'],
    ['Manuel'],
    [],
  ]);
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

// In each language by hand.
it.each([
  ['en', 'lowest highest', 'least, shared least, shared most', 'lowest highest', 'lowest highest'],
  [
    'de',
    'am niedrigsten am höchsten',
    'Minimum, gleichauf Minimum, gleichauf Maximum',
    'am niedrigsten am höchsten',
    'am schlechtesten am besten',
  ],
  [
    'fr',
    'le plus bas le plus haut',
    'le minimum, ex æquo le minimum, ex æquo le maximum',
    'le plus bas le plus haut',
    'la plus basse la plus haute',
  ],
  [
    'it',
    'la più bassa la più alta',
    'il minimo, a pari merito il minimo, a pari merito il massimo',
    'il più basso il più alto',
    'il più basso il più alto',
  ],
] as const)('the ends of a compared row are named in %s', async (language, heights, amounts, prices, ratings) => {
  const { superlatives } = await inLanguage(language, () => import('@/domain/compare/superlatives'));
  const namedIn = (values: readonly number[], kind: Parameters<typeof superlatives>[1]) =>
    superlatives(values, kind).filter(Boolean).join(' ').replaceAll('\u00a0', ' ');
  expect(namedIn([1000, 1500, 2000], 'height')).toBe(heights);
  expect(namedIn([3, 3, 5], 'amount')).toBe(amounts);
  expect(namedIn([50, 70], 'price')).toBe(prices);
  expect(namedIn([4.1, 4.6], 'rating')).toBe(ratings);
});

it.each([
  ['en', 'highest', 'lowest'],
  ['de', 'am besten', 'am schlechtesten'],
] as const)('%s: a comparison says which rating is the %s, which the %s', async (language, highest, lowest) => {
  const { ratingRow } = await inLanguage(language, () => import('@/features/compare/grid/fact-rows'));
  const { cells } = ratingRow([
    resortWith({ rating: 4.8, reviewCount: 9 }),
    resortWith({ rating: 4.1, reviewCount: 9 }),
  ]);
  const [best, worst] = cells.map((cell) => renderToStaticMarkup(cell));
  expect(best).toContain(highest);
  expect(worst).toContain(lowest);
});
