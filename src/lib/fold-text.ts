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
export function foldLetters(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(OTHER_LETTERS, (letter) => LETTERS[letter] ?? letter);
}

const APOSTROPHES = /['’‘`´]/g;
const NO_WORD = /[^\p{L}\p{N}]+/gu;

/**
 * The words of a text, folded and without punctuation. An apostrophe joins ("Val d'Isère" -> "val disere"); with `isApart`
 * it separates ("val d isere").
 */
export function foldWords(text: string, isApart = false): string {
  return foldLetters(text)
    .replace(APOSTROPHES, isApart ? ' ' : '')
    .replace(NO_WORD, ' ')
    .trim();
}

/** Whether a text has an apostrophe, so that `foldWords` can read it in two ways. */
export const hasApostrophe = (text: string): boolean => text.search(APOSTROPHES) >= 0;

/** Replaces typographic apostrophes, which phones type ("Val d’Isère"), by the plain one. */
export const withPlainApostrophes = (text: string): string => text.replace(APOSTROPHES, "'");
