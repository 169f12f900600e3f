import type { Locale } from '@/config/locale';

/** A number as each language writes it. */
const NUMBERS: Readonly<Record<Locale, RegExp>> = {
  en: /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g,
  de: /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
  fr: /\d{1,3}(?:\u00a0\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
  it: /\d{1,3}(?:\.\d{3})+(?:,\d+)?|\d+(?:,\d+)?/g,
};

const plain = (number: string, language: Locale) =>
  language === 'en' ? number.replaceAll(',', '') : number.replaceAll(/[.\u00a0]/g, '').replace(',', '.');

/** The numbers of a sentence in a language, ascending: no language needs to keep the word order of another. */
export const numbersIn = (sentence: string, language: Locale): number[] =>
  (sentence.match(NUMBERS[language]) ?? []).map((number) => Number(plain(number, language))).sort((a, b) => a - b);

/** What no sentence has, in whatever language: a value that is none, a variable, an empty part, two spaces. */
const FAULT =
  /\bNaN\b|\bundefined\b|\bnull\b|\[object|Infinity|[{}*]|[ \u00a0]{2}|^\s|\s$|[([«„“‘] *[)\]»”’]|[,;:] ?[,;:.](?!\.)|\. ?[;.](?!\.)|(?:^|\s)[·–,;.]\s*$|^[·–,;:.]/;

/** Those of some sentences that are empty or have a fault. */
export const faultySentences = (sentences: readonly string[]): string[] =>
  sentences.filter((sentence) => sentence === '' || FAULT.test(sentence));
