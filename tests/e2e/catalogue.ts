import { readFileSync } from 'node:fs';
import { authors } from '@/demo/seed/authors';
import type { CatalogueRecord } from '@/demo/seed/catalogue';
import { reviews } from '@/demo/seed/reviews';
import { DemoStore } from '@/demo/store';

const { resorts: records } = JSON.parse(readFileSync('src/demo/seed/resorts.json', 'utf8')) as {
  resorts: CatalogueRecord[];
};
const store = new DemoStore({ resorts: records, accounts: [], authors, reviews });

/** What the API stand-in holds: the resorts an e2e test may expect to see, with the ratings of their reviews. */
export const resorts = records.map((record) => ({ ...record, ...store.ratingOf(record.id) }));

export type KnownResort = (typeof resorts)[number];

/** The resort of that id; throws when the catalogue has none. */
export function resortOf(id: string): KnownResort {
  const found = resorts.find((resort) => resort.id === id);
  if (!found) throw new Error(`The catalogue has no ${id}`);
  return found;
}
