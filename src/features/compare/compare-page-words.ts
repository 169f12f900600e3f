import { COMPARED_MAX } from '@/config/constants';
import { formatNames } from '@/lib/format';
import { m } from '@/paraglide/messages';

/** "Compare three resorts", or "Compare resorts" for fewer than two. */
export const pageHeading = (count: number): string =>
  count >= 2 ? m.compare_heading({ count: String(count) }) : m.compare_resorts();

/** "Zermatt", "Zermatt and Livigno", "Zermatt, Livigno and Voss". */
export const listedNames = (names: readonly string[]): string => formatNames(names);

/** Title of the page: "Compare Zermatt and Livigno". */
export const pageTitle = (names: readonly string[]): string =>
  names.length >= 2 ? m.compare_names({ names: listedNames(names) }) : m.compare_resorts();

const quoted = (ids: readonly string[]) => ids.map((id) => m.compare_quoted({ id })).join(', ');

/** What happened to the unknown ids of a link. */
export const unknownOutcome = (count: number): string => m.compare_outcome({ count });

/** Names the ids of a link that are above the limit, or that were not looked up after too many unknown ones. */
export const surplusSentence = (ids: readonly string[], known: number): string =>
  known >= COMPARED_MAX ? m.compare_surplus_four({ ids: quoted(ids) }) : m.compare_surplus_link({ ids: quoted(ids) });

/** How many rows "Only differences" shows. */
export const differencesSentence = (different: number, all: number): string => m.compare_differ({ different, all });
