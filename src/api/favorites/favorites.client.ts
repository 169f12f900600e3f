import type { Fetched } from '@/lib/fetched';
import { http } from '@/lib/http';
import { assertWriteResponse, parseFetched } from '@/lib/parse-response';
import { type Favorite, favoriteListSchema } from './favorite.schema';

/** The favorites of the owner of the token, by default of who is signed in. Throws an AppError. */
export async function getFavorites(signal?: AbortSignal, token?: string): Promise<Fetched<Favorite[]>> {
  return parseFetched(favoriteListSchema, await http.get('/favorites', { signal, sentToken: token }));
}

/** Saves a resort for the owner of the token. Throws an AppError, AUTHORIZATION_ERROR for a guest's fourth. */
export async function addFavorite(resortId: string, token: string): Promise<void> {
  assertWriteResponse(await http.post('/favorites', { resort_id: resortId }, { sentToken: token }));
}

/** Removes a resort from the favorites of the owner of the token. Throws an AppError. */
export async function removeFavorite(resortId: string, token: string): Promise<void> {
  assertWriteResponse(await http.delete(`/favorites/${encodeURIComponent(resortId)}`, { sentToken: token }));
}
