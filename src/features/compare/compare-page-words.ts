import { COMPARED_MAX } from '@/config/constants';

const NUMBERS = ['no', 'one', 'two', 'three', 'four'];

/** "Compare three resorts", or "Compare resorts" while there are not two. */
export const pageHeading = (count: number): string =>
  count >= 2 ? `Compare ${NUMBERS[count] ?? count} resorts` : 'Compare resorts';

/** "Zermatt", "Zermatt and Livigno", "Zermatt, Livigno and Voss". */
export function listedNames(names: readonly string[]): string {
  const last = names.at(-1) ?? '';
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} and ${last}` : last;
}

/** Title of the page: "Compare Zermatt and Livigno". */
export const pageTitle = (names: readonly string[]): string =>
  names.length >= 2 ? `Compare ${listedNames(names)}` : 'Compare resorts';

const quoted = (ids: readonly string[]) => ids.map((id) => `“${id}”`).join(', ');

/** What became of so many ids of a link that lead to no resort. */
export const unknownOutcome = (count: number): string => (count === 1 ? 'It was left out.' : 'They were left out.');

/** Which ids of a link are beyond the most that can be compared, or beyond what is looked up of so few known ones. */
export const surplusSentence = (ids: readonly string[], known: number): string =>
  `${known >= COMPARED_MAX ? 'Four resorts is the most' : 'This link names too many resorts'}. Left out: ${quoted(ids)}.`;

/** How many rows are left by "Only differences". */
export const differencesSentence = (different: number, all: number): string => `${different} of ${all} rows differ`;
