import { byId } from '@/domain/compare-keys';
import type { Answer, Person, Round } from './round';

/** All answers for a resort. */
export interface Tally {
  id: string;
  yes: number;
  maybe: number;
  no: number;
  /** People who answered without having seen the resort, which was added later. */
  unseenBy: readonly Person[];
}

// The same for all, though each reads the board in their own language.
const collator = new Intl.Collator('en');

/** By name, so that everyone sees the same columns in the same order. */
const byName = (a: Person, b: Person) => collator.compare(a.name, b.name) || byId(a, b);

/** The people whose answers count: they have answered something and not withdrawn it. */
export const answeringPeople = ({ people }: Pick<Round, 'people'>): Person[] =>
  people.filter(({ isWithdrawn, answers }) => !isWithdrawn && answers.size > 0).sort(byName);

/** The people who have not answered yet, such as whoever started the round. */
export const waitingPeople = ({ people }: Pick<Round, 'people'>): Person[] =>
  people.filter(({ isWithdrawn, answers }) => !isWithdrawn && answers.size === 0).sort(byName);

/**
 * Whoever started the round, as long as they have neither changed what they said then nor added a resort to it; undefined if
 * that is not known.
 */
export const askerOf = ({ at, people }: Round): Person | undefined =>
  people.find((person) => person.at === at && !person.isWithdrawn);

/** Counts the answers for each resort of a round, in the round's order. Missing answers do not count. */
export function tallies(round: Round): Tally[] {
  const people = answeringPeople(round);
  return round.resorts.map(({ id }) => {
    const count = (answer: Answer) => people.filter(({ answers }) => answers.get(id) === answer).length;
    const unseenBy = people.filter(({ answers, unseen }) => unseen.has(id) && !answers.has(id));
    return { id, yes: count('yes'), maybe: count('maybe'), no: count('no'), unseenBy };
  });
}

/** What the order of the board depends on. */
export interface OrderedResort {
  id: string;
  name: string;
  /** Rank in the order "Fits your trip", 0 for the best; null without a trip, or if the resort is unknown. */
  fitRank: number | null;
}

const isUnanswered = ({ yes, maybe, no }: Tally) => yes + maybe + no === 0;

/**
 * Comparator: fewest No, then most Yes. 0 if level. A resort without any answer comes after those with some: that nobody is
 * against it is not known.
 */
export const compareAnswers = (a: Tally, b: Tally): number =>
  Number(isUnanswered(a)) - Number(isUnanswered(b)) || a.no - b.no || b.yes - a.yes;

/** Sorts the resorts of the board: with answers before without, fewest No, most Yes, best fit for the trip, name. */
export function boardOrder(counted: readonly Tally[], resorts: readonly OrderedResort[]): Tally[] {
  const known = new Map(resorts.map((resort) => [resort.id, resort]));
  const rank = ({ id }: Tally) => known.get(id)?.fitRank ?? Number.MAX_SAFE_INTEGER;
  const name = ({ id }: Tally) => known.get(id)?.name ?? id;
  return counted.toSorted(
    (a, b) => compareAnswers(a, b) || rank(a) - rank(b) || collator.compare(name(a), name(b)) || byId(a, b),
  );
}

/** See `outcomeOf`. */
export type Outcome =
  | { kind: 'nobody' }
  /** Everyone who answered is against every resort. */
  | { kind: 'all-against' }
  /** Several come first with as few No and as many Yes; how many Maybe they have puts none first. */
  | { kind: 'level'; first: readonly [Tally, ...Tally[]] }
  | { kind: 'leader'; first: Tally };

/** The outcome, from the tallies in the board's order and the number of people who answered. */
export function outcomeOf(ordered: readonly Tally[], people: number): Outcome {
  const [first] = ordered;
  if (!first || people === 0) return { kind: 'nobody' };
  if (ordered.every(({ no, unseenBy }) => no > 0 && no >= people - unseenBy.length)) return { kind: 'all-against' };
  // Where nobody is for any of the resorts with answers, those without are what is left to decide.
  const isOpen = ordered.every(({ yes, maybe }) => yes + maybe === 0);
  const leader = (isOpen && ordered.find(isUnanswered)) || first;
  const others = ordered.filter((other) => other !== leader && compareAnswers(leader, other) === 0);
  return others.length > 0 ? { kind: 'level', first: [leader, ...others] } : { kind: 'leader', first: leader };
}
