import { readdirSync, readFileSync } from 'node:fs';
import { inPattern } from '../support/in-pattern';
import type { Say } from './visit-state';

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
export function wordsIn(language: 'de', byHand: Readonly<Record<string, string | RegExp>>): Say {
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
