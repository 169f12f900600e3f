import type { Resort } from '@/api/resorts/resort.schema';
import { openOnWords } from '@/domain/filters/catalogue-filter-words';
import { catalogueFilterParsers } from '@/domain/filters/filter-parsers';
import { isOpenIn } from '@/domain/season-fit';
import { foldWords } from '@/lib/fold-text';
import { monthNames } from '@/lib/format';
import type { SearchChoice } from './search-choice';

/** Resorts that are open in a month, or beyond it. */
export interface SuggestedMonth {
  /** "Open in April", "Open into May or later". */
  name: string;
  count: number;
  choice: SearchChoice & { kind: 'openOn' };
}

/** Fewer letters are the beginning of too many names. */
const LETTERS_MIN = 3;

// In the languages of the site; of a month that somebody asks for the beginning or the middle of, nothing more is known.
const LATE = /^(?:the )?(?:late in|late|end of|end|ende|spat im|spat|fin|fin de|fine|fine di|tardo) (?:the )?/;
const OTHER =
  /^(?:the )?(?:early in|early|mid|middle of|beginning of|start of|anfang|beginn|mitte|debut|mi|inizio|a meta|meta|in|im|en|a) (?:the )?/;

function suggested(resorts: readonly Resort[], month: number, isBeyond: boolean): SuggestedMonth {
  const openOn = { month, isBeyond };
  return {
    name: openOnWords(openOn),
    count: resorts.filter(({ season }) => isOpenIn(season, month, isBeyond)).length,
    choice: { kind: 'openOn', openOn, word: catalogueFilterParsers.openOn.serialize(openOn) },
  };
}

/** The months that a text names, "april" or "late april": late in a month is beyond it, since the API knows months only. */
export function suggestMonths(resorts: readonly Resort[], typed: string): SuggestedMonth[] {
  const text = foldWords(typed);
  const name = text.replace(LATE, '').replace(OTHER, '');
  if (name.length < LETTERS_MIN) return [];
  const month = monthNames().findIndex((each) => foldWords(each).startsWith(name));
  if (month < 0) return [];
  if (LATE.test(text)) return [suggested(resorts, month, true)];
  return OTHER.test(text)
    ? [suggested(resorts, month, false)]
    : [suggested(resorts, month, false), suggested(resorts, month, true)];
}
