import type { Favorite } from '@/api/favorites/favorite.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { GUEST_FAVORITES_LIMIT } from '@/config/constants';
import { messages } from '@/config/messages';
import type { AppError } from '@/lib/errors';

/** Whether the server refused a guest's fourth favorite; the only error that is recognised by its text. */
export function isLimitError(error: AppError): boolean {
  return error.message.includes(messages.favorites.serverLimit);
}

/** Whether the limit is reached. */
export function isFull(favorites: readonly Favorite[], limit: number): boolean {
  return favorites.length >= limit;
}

/** Whether a resort is among the favorites. */
export const isSaved = (favorites: readonly Favorite[], resortId: string): boolean =>
  favorites.some((favorite) => favorite.resortId === resortId);

/** The favorites with a resort saved or taken off; the others keep their places. */
export function withChange(favorites: readonly Favorite[], resort: Resort, isWanted: boolean): Favorite[] {
  if (!isWanted) return favorites.filter(({ resortId }) => resortId !== resort.id);
  return isSaved(favorites, resort.id) ? [...favorites] : [...favorites, { resortId: resort.id, resort }];
}

/** The announcement of a saved resort, for a guest with the number of places taken. */
export function addedText(resortName: string, isGuest: boolean, saved: number | undefined): string {
  return isGuest && saved !== undefined
    ? messages.favorites.addedByGuest(resortName, Math.min(saved, GUEST_FAVORITES_LIMIT))
    : messages.favorites.added(resortName);
}
