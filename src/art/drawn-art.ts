import { type ArtFacts, readFacts } from './art-facts';
import type { ArtCrop } from './scene';

const CACHE_SIZE = 400;
const drawn = new Map<string, string>();

/** Tells two drawings apart: same name, same picture. */
export const artName = (facts: ArtFacts, crop: ArtCrop, inDark = false): string =>
  JSON.stringify([crop, inDark, readFacts(facts)]);

/** The address of a picture drawn earlier, or null. Costs next to nothing. */
export const drawnArtUri = (facts: ArtFacts, crop: ArtCrop = 'card', inDark = false): string | null =>
  drawn.get(artName(facts, crop, inDark)) ?? null;

/** Caches a picture's address; the last 400 are kept. */
export function cacheArt(name: string, uri: string): void {
  drawn.delete(name);
  drawn.set(name, uri);
  const [oldest] = drawn.keys();
  if (drawn.size > CACHE_SIZE && oldest !== undefined) drawn.delete(oldest);
}
