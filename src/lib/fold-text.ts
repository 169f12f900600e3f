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

/** Lower case without accents, letter by letter: "Åre" -> "are", "Großglockner" -> "grossglockner". */
export const foldLetters = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter);

const APOSTROPHES = /['’‘`´]/g;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

const collapsed = (text: string) => text.replace(NO_WORD, ' ').trim();

/**
 * The words of a text, folded and without punctuation. What an apostrophe joins is one word: "Val d'Isère" -> "val
 * disere"; with `isApart` it is two: "val d isere".
 */
export const foldWords = (text: string, isApart = false): string =>
  collapsed(foldLetters(text).replace(APOSTROPHES, isApart ? ' ' : ''));
