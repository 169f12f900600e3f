import type { Favorite } from '@/api/favorites/favorite.schema';
import { GUEST_FAVORITES_LIMIT } from '@/config/constants';
import type { AppError } from '@/lib/errors';
import { m } from '@/paraglide/messages';

/** The server's response to a guest's fourth favorite. */
const LIMIT_RESPONSE = 'Guest users can only save up to 3 resorts';

/** Whether the server refused a guest's fourth favorite. The only error recognised by its text. */
export function isLimitError(error: AppError): boolean {
  return error.message.includes(LIMIT_RESPONSE);
}

/**
 * Whether the server refused a change because it holds already: made in another tab, or by a request whose response was lost.
 */
export function holdsAlready(error: AppError, isWanted: boolean): boolean {
  return error.statusCode === (isWanted ? 409 : 404) && !isLimitError(error);
}

/** Whether a resort is among the favorites. */
export const isSaved = (favorites: readonly Favorite[], resortId: string): boolean =>
  favorites.some((favorite) => favorite.resortId === resortId);

/**
 * The favorites with one added or removed; the others keep their order.
 * @param before an earlier list, in which it had the place it is added at; by default it becomes the last
 */
export function withChange(
  favorites: readonly Favorite[],
  favorite: Favorite,
  isWanted: boolean,
  before: readonly Favorite[] = [],
): Favorite[] {
  const { resortId } = favorite;
  if (!isWanted) return favorites.filter((other) => other.resortId !== resortId);
  if (isSaved(favorites, resortId)) return [...favorites];
  const following = before.slice(before.findIndex((other) => other.resortId === resortId) + 1);
  const next = favorites.findIndex((other) => isSaved(following, other.resortId));
  return favorites.toSpliced(next < 0 ? favorites.length : next, 0, favorite);
}

/** The announcement of a saved resort; for guests with the number of places taken. */
export function addedText(resortName: string, isGuest: boolean, saved: number | undefined): string {
  return isGuest && saved !== undefined
    ? m.favorites_added_by_guest({
        resort: resortName,
        used: Math.min(saved, GUEST_FAVORITES_LIMIT),
        limit: GUEST_FAVORITES_LIMIT,
      })
    : m.favorites_added({ resort: resortName });
}
