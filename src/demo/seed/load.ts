import type { Account, ReviewRow } from '../tables';
import type { SeedAuthor } from './authors';
import type { CatalogueRecord } from './catalogue';
import { accounts } from './users';

/** A sample review, which nobody has changed. All of them are invented. */
export type SeedReview = Omit<ReviewRow, 'updated_at'>;

/** Everything the demo starts from. */
export interface Seed {
  resorts: readonly CatalogueRecord[];
  accounts: readonly Account[];
  authors: readonly SeedAuthor[];
  reviews: readonly SeedReview[];
}

/** Loads the seed. The catalogue and the reviews are chunks of their own, fetched while the app starts. */
export async function loadSeed(): Promise<Seed> {
  const [catalogue, reviews, authors] = await Promise.all([
    import('./resorts.json'),
    import('./reviews.json'),
    import('./authors'),
  ]);
  return {
    resorts: catalogue.default.resorts as readonly CatalogueRecord[],
    accounts,
    authors: authors.authors,
    reviews: reviews.default,
  };
}
