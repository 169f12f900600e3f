/** What can be chosen below a search field. */
export type SearchChoice =
  | { kind: 'resort'; id: string; name: string }
  | { kind: 'country'; name: string }
  | { kind: 'search'; text: string }
  | { kind: 'article'; slug: string };
