import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { answeringPeople, boardOrder, compareAnswers, outcomeOf, tallies } from '@/features/together/rules/board';
import { type Answer, type Round, withoutPerson, withPerson } from '@/features/together/rules/round';
import { anyRound } from './any-round';

const at = (seconds: number) => new Date(seconds * 1000);
const letters: Record<string, Answer> = { y: 'yes', m: 'maybe', n: 'no' };
const ids = ['verbier', 'davos', 'laax'];

/** A round in which each person gives one letter for each of Verbier, Davos and Laax; '-' for none. */
function roundOf(...people: string[]): Round {
  const empty: Round = {
    id: 'round-1',
    at: 1,
    title: '',
    trip: '',
    resorts: ids.map((id) => ({ id, addedAt: 1 })),
    people: [],
  };
  return people.reduce((round, marks, index) => {
    const given = ids.flatMap((id, resort): [string, Answer][] => {
      const answer = letters[marks[resort] ?? '-'];
      return answer ? [[id, answer]] : [];
    });
    const person = { id: `person-${index}`, name: `P${index}`, answers: new Map(given), note: '', isWithdrawn: false };
    return withPerson(round, person, at(10));
  }, empty);
}

const named = ids.map((id) => ({ id, name: id, fitRank: null }));
const orderOf = (round: Round) => boardOrder(tallies(round), named).map(({ id }) => id);
const outcome = (round: Round) => outcomeOf(boardOrder(tallies(round), named), answeringPeople(round).length);

describe('The board', () => {
  it('puts the resort with the fewest No first, then the one with the most Yes', () => {
    expect(orderOf(roundOf('yym', 'ynm', 'ymm', 'myy'))).toEqual(['verbier', 'laax', 'davos']);
  });

  it('puts level resorts in the order in which they fit the trip, then by name', () => {
    const level = tallies(roundOf('yyy'));
    expect(boardOrder(level, named).map(({ id }) => id)).toEqual(['davos', 'laax', 'verbier']);
    const ranked = named.map((resort) => ({ ...resort, fitRank: { verbier: 0, laax: 1 }[resort.id] ?? null }));
    expect(boardOrder(level, ranked).map(({ id }) => id)).toEqual(['verbier', 'laax', 'davos']);
  });

  it('names a leader, level ones, nobody, and nothing that everybody could live with', () => {
    expect(outcome(roundOf('yym', 'ynm', 'ymm'))).toMatchObject({
      kind: 'leader',
      first: { id: 'verbier', yes: 3, no: 0 },
    });
    expect(outcome(roundOf('nyy', 'nnn', 'nyy'))).toMatchObject({
      kind: 'level',
      first: [{ id: 'davos' }, { id: 'laax' }],
    });
    expect(outcome(roundOf())).toEqual({ kind: 'nobody' });
    expect(outcome(roundOf('---'))).toEqual({ kind: 'nobody' });
    expect(outcome(roundOf('nnn', 'nnn'))).toEqual({ kind: 'all-against' });
    expect(outcome(roundOf('y--'))).toMatchObject({ kind: 'leader', first: { id: 'verbier' } });
  });

  it('counts nobody who has not answered, or has taken it back', () => {
    const round = withoutPerson(roundOf('ynn', 'nnn', '---'), 'person-1', at(20));
    expect(tallies(round)[0]).toMatchObject({ id: 'verbier', yes: 1, no: 0 });
    expect(answeringPeople(round)).toHaveLength(1);
  });

  it('says who has not seen a resort that was added later', () => {
    const round = roundOf('yyy', 'ynm');
    const later = { ...round, resorts: [...round.resorts, { id: 'alta', addedAt: 50 }] };
    const seen = {
      id: 'person-9',
      name: 'P9',
      answers: new Map([['laax', 'yes' as const]]),
      note: '',
      isWithdrawn: false,
    };
    expect(
      tallies(withPerson(later, seen, at(60)))
        .at(-1)
        ?.unseenBy.map(({ name }) => name),
    ).toEqual(['P0', 'P1']);
  });

  it('is the same in whatever order resorts and people come', () => {
    fc.assert(
      fc.property(anyRound, (round) => {
        const turned = { ...round, resorts: round.resorts.toReversed(), people: round.people.toReversed() };
        const resorts = round.resorts.map(({ id }) => ({ id, name: id, fitRank: null }));
        const order = boardOrder(tallies(round), resorts);
        expect(boardOrder(tallies(turned), resorts).map(({ id }) => id)).toEqual(order.map(({ id }) => id));
        for (const [index, tally] of order.entries()) {
          expect(compareAnswers(order[Math.max(0, index - 1)] ?? tally, tally)).toBeLessThanOrEqual(0);
          expect(tally.yes + tally.maybe + tally.no + tally.unseenBy.length).toBeLessThanOrEqual(
            answeringPeople(round).length,
          );
        }
      }),
    );
  });
});
