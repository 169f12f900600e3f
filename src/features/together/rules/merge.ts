import { type Answer, answers, LINK_PEOPLE_MAX, LINK_RESORTS_MAX, type Person, type Round } from './round';

const larger = <Value extends string | number>(a: Value, b: Value): Value => (a > b ? a : b);

const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : Number(a.id > b.id));

/** The answers of two copies of the same words; where they differ, which only a forged link brings about, the more reserved one. */
function mergeAnswers(a: Person['answers'], b: Person['answers']): Person['answers'] {
  const merged = new Map(a);
  for (const [id, answer] of b) {
    const other = merged.get(id);
    merged.set(id, other ? reserved(other, answer) : answer);
  }
  return merged;
}

const reserved = (a: Answer, b: Answer): Answer => (answers.indexOf(a) > answers.indexOf(b) ? a : b);

/** Of one person's words the latest; words of the same moment are the same, unless one copy is forged. */
function mergePerson(a: Person, b: Person): Person {
  if (a.at !== b.at) return a.at > b.at ? a : b;
  return {
    id: a.id,
    at: a.at,
    name: larger(a.name, b.name),
    answers: mergeAnswers(a.answers, b.answers),
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

/** Values by id, with those of the same id merged. */
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

/**
 * Two states of one round as one: all resorts and people of both, and of one person's words the latest. Commutative,
 * associative and idempotent, so that whoever has opened the same links, in any order and any number of times, sees the
 * same board.
 * @throws RangeError for different rounds
 */
export function mergeRounds(a: Round, b: Round): Round {
  if (a.id !== b.id) throw new RangeError('Different rounds cannot be merged');
  const resorts = mergeById(a.resorts, b.resorts, (one, other) => (one.addedAt <= other.addedAt ? one : other));
  return {
    id: a.id,
    ...mergeHeads(a, b),
    resorts: resorts.sort((one, other) => one.addedAt - other.addedAt || byId(one, other)),
    people: mergeById(a.people, b.people, mergePerson).sort(byId),
  };
}

/** Whether a round has grown beyond what a link can hold, which takes forged links: it is not to be kept. */
export const isOverfull = ({ resorts, people }: Round): boolean =>
  resorts.length > LINK_RESORTS_MAX || people.length > LINK_PEOPLE_MAX;
