import { acknowledge } from '@/lib/acknowledge';
import { http } from '@/lib/http';
import { parseResponse } from '@/lib/parse-response';
import { type Favorite, favoriteListSchema } from './favorite.schema';

/** The favorites of the guest or person who is signed in. Throws an AppError. */
export async function getFavorites(signal?: AbortSignal): Promise<Favorite[]> {
  return parseResponse(favoriteListSchema, await http.get('/favorites', { signal }));
}

/** Saves a resort. Throws an AppError, AUTHORIZATION_ERROR for a guest's fourth. */
export async function addFavorite(resortId: string): Promise<void> {
  acknowledge(await http.post('/favorites', { resort_id: resortId }));
}

/** Takes a resort off the favorites. Throws an AppError. */
export async function removeFavorite(resortId: string): Promise<void> {
  acknowledge(await http.delete(`/favorites/${encodeURIComponent(resortId)}`));
}
