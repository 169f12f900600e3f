import { readdirSync, readFileSync } from 'node:fs';
import { pseudoLetter } from '../../tools/languages/pseudo';
import { inPattern } from '../support/in-pattern';

/** English words of the site as the build that is visited says them. */
export type Say = (words: string | RegExp) => string | RegExp;

/** As the English build says them. */
export const inEnglish: Say = (words) => words;

type Messages = Record<string, string | [{ match: Record<string, string> }]>;

const rooms = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((file) => /messages[\\/]en\.json$/.test(file))
  .map((file) => `src/${file}`);

/** The texts of a language's messages, by message and variant. */
function textsIn(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  for (const room of rooms) {
    const messages = JSON.parse(readFileSync(room.replace('en.json', `${language}.json`), 'utf8')) as Messages;
    for (const [key, message] of Object.entries(messages)) {
      const variants = typeof message === 'string' ? { '': message } : message[0].match;
      for (const [variant, text] of Object.entries(variants)) texts.set(`${key} ${variant}`, text);
    }
  }
  return texts;
}

/**
 * English words as the build of a language says them: whole messages by their text, what is built from several or from figures by
 * hand. Names stay.
 */
function wordsIn(language: 'de', byHand: Readonly<Record<string, string | RegExp>>): Say {
  const theirs = textsIn(language);
  const byEnglish = new Map<string, Set<string>>();
  for (const [place, english] of textsIn('en')) {
    const translations = byEnglish.get(english) ?? new Set();
    byEnglish.set(english, translations.add(theirs.get(place) ?? english));
  }
  return (words) => {
    const own = byHand[String(words)];
    if (own !== undefined) return own;
    const translations = typeof words === 'string' ? [...(byEnglish.get(words) ?? [])] : [];
    return translations.length > 1 ? new RegExp(translations.map(inPattern).join('|')) : (translations[0] ?? words);
  };
}

interface SiteLanguage {
  name: string;
  /** What its paths begin with. */
  prefix: string;
  say: Say;
  /** The language of its visitors' browsers. */
  locale: string;
}

export const english: SiteLanguage = { name: 'English', prefix: '', say: inEnglish, locale: 'en-US' };

export const german: SiteLanguage = {
  name: 'German',
  prefix: '/de',
  locale: 'de-DE',
  say: wordsIn('de', {
    // Smoke tests
    '/Find Your Perfect/': /Das passende Skigebiet/,
    '/Showing 12 of/': /^12 von \d+ Skigebieten/,
    '/^My Favorite/': /^Meine Favoriten/,
    '/password/': /Passwort/,
    'Last updated: May 9, 2025': 'Stand: 9. Mai 2025',
    // Errands
    Beginners: 'Anfänger',
    Intermediates: 'Fortgeschrittene',
    Experts: 'Könner',
    '/the (biggest|most|cheapest|nearest|highest)/': /(größten|meisten|günstigsten|nächsten|höchsten)/,
    '/^Open /': / öffnen$/,
    '/side by side$/': /nebeneinander$/,
    'Enough for all four': 'Genug für alle vier',
    '/from\\sZürich/': /(ab|von)\sZürich/,
    '/^2 beginners/': /^2 Anfänger/,
  }),
};

const inEitherWay = (letter: string) => `(?:${letter}|${pseudoLetter(letter)})`;

/**
 * English words as the pseudo-language says them: each letter accented, or as it is where it comes from data. Around spaces and at the ends
 * there may be brackets.
 */
export const inPseudo: Say = (words) => {
  const isExact = typeof words !== 'string';
  const source = isExact ? words.source : inPattern(words);
  const pattern = source.replace(/\\.|[A-Za-z^$ ,]/g, (part) => {
    if (part === '^') return '^⟦*';
    if (part === '$') return '⟧*$';
    if (part === ' ') return '[⟦⟧]*\\s[⟦⟧]*';
    if (part === ',') return '[⟦⟧]*,';
    if (part === '\\.') return '[⟦⟧]*\\.';
    return part.length > 1 ? part : inEitherWay(part);
  });
  return new RegExp(pattern, isExact ? words.flags : 'i');
};
