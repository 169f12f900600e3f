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

/** A name as typed without umlauts, in the German way: "Kitzbühel" -> "Kitzbuehel". Never for typed text: "Manuel". */
export const umlautsSpelt = (name: string): string => name.replace(/[äöü]/gi, (letter) => `${foldLetters(letter)}e`);

/** Soft hyphens, zero-width spaces and the like, which come along with a copied name. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** A typed or copied name without invisible characters, and with plain apostrophes for those of phones ("Val d’Isère"). */
export const plainlySpelt = (text: string): string => text.replace(INVISIBLE, '').replace(APOSTROPHES, "'");
