import type { OpenOn } from '@/domain/filters/list-filters';

/** What can be chosen below a search field. */
export type SearchChoice =
  | { kind: 'resort'; id: string; name: string }
  | { kind: 'country'; name: string }
  | { kind: 'search'; text: string }
  /** `word` is the value in the address of the list. */
  | { kind: 'openOn'; openOn: OpenOn; word: string }
  | { kind: 'article'; slug: string };
