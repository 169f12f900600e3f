import { byId } from '@/domain/compare-keys';
import { type Answer, answers, LINK_PEOPLE_MAX, LINK_RESORTS_MAX, type Person, type Round } from './round';

const larger = (a: string, b: string): string => (a > b ? a : b);

/** Combines values by id, merging those with the same one. */
function mergeEntries<Value>(
  a: Iterable<readonly [string, Value]>,
  b: Iterable<readonly [string, Value]>,
  merge: (one: Value, other: Value) => Value,
): Map<string, Value> {
  const merged = new Map(a);
  for (const [id, value] of b) {
    const other = merged.get(id);
    merged.set(id, other === undefined ? value : merge(other, value));
  }
  return merged;
}

const lessFavourable = (a: Answer, b: Answer): Answer => (answers.indexOf(a) > answers.indexOf(b) ? a : b);

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
    answers: mergeEntries(a.answers, b.answers, lessFavourable),
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
  const entriesOf = (values: readonly Value[]) => values.map((value) => [value.id, value] as const);
  return [...mergeEntries(entriesOf(a), entriesOf(b), merge).values()];
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
  return {
    id: a.id,
    ...mergeHeads(a, b),
    resorts: resorts.sort((one, other) => one.addedAt - other.addedAt || byId(one, other)),
    people: mergeById(a.people, b.people, mergePerson).sort(byId),
  };
}

/**
 * Whether a round is larger than a link can hold, as when many add resorts before they see each other's. It must not be
 * stored.
 */
export const isOverfull = ({ resorts, people }: Round): boolean =>
  resorts.length > LINK_RESORTS_MAX || people.length > LINK_PEOPLE_MAX;
