import { z } from 'zod/mini';
import { ROUNDS_MAX, STORAGE_KEYS } from '@/config/constants';
import { writeStoredJson } from '@/lib/local-storage';
import { notify } from '@/lib/notify';
import { storedStore } from '@/lib/stored-store';
import { m } from '@/paraglide/messages';
import { fromWire, toWire } from './codec/round-wire';
import { keptRounds } from './kept-rounds';
import { isOverfull, mergeRounds } from './rules/merge';
import { type Person, type Round, withPerson } from './rules/round';

/** A round as stored in this browser. */
export interface StoredRound {
  round: Round;
  /** It was started in this browser. */
  isOwn: boolean;
  /** Ids of the people this browser answers for: oneself, and others without their own browser. */
  mine: readonly string[];
  /** Ids of people whose answers are hidden in this browser. */
  hidden: readonly string[];
  /** When it was last opened (epoch ms). */
  openedAt: number;
}

const personIds = z.array(z.string());
const stored = z.object({
  round: z.unknown(),
  isOwn: z._default(z.boolean(), false),
  mine: personIds,
  hidden: personIds,
  openedAt: z.number(),
});

const lastOpenedFirst = (a: StoredRound, b: StoredRound) => b.openedAt - a.openedAt;

/** The stored rounds, last opened first, without expired and unreadable ones. */
function readRounds(): StoredRound[] {
  return keptRounds()
    .flatMap((entry): StoredRound[] => {
      const { data } = stored.safeParse(entry);
      const round = data && fromWire(data.round);
      return data && round ? [{ ...data, round }] : [];
    })
    .sort(lastOpenedFirst)
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

/** The rounds stored in this browser, last opened first, in sync between tabs. */
export const useRounds = (): readonly StoredRound[] => store.use();

/** The stored round with an id, as it is now: another tab may have written it. */
const storedRound = (id: string): StoredRound | undefined => readRounds().find(({ round }) => round.id === id);

/**
 * Stores a round in place of the one with its id, and says so if it will not outlive the page; or removes that (null). The
 * others are read anew, as of any tab.
 */
function replaceRound(id: string, next: StoredRound | null): void {
  const others = readRounds().filter(({ round }) => round.id !== id);
  const isStored = store.save(next ? [next, ...others].slice(0, ROUNDS_MAX).sort(lastOpenedFirst) : others);
  if (next && !isStored) notify.info(m.round_not_stored());
}

/**
 * Merges a round into the stored one and stores the result; an eleventh round replaces the oldest. Returns null and
 * changes nothing if the round would be larger than a link can hold.
 * @param shown the round on screen, which stands for the stored one if that was forgotten meanwhile
 */
export function keepRound(round: Round, mine: readonly string[] = [], shown?: StoredRound): StoredRound | null {
  const before = storedRound(round.id) ?? shown;
  const merged = before ? mergeRounds(before.round, round) : round;
  if (isOverfull(merged)) return null;
  const kept: StoredRound = {
    round: merged,
    // Somebody else's round is opened, and stored, before it is answered.
    isOwn: before?.isOwn ?? mine.length > 0,
    mine: [...new Set([...(before?.mine ?? []), ...mine])],
    hidden: before?.hidden ?? [],
    openedAt: Date.now(),
  };
  replaceRound(round.id, kept);
  return kept;
}

/**
 * Puts back an answer that was taken back, beside what the round got since. Says whether it did: not in place of an answer that
 * the person has given since.
 * @param shown see `keepRound`
 */
export function restoreAnswer(shown: StoredRound, answered: Person): boolean {
  const { round } = storedRound(shown.round.id) ?? shown;
  const person = round.people.find(({ id }) => id === answered.id);
  if (person && !person.isWithdrawn) return false;
  return keepRound(withPerson(round, answered, new Date()), shown.mine, shown) !== null;
}

/** Hides or shows a person's answers in this browser, also in a round on screen that was forgotten meanwhile. */
export function setHidden(shown: StoredRound, person: string, isHidden: boolean): void {
  const before = storedRound(shown.round.id) ?? shown;
  const others = before.hidden.filter((other) => other !== person);
  replaceRound(shown.round.id, { ...before, hidden: isHidden ? [...others, person] : others });
}

/** Removes a round from this browser; its links still hold it. */
export const forgetRound = (id: string): void => replaceRound(id, null);

/** Puts back a round that was forgotten, with what it got if it was opened again since. */
export function restoreRound(forgotten: StoredRound): void {
  const { id } = forgotten.round;
  const again = storedRound(id);
  replaceRound(id, forgotten);
  if (again) keepRound(again.round, again.mine);
}
