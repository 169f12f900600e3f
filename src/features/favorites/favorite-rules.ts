import type { Favorite } from '@/api/favorites/favorite.schema';
import type { Resort } from '@/api/resorts/resort.schema';
import { GUEST_FAVORITES_LIMIT } from '@/config/constants';
import { messages } from '@/config/messages';
import type { AppError } from '@/lib/errors';

/** True for the server's refusal of a guest's fourth favorite; the one error that is known by its words. */
export function isLimitError(error: AppError): boolean {
  return error.message.includes(messages.favorites.serverLimit);
}

/** True when one more favorite would be one too many. */
export function isFull(favorites: readonly Favorite[], limit: number): boolean {
  return favorites.length >= limit;
}

export const isSaved = (favorites: readonly Favorite[], resortId: string): boolean =>
  favorites.some((favorite) => favorite.resortId === resortId);

/** The favorites with a resort saved or taken off; the others keep their places. */
export function withChange(favorites: readonly Favorite[], resort: Resort, isWanted: boolean): Favorite[] {
  if (!isWanted) return favorites.filter(({ resortId }) => resortId !== resort.id);
  return isSaved(favorites, resort.id) ? [...favorites] : [...favorites, { resortId: resort.id, resort }];
}

/** What is said when a resort was saved; a guest is told how many places are taken. */
export function addedText(resortName: string, isGuest: boolean, saved: number | undefined): string {
  return isGuest && saved !== undefined
    ? messages.favorites.addedByGuest(resortName, Math.min(saved, GUEST_FAVORITES_LIMIT))
    : messages.favorites.added(resortName);
}
