import { foldLetters, foldWords, hasApostrophe } from '@/lib/fold-text';

/** A piece of a name, and whether it matches the typed text. */
interface NamePart {
  text: string;
  isMatch: boolean;
}

const WORD = /[\p{L}\p{N}]/u;

interface Letter {
  /** End index of the letter in the name. */
  end: number;
  folded: string;
  startsWord: boolean;
}

/** The letters of a name, each folded; punctuation folds to nothing, and an apostrophe does not end a word. */
function lettersOf(name: string): Letter[] {
  let end = 0;
  let isInWord = false;
  return [...name].map((letter) => {
    end += letter.length;
    const isLetter = WORD.test(letter);
    const startsWord = isLetter && !isInWord;
    // What folds to nothing is an accent, which belongs to its letter.
    isInWord = isLetter || foldLetters(letter) === '' || (isInWord && hasApostrophe(letter));
    return { end, folded: isLetter ? foldLetters(letter) : '', startsWord };
  });
}

/** Index after the match of a typed word that begins at a letter; 0 if it does not match. */
function matchEnd(letters: readonly Letter[], from: number, word: string): number {
  let rest = word;
  for (let at = from; at < letters.length; at += 1) {
    const { folded = '', startsWord = false } = letters[at] ?? {};
    if (at > from && startsWord) return 0;
    if (folded !== '' && !rest.startsWith(folded)) return rest !== '' && folded.startsWith(rest) ? at + 1 : 0;
    rest = rest.slice(folded.length);
    if (rest === '') return at + 1;
  }
  return 0;
}

/** Splits a name into the word beginnings that match the typed words, and the rest. Joined, the parts are the name. */
export function matchParts(name: string, typed: string): NamePart[] {
  const words = foldWords(typed).split(' ').filter(Boolean);
  const letters = lettersOf(name);
  const isMatched = letters.map(() => false);
  for (const word of words) {
    const from = letters.findIndex(
      ({ startsWord }, at) => startsWord && !isMatched[at] && matchEnd(letters, at, word) > 0,
    );
    if (from >= 0) isMatched.fill(true, from, matchEnd(letters, from, word));
  }
  const parts: NamePart[] = [];
  let start = 0;
  for (const [at, { end }] of letters.entries()) {
    const isMatch = isMatched[at] ?? false;
    const text = name.slice(start, end);
    const last = parts.at(-1);
    if (last?.isMatch === isMatch) last.text += text;
    else parts.push({ text, isMatch });
    start = end;
  }
  return parts;
}
