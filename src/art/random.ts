import { lerp } from './numbers';

/** A repeatable source of random numbers: the same seed gives the same sequence. */
export interface Chance {
  /** Next number from 0 (included) to 1 (excluded). */
  next(): number;
  /** Next number between two bounds. */
  between(low: number, high: number): number;
}

/** Turns any text into an unsigned 32-bit number (FNV-1a over code points). */
export function hashText(text: string): number {
  let hash = 2166136261;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619) >>> 0;
  return hash;
}

/** Starts a sequence (mulberry32) from an unsigned 32-bit seed. */
export function startChance(seed: number): Chance {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return { next, between: (low, high) => lerp(low, high, next()) };
}
