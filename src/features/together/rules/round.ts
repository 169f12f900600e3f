/** Most resorts and people that a link may hold: two people may each add an eighth resort before they know of the other's. */
export const LINK_RESORTS_MAX = 16;
export const LINK_PEOPLE_MAX = 32;
/** Longest texts, in UTF-16 units, as `maxLength` of an input counts them. */
export const TITLE_MAX = 60;
export const NAME_MAX = 24;
export const NOTE_MAX = 140;

/** What a person can say of a resort, the best first. */
export const answers = ['yes', 'maybe', 'no'] as const;
export type Answer = (typeof answers)[number];

/** A resort of a round. */
export interface RoundResort {
  id: string;
  /** When it was added, in seconds since 1970. */
  addedAt: number;
}

/** What one person has said. */
export interface Person {
  /** Random, and the same for the same browser and round: the name is only a name. */
  id: string;
  /** When the person last changed anything, in seconds since 1970: the latest counts. */
  at: number;
  name: string;
  /** By the resort's id; a resort that was left out or added later has none. */
  answers: ReadonlyMap<string, Answer>;
  note: string;
  /** The person took everything back; kept so that an older link does not bring it again. */
  isWithdrawn: boolean;
}

/** A question that some people answer: which of these resorts? */
export interface Round {
  id: string;
  /** When title and trip were set, in seconds since 1970. */
  at: number;
  title: string;
  /** The trip as its link, '' without one; see `formatTripLink`. */
  trip: string;
  /** By when they were added, then by id. */
  resorts: readonly RoundResort[];
  /** By id. */
  people: readonly Person[];
}

/** A moment as a round keeps it, in seconds since 1970. */
const toSeconds = (date: Date): number => Math.floor(date.getTime() / 1000);

/** A random id for a round or a person. */
export const randomId = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(8))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');

/** A round that nobody has answered. */
export function newRound(ids: readonly string[], { title, trip }: Pick<Round, 'title' | 'trip'>, now: Date): Round {
  const at = toSeconds(now);
  // One second apart, which keeps them in their order.
  const resorts = ids.map((id, index) => ({ id, addedAt: at - ids.length + 1 + index }));
  return { id: randomId(), at, title, trip, resorts, people: [] };
}

/** The round with one more resort. */
export const withResort = (round: Round, id: string, now: Date): Round => ({
  ...round,
  resorts: [...round.resorts, { id, addedAt: toSeconds(now) }],
});

/**
 * The round with one person's latest words in place of earlier ones. The time moves on even where the clock does not, so that
 * the change counts wherever the earlier words are known.
 */
export function withPerson(round: Round, person: Omit<Person, 'at'>, now: Date): Round {
  const before = round.people.find(({ id }) => id === person.id);
  const at = Math.max(toSeconds(now), (before?.at ?? 0) + 1);
  const others = round.people.filter(({ id }) => id !== person.id);
  return { ...round, people: [...others, { ...person, at }].sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

/** The round with everything that a person has said taken back. */
export const withoutPerson = (round: Round, id: string, now: Date): Round =>
  withPerson(round, { id, name: '', answers: new Map(), note: '', isWithdrawn: true }, now);
