import fc from 'fast-check';
import {
  type Answer,
  answers,
  NAME_MAX,
  NOTE_MAX,
  type Person,
  type Round,
  TITLE_MAX,
} from '@/features/together/rules/round';
import { seenText } from '@/lib/plain-text';

const ROUND_ID = 'round-1';
const resortIds = ['zermatt', 'verbier', 'laax', 'davos', 'alta', '__proto__', 'ischgl', 'åre', 'voss', 'constructor'];
const personIds = ['person-a', 'person-b', 'person-c', 'person-d'];

// As they come out of a link: one line, nothing invisible at its ends or alone.
const lineOf = (longest: number) =>
  fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) =>
    seenText(
      text
        .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
        .trim()
        .slice(0, longest),
    ),
  );

const anyAnswers = fc
  .dictionary(fc.constantFrom(...resortIds), fc.constantFrom<Answer>(...answers))
  .map((given) => new Map(Object.entries(given)));

const anyUnseen = fc.subarray(resortIds).map((ids) => new Set(ids));

const seconds = fc.integer({ min: 0, max: 5 });

const anyPerson = (id: string): fc.Arbitrary<Person> =>
  fc.oneof(
    fc.record({
      id: fc.constant(id),
      at: seconds,
      name: lineOf(NAME_MAX).filter((name) => name !== ''),
      answers: anyAnswers,
      unseen: anyUnseen,
      note: lineOf(NOTE_MAX),
      isWithdrawn: fc.constant(false),
    }),
    seconds.map((at) => ({
      id,
      at,
      name: '',
      answers: new Map(),
      unseen: new Set<string>(),
      note: '',
      isWithdrawn: true,
    })),
  );

const anyState: fc.Arbitrary<Round> = fc.record({
  id: fc.constant(ROUND_ID),
  at: seconds,
  title: lineOf(TITLE_MAX),
  trip: fc.constantFrom('', '2027-02-14..2027-02-21_b2i1a1_EUR70_ZRH'),
  resorts: fc.uniqueArray(fc.record({ id: fc.constantFrom(...resortIds), addedAt: seconds }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 8,
  }),
  people: fc.subarray(personIds).chain((ids) => fc.tuple(...ids.map(anyPerson))),
});

/** Any state of one round: some of ten resorts, some of four people, at times that collide. What they answer, or have not seen, are its resorts. */
export const anyRound: fc.Arbitrary<Round> = anyState.map((round) => {
  const ids = new Set(round.resorts.map(({ id }) => id));
  const amongThem = (person: Person): Person => ({
    ...person,
    answers: new Map([...person.answers].filter(([id]) => ids.has(id))),
    unseen: new Set([...person.unseen].filter((id) => ids.has(id))),
  });
  return { ...round, people: round.people.map(amongThem) };
});
