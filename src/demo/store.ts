import { newId } from './identity';
import { memoryPersistence, type Persistence } from './persistence';
import { loadSeed, type Seed } from './seed/load';
import {
  type Account,
  type Changes,
  type FavoriteRow,
  noChanges,
  type Rating,
  type ReviewRow,
  readChanges,
  writeChanges,
} from './tables';

/** A conversion event as the client sent it. */
type TrackedEvent = Record<string, unknown>;

/**
 * The demo's tables: the seed, overlaid with what visitors changed. Only the changes are stored, under one key; `refresh`
 * picks up changes made in another tab.
 */
export class DemoStore {
  readonly seed: Seed;
  readonly events: TrackedEvent[] = [];
  readonly #persistence: Persistence;
  #changes: Changes = noChanges();
  #text: string | null = null;
  #reviews: ReviewRow[] | null = null;
  #ratings: Map<string, Rating> | null = null;

  constructor(seed: Seed, persistence: Persistence = memoryPersistence()) {
    this.seed = seed;
    this.#persistence = persistence;
    this.refresh();
  }

  /** Reads the changes stored since it was last called. */
  refresh(): void {
    const text = this.#persistence.read();
    if (text === this.#text) return;
    this.#text = text;
    this.#changes = readChanges(text);
    this.#forgetReviews();
  }

  /** Forgets everything visitors changed. */
  reset(): void {
    this.#changes = noChanges();
    this.#text = null;
    this.events.length = 0;
    this.#forgetReviews();
    this.#persistence.write(null);
  }

  /** The account of that id, or null. */
  account(id: string): Account | null {
    return this.#changes.accounts.get(id) ?? this.seed.accounts.find((account) => account.id === id) ?? null;
  }

  /** The account of that e-mail address, whatever its case, or null. */
  accountByEmail(email: string): Account | null {
    return this.#findAccount((account) => account.email?.toLowerCase() === email.toLowerCase());
  }

  /** The account of that username, whatever its case, or null. */
  accountByUsername(username: string): Account | null {
    return this.#findAccount((account) => account.username?.toLowerCase() === username.toLowerCase());
  }

  /** Adds an account or replaces the one of the same id. */
  saveAccount(account: Account): void {
    this.#changes.accounts.set(account.id, account);
    this.#keep();
  }

  /** Opens a session for an account and returns its token. */
  openSession(accountId: string): string {
    const token = newId('token');
    this.#changes.sessions.set(token, accountId);
    this.#keep();
    return token;
  }

  /** The account whose session the token opens, or null. */
  sessionAccount(token: string): Account | null {
    const id = this.#changes.sessions.get(token);
    return id === undefined ? null : this.account(id);
  }

  /** Ends a session; an unknown token is ignored. */
  closeSession(token: string): void {
    if (this.#changes.sessions.delete(token)) this.#keep();
  }

  /** An account's favorites, newest first. */
  favoritesOf(accountId: string): readonly FavoriteRow[] {
    return this.#changes.favorites.get(accountId) ?? [];
  }

  /** Replaces an account's favorites. */
  setFavorites(accountId: string, rows: readonly FavoriteRow[]): void {
    this.#changes.favorites.set(accountId, [...rows]);
    this.#keep();
  }

  /** All reviews, newest first. */
  reviews(): readonly ReviewRow[] {
    this.#reviews ??= this.#mergeReviews();
    return this.#reviews;
  }

  /** Adds a review or replaces the one of the same id. */
  saveReview(row: ReviewRow): void {
    this.#changes.reviews.set(row.id, row);
    this.#forgetReviews();
    this.#keep();
  }

  /** Deletes a review. */
  deleteReview(id: string): void {
    this.#changes.reviews.set(id, null);
    this.#forgetReviews();
    this.#keep();
  }

  /** A resort's rating, from its current reviews. */
  ratingOf(resortId: string): Rating {
    this.#ratings ??= rate(this.reviews());
    return this.#ratings.get(resortId) ?? { rating: null, review_count: 0 };
  }

  /** What visitors changed and the events they caused, for inspection. */
  snapshot(): object {
    return { ...JSON.parse(writeChanges(this.#changes)), events: this.events };
  }

  #findAccount(matches: (account: Account) => boolean): Account | null {
    for (const account of this.#changes.accounts.values()) if (matches(account)) return account;
    const seeded = this.seed.accounts.find((account) => !this.#changes.accounts.has(account.id) && matches(account));
    return seeded ?? null;
  }

  #mergeReviews(): ReviewRow[] {
    const rows = new Map<string, ReviewRow | null>(
      this.seed.reviews.map((row) => [row.id, { ...row, updated_at: null }]),
    );
    for (const [id, row] of this.#changes.reviews) rows.set(id, row);
    return [...rows.values()].filter((row) => row !== null).sort((a, b) => b.created_at.localeCompare(a.created_at));
  }

  #forgetReviews(): void {
    this.#reviews = null;
    this.#ratings = null;
  }

  #keep(): void {
    this.#text = writeChanges(this.#changes);
    this.#persistence.write(this.#text);
  }
}

function rate(reviews: readonly ReviewRow[]): Map<string, Rating> {
  const sums = new Map<string, { sum: number; count: number }>();
  for (const review of reviews) {
    const entry = sums.get(review.resort_id) ?? { sum: 0, count: 0 };
    sums.set(review.resort_id, { sum: entry.sum + review.rating, count: entry.count + 1 });
  }
  return new Map(
    [...sums].map(([id, { sum, count }]) => [id, { rating: Math.round((sum / count) * 10) / 10, review_count: count }]),
  );
}

/** Loads the seed and opens the store over it. Without a persistence, nothing outlives the process. */
export async function openStore(persistence?: Persistence): Promise<DemoStore> {
  return new DemoStore(await loadSeed(), persistence);
}
