import type { Resort } from '@/api/resorts/resort.schema';
import { openOnWords } from '@/domain/filters/catalogue-filter-words';
import { catalogueFilterParsers } from '@/domain/filters/filter-parsers';
import { isOpenIn } from '@/domain/season-fit';
import { foldWords } from '@/lib/fold-text';
import { monthNames } from '@/lib/format';
import type { SearchChoice } from './search-choice';

/** The resorts open in a month, or into the next. */
export interface SuggestedMonth {
  /** "Open in April", "Open into May or later". */
  name: string;
  count: number;
  choice: SearchChoice & { kind: 'openOn' };
}

/** Fewer letters begin too many names. */
const LETTERS_MIN = 3;

// In the site's languages. Nothing is known about the beginning or middle of a month, so those only name the month.
const LATE =
  /^(?:the |at the |a la |alla |a )?(?:late in|late|end of|end|ende|spat im|spat|fin de|fin d|fin|fine di|fine|tardo) (?:the )?/;
const OTHER =
  /^(?:the )?(?:early in|early|mid|middle of|beginning of|start of|anfang|beginn|mitte|debut|mi|inizio|a meta|meta|in|im|en|a) (?:the )?/;

function suggestion(resorts: readonly Resort[], month: number, isBeyond: boolean): SuggestedMonth {
  const openOn = { month, isBeyond };
  return {
    name: openOnWords(openOn),
    count: resorts.filter(({ season }) => isOpenIn(season, month, isBeyond)).length,
    choice: { kind: 'openOn', openOn, word: catalogueFilterParsers.openOn.serialize(openOn) },
  };
}

/** The months a text names: "april", or "late april", which means open into May, because the API only knows months. */
export function suggestMonths(resorts: readonly Resort[], typed: string): SuggestedMonth[] {
  const text = foldWords(typed, true);
  const name = text.replace(LATE, '').replace(OTHER, '');
  if (name.length < LETTERS_MIN) return [];
  const month = monthNames().findIndex((each) => foldWords(each).startsWith(name));
  if (month < 0) return [];
  if (LATE.test(text)) return [suggestion(resorts, month, true)];
  return OTHER.test(text)
    ? [suggestion(resorts, month, false)]
    : [suggestion(resorts, month, false), suggestion(resorts, month, true)];
}
