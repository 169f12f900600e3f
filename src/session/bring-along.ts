import type { QueryClient } from '@tanstack/react-query';
import { z } from 'zod/mini';
import { create } from 'zustand';
import type { User } from '@/api/auth/user.schema';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { BRING_ALONG_WAIT, STORAGE_KEYS } from '@/config/constants';
import { readSessionJson, writeSessionJson } from '@/lib/session-storage';
import { getSession, subscribeToSession } from './auth-storage';

const offer = z.object({
  /** The person who has signed in. */
  userId: z.string(),
  /** The guest's favorites; the name is '' where the server sent none. */
  resorts: z.array(z.object({ id: z.string(), name: z.string() })).check(z.minLength(1)),
});

/** The resorts a former guest, now signed in, may bring along. */
export type BringAlong = z.infer<typeof offer> & {
  /** The visit of a page (`key` of its first location) on which the question was closed without an answer. */
  postponedAt?: string;
};

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

/**
 * The favorites of the current guest; empty for anyone else, or if they take longer than BRING_ALONG_WAIT. Call it
 * before the guest's session is replaced. Never rejects.
 */
export async function guestFavorites(queryClient: QueryClient): Promise<BringAlong['resorts']> {
  const user = getSession()?.user;
  if (user?.userType !== 'guest') return [];
  const tooLate = new Promise<null>((resolve) => setTimeout(resolve, BRING_ALONG_WAIT, null));
  const list = queryClient.ensureQueryData({ ...favoriteQueries.ofUser(user.id), retry: false }).catch(() => null);
  const found = await Promise.race([list, tooLate]);
  return (found?.data ?? []).map(({ resortId, resort }) => ({ id: resortId, name: resort?.name ?? '' }));
}

/** Offers to bring a guest's resorts along to the account just signed in to. Without resorts there is no offer. */
export function offerBringAlong(userId: string, resorts: BringAlong['resorts']): void {
  save(resorts.length > 0 ? { userId, resorts } : null);
}
