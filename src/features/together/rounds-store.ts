import { z } from 'zod/mini';
import { ROUNDS_KEPT_FOR, ROUNDS_MAX, STORAGE_KEYS } from '@/config/constants';
import { readStoredJson, writeStoredJson } from '@/lib/local-storage';
import { storedStore } from '@/lib/stored-store';
import { fromWire, toWire } from './codec/round-wire';
import { isOverfull, mergeRounds } from './rules/merge';
import type { Round } from './rules/round';

/** A round as this browser keeps it. */
export interface StoredRound {
  round: Round;
  /** The people for whom this browser answers: oneself, and others without a browser of their own. */
  mine: readonly string[];
  /** People whose answers are hidden here. */
  hidden: readonly string[];
  /** When it was last opened, in milliseconds since 1970. */
  openedAt: number;
}

const personIds = z.array(z.string());
const stored = z.object({ round: z.unknown(), mine: personIds, hidden: personIds, openedAt: z.number() });

/** What is stored, the last opened first; what is too old or cannot be read is left out. */
function readRounds(): StoredRound[] {
  const found = readStoredJson(STORAGE_KEYS.rounds);
  const oldest = Date.now() - ROUNDS_KEPT_FOR;
  return (Array.isArray(found) ? found : [])
    .flatMap((entry): StoredRound[] => {
      const { data } = stored.safeParse(entry);
      const round = data && fromWire(data.round);
      return data && round && data.openedAt > oldest ? [{ ...data, round }] : [];
    })
    .sort((a, b) => b.openedAt - a.openedAt)
    .slice(0, ROUNDS_MAX);
}

const writeRounds = (rounds: readonly StoredRound[]): boolean =>
  writeStoredJson(
    STORAGE_KEYS.rounds,
    rounds.length > 0 ? rounds.map((one) => ({ ...one, round: toWire(one.round) })) : null,
  );

const none: readonly StoredRound[] = [];

const store = storedStore<readonly StoredRound[]>({
  keys: [STORAGE_KEYS.rounds],
  read: readRounds,
  write: writeRounds,
  initial: none,
});

/** The rounds that this browser knows, the last opened first; the same in every tab. */
export const useRounds = (): readonly StoredRound[] => store.use();

/** What was written between reading and writing, by another tab, is not lost: the newest state is read before each change. */
function change(id: string, next: (before: StoredRound | undefined) => StoredRound | null): StoredRound | null {
  const rounds = readRounds();
  const changed = next(rounds.find(({ round }) => round.id === id));
  const others = rounds.filter(({ round }) => round.id !== id);
  store.save(changed ? [changed, ...others].slice(0, ROUNDS_MAX) : others);
  return changed;
}

/**
 * Merges a round into the one that is stored and keeps the result; the oldest gives way to an eleventh. Null, and nothing
 * changes, where forged links would make it larger than a link can hold.
 */
export function keepRound(round: Round, mine: readonly string[] = []): StoredRound | null {
  let isRefused = false;
  const kept = change(round.id, (before) => {
    const merged = before ? mergeRounds(before.round, round) : round;
    isRefused = isOverfull(merged);
    if (isRefused) return before ?? null;
    return {
      round: merged,
      mine: [...new Set([...(before?.mine ?? []), ...mine])],
      hidden: before?.hidden ?? [],
      openedAt: Date.now(),
    };
  });
  return isRefused ? null : kept;
}

/** Hides the answers of a person in this browser, or shows them again. */
export function setHidden(id: string, person: string, isHidden: boolean): void {
  change(id, (before) => {
    if (!before) return null;
    const others = before.hidden.filter((other) => other !== person);
    return { ...before, hidden: isHidden ? [...others, person] : others };
  });
}

/** Forgets a round in this browser; its links still hold it. */
export const forgetRound = (id: string): void => void change(id, () => null);
