import { foldLetters, foldWords } from '@/lib/fold-text';

/** A piece of a name, and whether the typed text stands for it. */
export interface NamePart {
  text: string;
  isMatch: boolean;
}

const APOSTROPHE = /['’‘`´]/;
const WORD = /[\p{L}\p{N}]/u;

interface Letter {
  /** Where the letter ends in the name. */
  end: number;
  folded: string;
  startsWord: boolean;
}

/** The letters of a name, each as it is folded; punctuation folds to nothing, and an apostrophe joins. */
function lettersOf(name: string): Letter[] {
  let [end, isInWord] = [0, false];
  return [...name].map((letter) => {
    end += letter.length;
    const isMark = foldLetters(letter) === '' && !WORD.test(letter);
    if (!isMark && !WORD.test(letter)) {
      isInWord &&= APOSTROPHE.test(letter);
      return { end, folded: '', startsWord: false };
    }
    const startsWord = !isInWord && !isMark;
    isInWord = true;
    return { end, folded: foldLetters(letter), startsWord };
  });
}

/** How far a typed word reaches from a letter on; 0 where it does not match. */
function reach(letters: readonly Letter[], from: number, word: string): number {
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

/** A name cut into what the typed words stand for at the start of a word, and the rest; joined it is the name. */
export function matchParts(name: string, typed: string): NamePart[] {
  const words = foldWords(typed).split(' ').filter(Boolean);
  const letters = lettersOf(name);
  const isMatched = letters.map(() => false);
  for (const word of words) {
    const from = letters.findIndex(
      ({ startsWord }, at) => startsWord && !isMatched[at] && reach(letters, at, word) > 0,
    );
    if (from >= 0) isMatched.fill(true, from, reach(letters, from, word));
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
