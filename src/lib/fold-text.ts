const LETTERS: Readonly<Record<string, string>> = {
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
};
const OTHER_LETTERS = /[øæœßłđðþı]/g;
const MARKS = /\p{M}/gu;

/** What most names consist of has nothing to fold but its case: thousands are folded at the first key of a search. */
const PLAIN_LETTERS = /^[a-z0-9 .,()&'-]*$/;

/** Lower case without accents, letter by letter: "Åre" -> "are", "Großglockner" -> "grossglockner". */
export function foldLetters(text: string): string {
  const lower = text.toLowerCase();
  if (PLAIN_LETTERS.test(lower)) return lower;
  return lower
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter);
}

const PLAIN_WORDS = /^[a-z0-9]+(?: [a-z0-9]+)*$/;
const APOSTROPHES = /['’‘`´]/g;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

const collapsed = (text: string) => text.replace(NO_WORD, ' ').trim();

/**
 * The words of a text, folded and without punctuation. What an apostrophe joins is one word: "Val d'Isère" -> "val
 * disere"; with `isApart` it is two: "val d isere".
 */
export function foldWords(text: string, isApart = false): string {
  const letters = foldLetters(text);
  if (PLAIN_WORDS.test(letters)) return letters;
  return collapsed(letters.replace(APOSTROPHES, isApart ? ' ' : ''));
}

/** Whether an apostrophe stands in a text, so that its words can be read in two ways. */
export const hasApostrophe = (text: string): boolean => text.search(APOSTROPHES) >= 0;
