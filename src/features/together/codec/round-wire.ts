import { z } from 'zod/mini';
import { uniqueById } from '@/lib/lenient';
import { oneLine, plainText, seenText } from '@/lib/plain-text';
import { mergeRounds } from '../rules/merge';
import {
  type Answer,
  answers,
  LINK_PEOPLE_MAX,
  LINK_RESORTS_MAX,
  NAME_MAX,
  NOTE_MAX,
  type Person,
  RESORT_ID_MAX,
  type Round,
  TIME_MAX,
  TITLE_MAX,
  TRIP_LINK_MAX,
} from '../rules/round';

const letters: Readonly<Record<Answer, string>> = { yes: 'y', maybe: 'm', no: 'n' };
const answerOf = new Map(answers.map((answer) => [letters[answer], answer]));
const NONE = '-';
/** A mark after those of all answers: a resort that the person has not seen. Earlier versions of the site read none there. */
const UNSEEN = 'n';

const time = z.number().check(z.int(), z.minimum(0), z.maximum(TIME_MAX));
const randomId = z.string().check(z.regex(/^[\w-]{6,22}$/));
const text = (longest: number) => z.string().check(z.maxLength(longest));
const resortId = z.string().check(z.minLength(1), z.maxLength(RESORT_ID_MAX));

const answeredPerson = z.tuple([
  randomId,
  time,
  text(NAME_MAX),
  z.string().check(z.regex(/^[ymn-]*$/)),
  text(NOTE_MAX),
]);
const withdrawnPerson = z.tuple([randomId, time]);
const wirePerson = z.union([answeredPerson, withdrawnPerson]);

/** A round as shared and stored: arrays, which cannot contain names such as `__proto__`. */
const wireRound = z.tuple([
  randomId,
  time,
  text(TITLE_MAX),
  text(TRIP_LINK_MAX),
  z.array(z.tuple([resortId, time])).check(z.minLength(1), z.maxLength(LINK_RESORTS_MAX)),
  z.array(wirePerson).check(z.maxLength(LINK_PEOPLE_MAX)),
]);

type WireRound = z.infer<typeof wireRound>;

/** Serialises a round for links and storage. */
export function toWire({ id, at, title, trip, resorts, people }: Round): WireRound {
  const toWirePerson = (person: Person): z.infer<typeof wirePerson> => {
    if (person.isWithdrawn) return [person.id, person.at];
    const letterOf = (resort: string) => {
      const answer = person.answers.get(resort);
      return answer ? letters[answer] : NONE;
    };
    const marks = resorts.map((resort) => letterOf(resort.id));
    if (person.unseen.size > 0) marks.push(...resorts.map((resort) => (person.unseen.has(resort.id) ? UNSEEN : NONE)));
    return [person.id, person.at, person.name, marks.join(''), person.note];
  };
  return [id, at, title, trip, resorts.map((resort) => [resort.id, resort.addedAt]), people.map(toWirePerson)];
}

/** A text of a link, which anybody may have written; '' when nothing of it is visible. */
export const shownLine = (written: string): string => seenText(oneLine(written));

/**
 * Parses a round from a link or storage; null if it is not one. Resorts and people without a visible name, which no form lets
 * through, are left out: they would head a row or a column with nothing.
 */
export function fromWire(value: unknown): Round | null {
  const { data } = wireRound.safeParse(value);
  if (!data) return null;
  const [id, at, title, trip, wireResorts, wirePeople] = data;
  const isNamed = (resort: string) => seenText(plainText(resort)) !== '';
  const resorts = wireResorts.map(([resort, addedAt]) => ({ id: resort, addedAt })).filter((one) => isNamed(one.id));
  if (resorts.length === 0) return null;
  const people = wirePeople.map((entry): Person => {
    const [person, changed, name = '', marks = '', note = ''] = entry;
    const answerPairs = wireResorts.flatMap(([resort], index): [string, Answer][] => {
      const answer = answerOf.get(marks[index] ?? NONE);
      return answer && isNamed(resort) ? [[resort, answer]] : [];
    });
    const unseen = wireResorts.filter((_, index) => marks[wireResorts.length + index] === UNSEEN);
    const isWithdrawn = entry.length === 2;
    return {
      id: person,
      at: changed,
      name: shownLine(name),
      answers: new Map(answerPairs),
      unseen: new Set(unseen.map(([resort]) => resort)),
      note: shownLine(note),
      isWithdrawn,
    };
  });
  const known = people.filter(({ name, isWithdrawn }) => isWithdrawn || name !== '');
  const round = { id, at, title: shownLine(title), trip, resorts: uniqueById(resorts), people: uniqueById(known) };
  // Sorts resorts and people.
  return mergeRounds(round, round);
}
