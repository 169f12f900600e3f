import { byId } from '@/domain/compare-keys';
import { type Answer, answers, LINK_PEOPLE_MAX, LINK_RESORTS_MAX, type Person, type Round } from './round';

const larger = (a: string, b: string): string => (a > b ? a : b);

const lessFavourable = (a: Answer, b: Answer): Answer => (answers.indexOf(a) > answers.indexOf(b) ? a : b);

const mergeAnswers = (a: Person['answers'], b: Person['answers']): Person['answers'] =>
  new Map([...a, ...b].map(([resort, answer]) => [resort, lessFavourable(answer, a.get(resort) ?? answer)]));

/**
 * One person's latest answers. Copies with the same time differ only where two tabs answered in the same second, or a link was
 * forged.
 */
function mergePerson(a: Person, b: Person): Person {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return {
    id: a.id,
    at: a.at,
    name: larger(a.name, b.name),
    answers: mergeAnswers(a.answers, b.answers),
    unseen: new Set([...a.unseen, ...b.unseen]),
    note: larger(a.note, b.note),
    isWithdrawn: a.isWithdrawn || b.isWithdrawn,
  };
}

function mergeHeads(a: Round, b: Round): Pick<Round, 'at' | 'title' | 'trip'> {
  if (a.at !== b.at) {
    const { at, title, trip } = a.at > b.at ? a : b;
    return { at, title, trip };
  }
  return { at: a.at, title: larger(a.title, b.title), trip: larger(a.trip, b.trip) };
}

/** Combines two lists, merging values with the same id. */
function mergeById<Value extends { id: string }>(
  a: readonly Value[],
  b: readonly Value[],
  merge: (one: Value, other: Value) => Value,
): Value[] {
  const merged = new Map(a.map((value) => [value.id, value]));
  for (const value of b) {
    const other = merged.get(value.id);
    merged.set(value.id, other ? merge(other, value) : value);
  }
  return [...merged.values()];
}

/** The people of a state of a round, with which of some resorts they have not seen. */
function peopleAmong({ at, resorts, people }: Round, ids: readonly string[]): Person[] {
  const addedAt = new Map(resorts.map((resort) => [resort.id, resort.addedAt]));
  const hasMissed = (person: Person, id: string) => {
    const added = addedAt.get(id);
    // Resorts are never removed: without this one, the state is from before its people saw it.
    if (added === undefined || person.unseen.has(id)) return true;
    // Earlier links tell only when it was added. Resorts that were there from the start are seen though a clock is slow.
    return added > at && person.at < added;
  };
  return people.map((person) => ({ ...person, unseen: new Set(ids.filter((id) => hasMissed(person, id))) }));
}

/**
 * Merges two states of a round: all resorts and people of both, with each person's latest answers. Commutative,
 * associative and idempotent, so that everyone who has opened the same links sees the same board, in whatever order and
 * however often.
 * @throws RangeError for different rounds
 */
export function mergeRounds(a: Round, b: Round): Round {
  if (a.id !== b.id) throw new RangeError('Different rounds cannot be merged');
  const resorts = mergeById(a.resorts, b.resorts, (one, other) => (one.addedAt <= other.addedAt ? one : other));
  const ids = resorts.map(({ id }) => id);
  return {
    id: a.id,
    ...mergeHeads(a, b),
    resorts: resorts.sort((one, other) => one.addedAt - other.addedAt || byId(one, other)),
    people: mergeById(peopleAmong(a, ids), peopleAmong(b, ids), mergePerson).sort(byId),
  };
}

/**
 * Whether a round is larger than a link can hold, as when many add resorts before they see each other's. It must not be
 * stored.
 */
export const isOverfull = ({ resorts, people }: Round): boolean =>
  resorts.length > LINK_RESORTS_MAX || people.length > LINK_PEOPLE_MAX;
