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

/** Which ids of a link lead to no resort. */
export const unknownSentence = (ids: readonly string[]): string =>
  ids.length === 1
    ? `One address in this link is not in the catalogue and was left out: ${quoted(ids)}.`
    : `${ids.length} addresses in this link are not in the catalogue and were left out: ${quoted(ids)}.`;

/** Which ids of a link are beyond the most that can be compared. */
export const surplusSentence = (ids: readonly string[]): string =>
  `Four resorts is the most. Left out: ${quoted(ids)}.`;

/** How many rows are left by "Only differences". */
export const differencesSentence = (different: number, all: number): string => `${different} of ${all} rows differ`;
