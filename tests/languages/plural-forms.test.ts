import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Locale } from '@/config/locale';
import { m } from '@/paraglide/messages';

const COUNTS = [0, 1, 2, 5, 21];
const languages = ['en', 'de', 'fr', 'it'] as const;

interface Variant {
  declarations: string[];
  selectors: string[];
  match: Record<string, string>;
}
type Say = (inputs: Record<string, unknown>) => string;

const messages = m as unknown as Record<
  string,
  (inputs: Record<string, unknown>, options: { locale: Locale }) => string
>;

/** A message in a language, as a function of its inputs. */
function messageIn(language: Locale, key: string): Say {
  const message = messages[key];
  if (!message) throw new Error(`There is no message ${key}`);
  return (inputs) => message(inputs, { locale: language });
}

const named = (lines: string[], pattern: RegExp) => lines.flatMap((line) => pattern.exec(line)?.[1] ?? []);

/** Every message that chooses its words by a count: its counts, its other inputs, and the values of what else it chooses by. */
function counted() {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
    /messages[\\/]en\.json$/.test(file),
  );
  const texts = files.flatMap((file) =>
    Object.entries(JSON.parse(readFileSync(`src/${file}`, 'utf8')) as Record<string, string | Variant[]>),
  );
  return texts.flatMap(([key, message]) => {
    if (typeof message === 'string' || !message[0]) return [];
    const { declarations, selectors, match } = message[0];
    const counts = named(declarations, /^local \w+ = (\w+): plural/);
    if (counts.length === 0) return [];
    const inputs = named(declarations, /^input (\w+)$/);
    const kind = selectors.find((selector) => inputs.includes(selector));
    const kinds = kind ? [...new Set(named(Object.keys(match), new RegExp(`\\b${kind}=([^,]+)`)))] : [''];
    return [{ key, counts, inputs, kind, kinds }];
  });
}

/** A message said of a count, in each of its kinds. What is the count, formatted, has a name like these. */
const saidOf = (
  say: Say,
  count: number,
  { counts, inputs, kind, kinds }: ReturnType<typeof counted>[number],
): string[] =>
  kinds.map((value) =>
    say(
      Object.fromEntries(
        inputs.map((input) => {
          if (counts.includes(input)) return [input, count];
          return [input, input === kind ? value : /^shown|^total$|^wanted$/.test(input) ? String(count) : '…'];
        }),
      ),
    ),
  );

/** The words that stand after a number, by what they are said of: one, several, or either. */
const WORDS: Record<Locale, { one: string; several: string; either: string }> = {
  en: {
    one: 'answer article beginner country day does expert has intermediate is lift person resort review row run skier star suggestion',
    several:
      'answers articles beginners countries days do experts have intermediates are lifts people resorts reviews rows runs skiers stars suggestions',
    either: 'of in new out by saved recent ski did without set more',
  },
  de: {
    one: 'Antwort Bewertung Fortgeschrittener Land Lift Person Piste Skigebiet Skitag Stern Tag Vorschlag Zeile',
    several:
      'Antworten Bewertungen Fortgeschrittene Ländern Lifte Personen Pisten Skigebiete Skigebieten Skitage Skitagen Sterne Tage Tagen Vorschläge Zeilen gespeicherte gespeicherten',
    either: 'Anfänger Artikel Könner aus davon gespeichert gesetzt in letzte neu ohne vergleichen von weitere',
  },
  fr: {
    one: 'actif article autre confirmé convient débutant indique intermédiaire jour ligne personne piste recherche remontée réponse station skieur suggestion étoile enregistrée',
    several:
      'actifs articles autres confirmés conviennent débutants indiquent intermédiaires jours lignes personnes pistes recherches remontées réponses stations skieurs suggestions étoiles enregistrées',
    either: 'avis d en n ne par pays sans sur',
  },
  it: {
    one: 'altro articolo attivo esperto giorno impianto indica intermedio paese persona pista principiante recensione ricerca riga risposta salvata sciatore stella suggerimento è',
    several:
      'altri articoli attivi esperti giorni impianti indicano intermedi paesi persone piste principianti recensioni ricerche righe risposte salvate sciatori sono stelle suggerimenti',
    either: 'da in località non senza su',
  },
};

