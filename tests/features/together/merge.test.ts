import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOverfull, mergeRounds } from '@/features/together/rules/merge';
import {
  type Answer,
  LINK_PEOPLE_MAX,
  LINK_RESORTS_MAX,
  type Round,
  withoutPerson,
  withPerson,
} from '@/features/together/rules/round';
import { annasQuestion, saidBy } from '../../support/rounds';
import { anyRound } from './any-round';

const round = annasQuestion();
const anna = saidBy('Anna', { zermatt: 'yes' });
const at = (seconds: number) => new Date(seconds * 1000);

describe('Merging two states of a round', () => {
  it('does not depend on which comes first', () => {
    fc.assert(
      fc.property(anyRound, anyRound, (a, b) => {
        expect(mergeRounds(a, b)).toEqual(mergeRounds(b, a));
      }),
    );
  });

  it('does not depend on the order in which links are opened', () => {
    fc.assert(
      fc.property(anyRound, anyRound, anyRound, (a, b, c) => {
        expect(mergeRounds(mergeRounds(a, b), c)).toEqual(mergeRounds(a, mergeRounds(b, c)));
      }),
      { numRuns: 500 },
    );
  });

  it('changes nothing when a link is opened again', () => {
    fc.assert(
      fc.property(anyRound, anyRound, (a, b) => {
        const merged = mergeRounds(a, b);
        expect(mergeRounds(merged, b)).toEqual(merged);
        expect(mergeRounds(merged, merged)).toEqual(merged);
      }),
    );
  });

  it("takes the latest of one person's words, and keeps two people of one name apart", () => {
    const first = withPerson(round, anna, at(200));
    const second = withPerson(first, { ...anna, answers: new Map([['zermatt', 'no']]) }, at(300));
    const other = withPerson(round, { ...anna, id: 'person-b' }, at(250));
    const { people } = mergeRounds(mergeRounds(second, other), first);
    expect(people.map(({ name, answers }) => [name, answers.get('zermatt')])).toEqual([
      ['Anna', 'no'],
      ['Anna', 'yes'],
    ]);
  });

  it('keeps the title and trip that were set last', () => {
    const renamed = { ...round, at: round.at + 1, title: 'A week in March', trip: '' };
    for (const merged of [mergeRounds(renamed, round), mergeRounds(round, renamed)])
      expect(merged).toMatchObject({ at: renamed.at, title: 'A week in March', trip: '' });
  });

  it('counts the less favourable of two answers given in the same second', () => {
    const saying = (answer: Answer): Round => ({
      ...round,
      people: [{ ...anna, at: 1, answers: new Map([['zermatt', answer]]) }],
    });
    const answerOf = (one: Answer, other: Answer) =>
      mergeRounds(saying(one), saying(other)).people[0]?.answers.get('zermatt');
    expect([answerOf('yes', 'maybe'), answerOf('no', 'yes'), answerOf('maybe', 'no')]).toEqual(['maybe', 'no', 'no']);
  });

  it('does not bring back what was taken back, also where the clock has been set back', () => {
    const answered = withPerson(round, anna, at(500));
    const withdrawn = withoutPerson(answered, anna.id, at(400));
    expect(mergeRounds(withdrawn, answered).people).toEqual([
      { id: 'person-anna', at: 501, name: '', answers: new Map(), unseen: new Set(), note: '', isWithdrawn: true },
    ]);
  });

  it('keeps all resorts, each since it was first added', () => {
    const added = (id: string, addedAt: number) => ({ id, addedAt });
    const one = { ...round, resorts: [added('laax', 100), added('alta', 120)] };
    const other = { ...round, resorts: [added('laax', 110), added('voss', 90)] };
    expect(mergeRounds(one, other).resorts).toEqual([added('voss', 90), added('laax', 100), added('alta', 120)]);
  });

  it('is told when forged links have filled a round beyond all measure', () => {
    const many = (prefix: string) => Array.from({ length: 9 }, (_, index) => ({ id: prefix + index, addedAt: 1 }));
    const [one, other] = [
      { ...round, resorts: many('a') },
      { ...round, resorts: many('b') },
    ];
    expect([one, other, mergeRounds(one, other)].map(isOverfull)).toEqual([false, false, true]);
    const sized = (resorts: number, people: number) => ({
      resorts: Array.from({ length: resorts }, (_, index) => ({ id: `r${index}`, addedAt: 1 })),
      people: Array.from({ length: people }, (_, index) => ({ ...anna, id: `person-${index}`, at: 1 })),
    });
    expect(isOverfull({ ...round, ...sized(LINK_RESORTS_MAX, LINK_PEOPLE_MAX) })).toBe(false);
    expect(isOverfull({ ...round, ...sized(1, LINK_PEOPLE_MAX + 1) })).toBe(true);
    expect(isOverfull({ ...round, ...sized(LINK_RESORTS_MAX + 1, 0) })).toBe(true);
  });

  it('is refused for different rounds', () => {
    expect(() => mergeRounds(round, { ...round, id: 'round-2' })).toThrow(RangeError);
  });
});
