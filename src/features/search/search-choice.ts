import type { OpenOn } from '@/domain/filters/list-filters';

/** What can be chosen below a search field. */
export type SearchChoice =
  | { kind: 'resort'; id: string; name: string }
  | { kind: 'country'; name: string }
  | { kind: 'search'; text: string }
  /** `word` is how the address of the list names it. */
  | { kind: 'openOn'; openOn: OpenOn; word: string }
  | { kind: 'article'; slug: string };
