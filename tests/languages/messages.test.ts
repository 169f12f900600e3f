import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { m } from '@/paraglide/messages';
import { sourceFiles } from '../architecture/source-files';

interface Variant {
  declarations: string[];
  match: Record<string, string>;
}
type Messages = Record<string, string | Variant[]>;

const settings = JSON.parse(readFileSync('project.inlang/settings.json', 'utf8'));
const locales: string[] = settings.locales;
const rooms: string[] = settings['plugin.inlang.messageFormat'].pathPattern;

function messagesOf(room: string, locale: string): Messages {
  const { $schema: _, ...messages } = JSON.parse(readFileSync(room.replace('{locale}', locale), 'utf8'));
  return messages;
}

const textsOf = (message: string | Variant[]): string[] =>
  typeof message === 'string' ? [message] : message.flatMap(({ match }) => Object.values(match));

/** The variables and the markup that a message names, in any of its variants. */
function partsOf(message: string | Variant[]): string[] {
  const declared = typeof message === 'string' ? [] : message.flatMap(({ declarations }) => declarations);
  const inputs = declared.flatMap((line) => /^input (\w+)$/.exec(line)?.[1] ?? []);
  const named = textsOf(message).flatMap((text) => [...text.matchAll(/\{([#/]?\w+)\}/g)].map(([, name = '']) => name));
  const local = declared.flatMap((line) => /^local (\w+) =/.exec(line)?.[1] ?? []);
  return [...new Set([...inputs, ...named])].filter((name) => !local.includes(name)).sort();
}

const used = new Set(
  sourceFiles('src').flatMap(({ text }) => [...text.matchAll(/\bm\s*\.(\w+)/g)].map(([, key = '']) => key)),
);

describe.each(rooms)('the messages of %s', (room) => {
  const english = messagesOf(room, 'en');

  it.each(locales)('are all there in %s, with the variables and the markup of the English ones', (locale) => {
    const messages = messagesOf(room, locale);
    expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
    for (const [key, message] of Object.entries(messages)) {
      expect([key, ...partsOf(message)]).toEqual([key, ...partsOf(english[key] ?? '')]);
      expect(textsOf(message).filter((text) => text.trim() === '')).toEqual([]);
    }
  });

  it('are all used', () => {
    expect(Object.keys(english).filter((key) => !used.has(key))).toEqual([]);
  });
});

it('every folder of messages is listed', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).map((file) => file.replaceAll('\\', '/'));
  const folders = files.filter((file) => file.endsWith('/messages/en.json'));
  expect([...rooms].sort()).toEqual(folders.map((file) => `./src/${file.replace('en.json', '{locale}.json')}`).sort());
});

/** The folders whose words are built from figures: those of trip, comparison, snow board and differences. */
const figureFolders = [
  'domain',
  ...['trip', 'compare', 'alike', 'snow-board', 'together'].map((name) => `features/${name}`),
];

/** The notes for translators: a message, what it is, values of its variables, and what it says with them. */
const notes = readFileSync('docs/notes-for-translators.md', 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('- `'))
  .map((line) => {
    const [, key = line, about = '', values = '{}', example] = /^- `(\w+)`: (.+) `(\{.*\})` → `(.+)`$/.exec(line) ?? [];
    return { key, about, inputs: JSON.parse(values), example };
  });

const variablesOf = (message: string | Variant[]) => partsOf(message).filter((part) => /^\w/.test(part));

describe('the notes for translators', () => {
  const say = m as unknown as Record<string, (inputs: object, options: { locale: 'en' }) => string>;
  const english = new Map(rooms.flatMap((room) => Object.entries(messagesOf(room, 'en'))));

  it('have one line for each message with a variable whose words are built from figures', () => {
    const messages = figureFolders.flatMap((folder) =>
      Object.entries(messagesOf(`src/${folder}/messages/{locale}.json`, 'en')),
    );
    const owed = messages.flatMap(([key, message]) => (variablesOf(message).length > 0 ? key : []));
    const noted = notes.map(({ key }) => key);
    expect(owed.filter((key) => !noted.includes(key))).toEqual([]);
    expect(noted.filter((key, index) => noted.indexOf(key) !== index || !english.has(key))).toEqual([]);
  });

  it.each(notes)('$key: every variable is explained, and the example is what the message says', (note) => {
    const variables = variablesOf(english.get(note.key) ?? '');
    expect(variables.filter((name) => !note.about.includes(`\`${name}\``))).toEqual([]);
    expect(Object.keys(note.inputs).sort()).toEqual(variables);
    expect(say[note.key]?.(note.inputs, { locale: 'en' })).toBe(note.example);
  });
});

it('no two messages have the same key', () => {
  const keys = rooms.flatMap((room) => Object.keys(messagesOf(room, 'en')));
  expect(keys.filter((key, index) => keys.indexOf(key) !== index)).toEqual([]);
});

it.each(locales)('%s: no line ends before a sign that follows a space, as “…” (German) or “:” (French)', (locale) => {
  const torn = locale === 'fr' ? / [:;?!»%°]|« | …$/ : / [%°]| …$/;
  const texts = rooms.flatMap((room) => Object.values(messagesOf(room, locale)).flatMap(textsOf));
  expect(texts.filter((text) => torn.test(text))).toEqual([]);
});

it.each([
  ['fr', m.reviews_by_person({ person: 'Anna' }, { locale: 'fr' })],
  ['fr', m.favorites_bring_text({ count: 1, person: 'Anna' }, { locale: 'fr' })],
  ['it', m.alike_near({ resort: 'Andermatt' }, { locale: 'it' })],
  ['it', m.round_opened({ date: '8 novembre 2026' }, { locale: 'it' })],
  ['it', m.offline_figures_of({}, { locale: 'it' }).concat(' 8 novembre, 06:00')],
])('%s: no word before an inserted one ought to have elided: %s', (_, said) => {
  expect(said).not.toMatch(/\b(de|a|il|del) (Anna|Andermatt|8)\b/);
});

it.each([
  ['fr', m.trip_amount_enough({ people: 1, amount: '4 pistes', wanted: '1' }, { locale: 'fr' })],
  ['it', m.trip_amount_enough({ people: 1, amount: '4 piste', wanted: '1' }, { locale: 'it' })],
  ['fr', m.weather_snow_estimated({ snow: '0 cm' }, { locale: 'fr' })],
  ['fr', m.graphic_runs_of_level({ level: 'beginner', amount: '12' }, { locale: 'fr' })],
  ['it', m.graphic_runs_of_level({ level: 'advanced', amount: '12' }, { locale: 'it' })],
])('%s: no word has to agree with a number that the message does not count: %s', (_, said) => {
  expect(said).not.toMatch(/nécessaires|servono|estimés|\d facile|\d difficile/);
});
