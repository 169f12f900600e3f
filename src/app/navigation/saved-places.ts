import { STORAGE_KEYS } from '@/config/constants';

/** How far down each entry of the history was scrolled, by its key; outlives a reload of the tab. */
const KEY = STORAGE_KEYS.places;

function readStored(): Map<string, number> {
  try {
    return new Map(JSON.parse(window.sessionStorage.getItem(KEY) ?? '[]') as [string, number][]);
  } catch {
    return new Map();
  }
}

let places: Map<string, number> | undefined;

/** How far down, in pixels, the page of an entry was left, or undefined. */
export function placeOf(key: string): number | undefined {
  places ??= readStored();
  return places.get(key);
}

/** Remembers how far down the page of an entry is left. */
export function savePlace(key: string, y: number): void {
  places ??= readStored();
  places.set(key, y);
}

/** Writes all places down, before the tab leaves the site or loads it anew. */
export function storePlaces(): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify([...(places ?? [])]));
  } catch {
    // Storage is full or forbidden: the page starts at its top.
  }
}