describe.each(languages)('plural forms in %s', (language) => {
  const categories = new Intl.PluralRules(language);
  const words = WORDS[language];

  it('no word after a count of 0, 1, 2, 5 or 21 has the wrong form', () => {
    const all = counted();
    expect(all.length).toBeGreaterThan(50);
    for (const message of all) {
      // The owner's wording: "Showing 1 of 1 resorts".
      if (language === 'en' && message.key === 'list_showing') continue;
      const say = messageIn(language, message.key);
      for (const count of COUNTS) {
        const fitting = `${categories.select(count) === 'one' ? words.one : words.several} ${words.either}`.split(' ');
        for (const said of saidOf(say, count, message)) {
          const sentence = said.replaceAll('\u00ad', '');
          const after = [...sentence.matchAll(new RegExp(`(?<!\\d)${count}[\\s\\u00a0](\\p{L}+)`, 'gu'))];
          expect(
            after.map(([, word]) => word).filter((word = '') => !fitting.includes(word)),
            `${message.key}: ${sentence}`,
          ).toEqual([]);
          expect(sentence).not.toMatch(/undefined|null|NaN/);
        }
      }
    }
  });
});

// By hand, and as a reader would say them.
it.each([
  ['en', 'resort_count', ['0 resorts', '1 resort', '2 resorts', '5 resorts', '21 resorts']],
  ['de', 'resort_count', ['0 Skigebiete', '1 Skigebiet', '2 Skigebiete', '5 Skigebiete', '21 Skigebiete']],
  ['fr', 'resort_count', ['0 station', '1 station', '2 stations', '5 stations', '21 stations']],
  ['it', 'resort_count', ['0 località', '1 località', '2 località', '5 località', '21 località']],
  ['en', 'resort_lifts', ['0 lifts', '1 lift', '2 lifts', '5 lifts', '21 lifts']],
  [
    'de',
    'snow_new_in',
    ['neu binnen 0 Tagen', 'neu binnen 1 Tag', 'neu binnen 2 Tagen', 'neu binnen 5 Tagen', 'neu binnen 21 Tagen'],
  ],
  ['fr', 'run_count', ['0 piste', '1 piste', '2 pistes', '5 pistes', '21 pistes']],
  ['it', 'review_count', ['0 recensioni', '1 recensione', '2 recensioni', '5 recensioni', '21 recensioni']],
] as const)('%s: %s', (language, key, expected) => {
  const say = messageIn(language, key);
  expect(COUNTS.map((count) => say({ count, shown: String(count) }))).toEqual(expected);
});

it.each([
  ['en', '1 of 27 rows differs', '1 of 9 reports it', '1 of 9 has a rating', '4+, 1 without a rating is left out'],
  [
    'de',
    '1 von 27 Zeilen unterscheidet sich',
    '1 von 9 gibt es an',
    '1 von 9 hat eine Note',
    '4+, 1 ohne Note fällt weg',
  ],
  ['fr', '1 ligne sur 27 diffère', '1 sur 9 l’indique', '1 sur 9 a une note', '4+, 1 sans note est exclue'],
  ['it', '1 riga su 27 è diversa', 'Lo indica 1 su 9', '1 su 9 ha un voto', '4+, 1 senza voto è esclusa'],
] as const)('%s: one of several has a verb of its own', (language, rows, report, rated, leftOut) => {
  const inputs = { count: 1, shown: '1', of: '9', rating: '4+', different: 1, all: 27 };
  const keys = ['compare_differ', 'filters_some_report', 'filters_have_rating', 'filters_rating_left_out'];
  expect(keys.map((key) => messageIn(language, key)(inputs))).toEqual([rows, report, rated, leftOut]);
});

it.each([
  ['en', '1 of 374 resorts reports runs by level', '2 of 374 resorts report runs by level'],
  [
    'de',
    '1 von 374 Skigebieten gibt Pisten nach Schwierigkeit an',
    '2 von 374 Skigebieten geben Pisten nach Schwierigkeit an',
  ],
  [
    'fr',
    '1 station sur 374 indique les pistes par difficulté',
    '2 stations sur 374 indiquent les pistes par difficulté',
  ],
  ['it', '1 località su 374 indica le piste per difficoltà', '2 località su 374 indicano le piste per difficoltà'],
] as const)('%s: the verb goes by those that report, not by all there are', (language, one, two) => {
  const say = messageIn(language, 'trip_report_runs');
  const said = (count: number) => say({ total: 374, shown: '374', count, reporting: String(count) });
  expect([said(1), said(2)]).toEqual([one, two]);
});

it.each([
  ['de', 'Das gespeicherte Skigebiet lässt sich danach mitnehmen.'],
  ['fr', 'Nous vous proposerons de reprendre la station enregistrée.'],
  ['it', 'Si potrà portare con sé la località salvata.'],
] as const)('%s: what a guest saved alone has no number between it and its article', (language, said) => {
  expect(messageIn(language, 'auth_guest_ends')({ count: 1, shown: '1' })).toContain(said);
});
