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

/** Names that only need lower-casing: a shortcut, because the first keystroke of a search folds thousands. */
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
 * The words of a text, folded and without punctuation. An apostrophe joins ("Val d'Isère" -> "val disere"); with `isApart`
 * it separates ("val d isere").
 */
export function foldWords(text: string, isApart = false): string {
  const letters = foldLetters(text);
  if (PLAIN_WORDS.test(letters)) return letters;
  return collapsed(letters.replace(APOSTROPHES, isApart ? ' ' : ''));
}

/** Whether a text has an apostrophe, so that `foldWords` can read it in two ways. */
export const hasApostrophe = (text: string): boolean => text.search(APOSTROPHES) >= 0;

/** Replaces typographic apostrophes, which phones type ("Val d’Isère"), by the plain one. */
export const withPlainApostrophes = (text: string): string => text.replace(APOSTROPHES, "'");
