import { z } from 'zod/mini';
import { type Resort, resortSchema } from '@/api/resorts/resort.schema';
import { unwrapList } from '@/lib/envelope';
import { fromRecord, readId, readRecord } from '@/lib/lenient';

export interface Favorite {
  resortId: string;
  /** The resort itself, if the server sent it. */
  resort: Resort | null;
}

const favoriteSchema = fromRecord((raw): Favorite => {
  const resortId = readId(raw.resort_id) || readId(raw.resortId) || readId(readRecord(raw.resort).id);
  return { resortId, resort: resortSchema.safeParse(raw.resort).data ?? null };
}).check(z.refine(({ resortId }) => resortId !== ''));

/** `{ favorites }` or a bare array -> favorites, each resort once. */
export const favoriteListSchema = z.pipe(
  unwrapList('favorites', favoriteSchema),
  z.transform((favorites) => [...new Map(favorites.map((favorite) => [favorite.resortId, favorite])).values()]),
);
