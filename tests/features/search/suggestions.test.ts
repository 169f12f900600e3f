import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matchParts } from '@/features/search/match-parts';
import { placesIn, SUGGESTED, type SuggestionSource, suggest } from '@/features/search/suggestions';
import { foldLetters, foldWords } from '@/lib/fold-text';
import { demoResorts } from '../../support/demo-catalogue';
import { resortWith } from '../../support/resort';

const articles = [
  { slug: 'spring', title: 'Spring skiing in the Alps: where April still feels like winter' },
  { slug: 'beginners', title: 'Ten resorts for beginners' },
];
const source: SuggestionSource = { resorts: await demoResorts(), articles };
const resortNames = (typed: string, from = source) => suggest(from, typed).resorts.map(({ name }) => name);
const named = (...names: string[]): SuggestionSource => ({
  resorts: names.map((name) => resortWith({ id: name, name })),
  articles: [],
});

describe('suggestions', () => {
  it.each([
    ['val disere', "Val d'Isère"],
    ['val d isere', "Val d'Isère"],
    ["VAL D'ISÈRE", "Val d'Isère"],
    ['isere', "Val d'Isère"],
    ['are', 'Åre'],
    ['solden', 'Sölden'],
    ['soelden', 'Sölden'],
    ['kitzbueh', 'Kitzbühel – KitzSki'],
    ['flims falera', 'Flims Laax Falera'],
    ['st anton', 'St. Anton am Arlberg'],
    ['sankt anton', 'St. Anton am Arlberg'],
    ['st lary', 'Saint-Lary-Soulan'],
    ['les 2 alpes', 'Les Deux Alpes'],
    ['mount bach', 'Mt. Bachelor'],
    ['kleine scheidegg', 'Wengen – Grindelwald (Kleine Scheidegg – Männlichen)'],
  ])('for %j find %s', (typed, name) => {
    expect(resortNames(typed)).toContain(name);
  });

  it.each([
    ['USA', 'United States'],
    ['uk', 'United Kingdom'],
    ['scotl', 'United Kingdom'],
    ['czech republic', 'Czechia'],
  ])('for %j find the country %s', (typed, name) => {
    expect(suggest(source, typed).countries.map((country) => country.name)).toContain(name);
  });

  it('find linked areas, countries and articles', () => {
    expect(suggest(source, '3 vallees').linkedAreas).toEqual([{ name: 'Les 3 Vallées', count: 4 }]);
    expect(suggest(source, 'norw').countries).toEqual([{ name: 'Norway', count: 11 }]);
    expect(suggest(source, 'spri').articles).toEqual([articles[0]]);
  });

  it('put the start of a name before the start of a word, and that before the middle of one', () => {
    const found = named('Monte Spina', 'Crispen', 'Spindle', 'Alta');
    expect(resortNames('sp', found)).toEqual(['Spindle', 'Monte Spina', 'Crispen']);
  });

  it('are a few of each group, in the order of the catalogue', () => {
    const found = named('Alta 1', 'Alta 2', 'Alta 3', 'Alta 4');
    expect(resortNames('alta', found)).toEqual(['Alta 1', 'Alta 2', 'Alta 3']);
    expect(SUGGESTED).toEqual({ resorts: 3, countries: 2, linkedAreas: 2, articles: 1 });
  });

  it('take a name that starts with the text first, also where that ends within a word', () => {
    const found = named('Monte Val Disere', 'Val Gardena Disentis', 'Val Disentis');
    expect(resortNames('val dis', found)).toEqual(['Val Gardena Disentis', 'Val Disentis', 'Monte Val Disere']);
    expect(resortNames('dis val', found)).toEqual(['Monte Val Disere', 'Val Gardena Disentis', 'Val Disentis']);
    expect(resortNames('al dis', found)).toEqual(['Monte Val Disere', 'Val Gardena Disentis', 'Val Disentis']);
  });

  it('count the places of a catalogue once', () => {
    expect(placesIn(source.resorts)).toBe(placesIn(source.resorts));
    expect(placesIn([...source.resorts])).toEqual(placesIn(source.resorts));
  });

  it.each<[string, string[]]>([
    ['april', ['Open in April', 'Open into May or later']],
    ['Apr', ['Open in April', 'Open into May or later']],
    ['late april', ['Open into May or later']],
    ['end of March', ['Open into April or later']],
    ['early december', ['Open in December']],
    ['mid February', ['Open in February']],
    ['mid-february', ['Open in February']],
    ['middle of March', ['Open in March']],
    ['beginning of Nov', ['Open in November']],
    ['start of november', ['Open in November']],
    ['the end of January', ['Open into February or later']],
    ['late in march', ['Open into April or later']],
    ['early in the april', ['Open in April']],
    ['Late December', ['Open into January or later']],
    ['end', []],
    ['mid', []],
    ['ap', []],
    ['late', []],
    ['aprilia', []],
  ])('find the season of %j', (typed, names) => {
    expect(suggest(source, typed).months.map(({ name }) => name)).toEqual(names);
  });

  it('count the resorts of a season, and name it as the list does in its address', () => {
    const seasons = [
      { start: 'December', end: 'April' },
      { start: 'November', end: 'May' },
      { start: '', end: '' },
    ].map((season, index) => resortWith({ id: `${index}`, season }));
    const [inApril, beyond] = suggest({ resorts: seasons, articles: [] }, 'april').months;
    expect(inApril).toMatchObject({ count: 2, choice: { openOn: { month: 3, isBeyond: false }, word: 'april' } });
    expect(beyond).toMatchObject({ count: 1, choice: { word: 'april-and-later' } });
  });

  it.each(['', '   ', '’', '!?'])('are none for %j', (typed) => {
    expect(suggest(source, typed)).toEqual({ resorts: [], countries: [], linkedAreas: [], months: [], articles: [] });
  });

  it('find every resort by its own name', () => {
    const names = source.resorts.map(({ name }) => name);
    for (const name of names) {
      const twins = names.filter((other) => foldWords(other).startsWith(foldWords(name)));
      if (twins.length <= SUGGESTED.resorts) expect(resortNames(name)).toContain(name);
    }
  });

  it('find in a list what they find in each name alone', () => {
    const words = fc.array(fc.constantFrom('a', 'al', 'alp', "l'alp", 'pal', 'la'), { minLength: 1, maxLength: 3 });
    const text = words.map((each) => each.join(' '));
    fc.assert(
      fc.property(fc.uniqueArray(text, { maxLength: SUGGESTED.resorts }), text, (names, typed) => {
        const alone = names.filter((name) => resortNames(typed, named(name)).length > 0);
        expect(resortNames(typed, named(...names)).sort()).toEqual(alone.sort());
      }),
    );
  });

  it('take any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (typed) => {
        const { resorts } = suggest(source, typed);
        expect(resorts.length).toBeLessThanOrEqual(SUGGESTED.resorts);
      }),
    );
  });
});

