import { byId } from '@/domain/compare-keys';
import { randomId } from '@/lib/random-id';

/** Most resorts and people in a link: two people may each add an eighth resort before seeing the other's. */
export const LINK_RESORTS_MAX = 16;
export const LINK_PEOPLE_MAX = 32;
/** The year 2100 in epoch seconds: no wrong clock is that far off. Later times are not read. */
export const TIME_MAX = 4_102_444_800;
/** Longest resort id, and longest trip link, in UTF-16 units. Longer ones are not read. */
export const RESORT_ID_MAX = 100;
export const TRIP_LINK_MAX = 200;
/** Longest texts in UTF-16 units, like the `maxLength` of an input. */
export const TITLE_MAX = 60;
export const NAME_MAX = 24;
export const NOTE_MAX = 140;

/** A person's possible answers for a resort, best first. */
export const answers = ['yes', 'maybe', 'no'] as const;
export type Answer = (typeof answers)[number];

interface RoundResort {
  id: string;
  /** Epoch seconds. */
  addedAt: number;
}

/** One person's answers. */
export interface Person {
  /** Random, and fixed for a browser and a round, because names are not unique. */
  id: string;
  /** Time of the last change in epoch seconds: the latest counts. */
  at: number;
  name: string;
  /** By resort id; missing for resorts not answered or added later. */
  answers: ReadonlyMap<string, Answer>;
  /** Ids of resorts that were not in the round when the person answered, as far as they knew. */
  unseen: ReadonlySet<string>;
  note: string;
  /** The person withdrew their answers. Kept so that an older link does not restore them. */
  isWithdrawn: boolean;
}

/** A question to several people: which of these resorts? */
export interface Round {
  id: string;
  /** When title and trip were set, in epoch seconds. */
  at: number;
  title: string;
  /** The trip as a link, '' without one; see `formatTripLink`. */
  trip: string;
  /** Sorted by time added, then by id. */
  resorts: readonly RoundResort[];
  /** Sorted by id. */
  people: readonly Person[];
}

const none: ReadonlySet<string> = new Set();

const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A round without answers. */
export function newRound(ids: readonly string[], { title, trip }: Pick<Round, 'title' | 'trip'>, now: Date): Round {
  const at = toSeconds(now);
  // One second apart, to keep their order.
  const resorts = ids.map((id, index) => ({ id, addedAt: at - ids.length + 1 + index }));
  return { id: randomId(), at, title, trip, resorts, people: [] };
}

/**
 * Adds a resort to a round. It is newer than all that the round holds, though the clock is slow: nobody who answered has seen it.
 * @param by ids of those who see it being added: their answers become as new as the resort
 */
export function withResort(round: Round, id: string, by: readonly string[], now: Date): Round {
  const known = Math.max(round.at, ...round.people.map((person) => person.at));
  const addedAt = Math.min(Math.max(toSeconds(now), known + 1), TIME_MAX);
  const people = round.people.map((person) => {
    if (!by.includes(person.id)) return { ...person, unseen: new Set([...person.unseen, id]) };
    return person.answers.size > 0 ? { ...person, at: Math.max(person.at, addedAt), unseen: none } : person;
  });
  return { ...round, resorts: [...round.resorts, { id, addedAt }], people };
}

/**
 * Replaces a person's answers; they see all resorts of the round if no `unseen` are given. Their time increases even if the
 * clock does not, so that the change wins over the earlier answers everywhere, unless those were forged with the latest time
 * allowed. It is not before a resort that was added later.
 */
export function withPerson(
  round: Round,
  person: Omit<Person, 'at' | 'unseen'> & Partial<Pick<Person, 'unseen'>>,
  now: Date,
): Round {
  const before = round.people.find(({ id }) => id === person.id);
  const added = round.resorts.map(({ addedAt }) => addedAt).filter((addedAt) => addedAt > round.at);
  const at = Math.min(Math.max(toSeconds(now), (before?.at ?? 0) + 1, ...added), TIME_MAX);
  const others = round.people.filter(({ id }) => id !== person.id);
  return { ...round, people: [...others, { unseen: none, ...person, at }].sort(byId) };
}

/** Withdraws everything a person has answered. */
export const withoutPerson = (round: Round, id: string, now: Date): Round =>
  withPerson(round, { id, name: '', answers: new Map(), note: '', isWithdrawn: true }, now);
