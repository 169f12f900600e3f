import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { create } from 'zustand';
import type { User } from '@/api/auth/user.schema';
import type { Favorite } from '@/api/favorites/favorite.schema';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { BRING_ALONG_WAIT, STORAGE_KEYS } from '@/config/constants';
import { readSessionJson, writeSessionJson } from '@/lib/session-storage';
import { getSession, subscribeToSession } from './auth-storage';

const offer = z.object({
  /** The person who has signed in. */
  userId: z.string(),
  /** The guest's favorites, none while they are unknown; the name is '' where the server sent none. */
  resorts: z.array(z.object({ id: z.string(), name: z.string() })),
  /** The guest's token, while the favorites are unknown: only it can read them. */
  guestToken: z.optional(z.string()),
});

/** The resorts a former guest, now signed in, may bring along. */
export type BringAlong = z.infer<typeof offer> & {
  /** The visit of a page (`key` of its first location) on which the question was closed without an answer. */
  postponedAt?: string;
};

/** What a guest who signs in has saved. */
type LeftByGuest = Pick<BringAlong, 'resorts' | 'guestToken'>;

const KEY = STORAGE_KEYS.bringAlong;

const useOffer = create<BringAlong | null>(() =>
  typeof window === 'undefined' ? null : (offer.safeParse(readSessionJson(KEY)).data ?? null),
);

function save(next: BringAlong | null): void {
  if (next === null && useOffer.getState() === null) return;
  writeSessionJson(KEY, next);
  useOffer.setState(next, true);
}

/** The offer that this person has not answered yet, or null; re-renders when that changes. */
export function useBringAlong(user: User | null): BringAlong | null {
  const pending = useOffer();
  return pending && pending.userId === user?.id ? pending : null;
}

/** Keeps the offer open: closing the question does not answer it. */
export const postponeBringAlong = (postponedAt: string): void =>
  useOffer.setState((pending) => pending && { ...pending, postponedAt }, true);

/** Removes the offer once it has been answered. */
export const dropBringAlong = (): void => save(null);

/** Removes an offer made to another person, now and on every change of session. Returns a function that stops this. */
export function dropForOthers(): () => void {
  const check = () => {
    if (useOffer.getState()?.userId !== getSession()?.user.id) save(null);
  };
  check();
  return subscribeToSession(check);
}

/** What the question and its answer need of each favorite. */
export const toResorts = (favorites: readonly Favorite[]): BringAlong['resorts'] =>
  favorites.map(({ resortId, resort }) => ({ id: resortId, name: resort?.name ?? '' }));

/**
 * The favorites of the current guest, none for anyone else. If they cannot be read, or not within BRING_ALONG_WAIT, the
 * token to read them with later. Call it before the guest's session is replaced. Never rejects.
 */
export async function guestFavorites(queryClient: QueryClient): Promise<LeftByGuest> {
  const session = getSession();
  if (session?.user.userType !== 'guest') return { resorts: [] };
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, BRING_ALONG_WAIT, null));
  const list = queryClient
    // Fetched even where they are known: another tab may have changed them.
    .fetchQuery({ ...favoriteQueries.ofUser(session.user.id), staleTime: 0, retry: false })
    .catch(() => null);
  const found = await Promise.race([list, tooLate]);
  return found ? { resorts: toResorts(found.data) } : { resorts: [], guestToken: session.token };
}

/** Offers to bring a guest's resorts along to the account just signed in to. If there are none, there is no offer. */
export function offerBringAlong(userId: string, left: LeftByGuest): void {
  save(left.resorts.length > 0 || left.guestToken ? { userId, ...left } : null);
}

/** Offers a person these resorts from now on, if there still is an offer: those read by now, or left to add. None end it. */
export function changeBringAlong(userId: string, resorts: BringAlong['resorts']): void {
  if (useOffer.getState()?.userId === userId) offerBringAlong(userId, { resorts });
}