describe('the matching part of a name', () => {
  const marked = (name: string, typed: string) =>
    matchParts(name, typed)
      .map(({ text, isMatch }) => (isMatch ? `[${text}]` : text))
      .join('');

  it.each([
    ['Špindlerův Mlýn', 'sp', '[Šp]indlerův Mlýn'],
    ['Flachau – Snow Space Salzburg', 'sp', 'Flachau – Snow [Sp]ace Salzburg'],
    ["Val d'Isère", 'val disere', "[Val] [d'Isère]"],
    ["Val d'Isère", 'val dis', "[Val] [d'Is]ère"],
    ['Les 3 Vallées', '3 vallees', 'Les [3] [Vallées]'],
    ['Großglockner', 'gross', '[Groß]glockner'],
    ['Großglockner', 'gros', '[Groß]glockner'],
    ['Alta', 'xyz', 'Alta'],
    ['Alta', '', 'Alta'],
  ])('of %s for %j is %s', (name, typed, expected) => {
    expect(marked(name, typed)).toBe(expected);
  });

  it('leaves the name as it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (name, typed) => {
        const parts = matchParts(name, typed);
        expect(parts.map(({ text }) => text).join('')).toBe(name);
        expect(parts.every((part, at) => part.text !== '' && part.isMatch !== parts[at - 1]?.isMatch)).toBe(true);
      }),
    );
  });
});

it('folded letters have no accents and no upper case', () => {
  expect(['Åre', 'Øst', 'Łódź', 'Straße', 'Œuvre'].map(foldLetters)).toEqual([
    'are',
    'ost',
    'lodz',
    'strasse',
    'oeuvre',
  ]);
});

it('a text that needs no folding reads as it does beside one that does', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme-ascii' }), (text) => {
      expect(foldWords(`${text} é`)).toBe(`${foldWords(text)} e`.trim());
      expect(foldWords(`${text} é`, true)).toBe(`${foldWords(text, true)} e`.trim());
    }),
  );
});
