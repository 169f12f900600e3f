import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  answeringPeople,
  askerOf,
  boardOrder,
  compareAnswers,
  tallies,
  waitingPeople,
} from '@/features/together/rules/board';
import { type Round, withoutPerson, withPerson, withResort } from '@/features/together/rules/round';
import { now, roundOf, saidBy, threeResorts } from '../../support/rounds';
import { anyRound } from './any-round';

const named = threeResorts.map((id) => ({ id, name: id, fitRank: null }));
const orderOf = (round: Round) => boardOrder(tallies(round), named).map(({ id }) => id);

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

  it('counts nobody who has not answered, or has taken it back', () => {
    const round = withoutPerson(roundOf('ynn', 'nnn', '---'), 'person-p1', now);
    expect(tallies(round)[0]).toMatchObject({ id: 'verbier', yes: 1, no: 0 });
    expect(answeringPeople(round)).toHaveLength(1);
  });

  it('has a column for each by name, two of one name in the same order for everyone, as those who are waited for', () => {
    const [anna, ben] = [saidBy('Anna', { laax: 'yes' }), saidBy('Ben', { laax: 'no' })];
    const people = [ben, { ...anna, id: 'person-z' }, anna].map((person) => ({ ...person, at: 1 }));
    const answered = answeringPeople({ people }).map(({ id }) => id);
    expect(answered).toEqual(['person-anna', 'person-z', 'person-ben']);
    expect(answeringPeople({ people: people.toReversed() }).map(({ id }) => id)).toEqual(answered);
    const silent = people.map((person) => ({ ...person, answers: new Map() }));
    const withdrawn = { ...saidBy('', {}), id: 'person-gone', at: 1, isWithdrawn: true };
    expect(waitingPeople({ people: [withdrawn, ...silent, ...people] }).map(({ id }) => id)).toEqual(answered);
  });

  it('says who has not seen a resort that was added later', () => {
    const later = new Date(now.getTime() + 60_000);
    const round = withResort(roundOf('yyy', 'ynm'), 'alta', [], later);
    const seen = withPerson(round, saidBy('P9', { laax: 'yes' }), later);
    expect(
      tallies(seen)
        .at(-1)
        ?.unseenBy.map(({ name }) => name),
    ).toEqual(['P0', 'P1']);
  });

  it('says so of nobody who was there when it was added, and changes no answer', () => {
    const later = new Date(now.getTime() + 60_000);
    const before = roundOf('yyy', 'ynm', '---');
    const round = withResort(before, 'alta', ['person-p0', 'person-p2'], later);
    expect(
      tallies(round)
        .at(-1)
        ?.unseenBy.map(({ name }) => name),
    ).toEqual(['P1']);
    expect(tallies(round).slice(0, 3)).toEqual(tallies(before));
    // Whoever only asked is still known as the one who did.
    expect(round.people[2]).toEqual(before.people[2]);
  });

  it('says so of no resort that was asked about from the start, though the clock of who answers is slow', () => {
    const slow = new Date(now.getTime() - 600_000);
    const round = withPerson(roundOf(), saidBy('P0', { laax: 'yes' }), slow);
    expect(tallies(round).flatMap(({ unseenBy }) => unseenBy)).toEqual([]);
  });

  it('says so of a resort that was added by a slow clock, of those who had answered and of nobody who answers later', () => {
    const slow = new Date(now.getTime() - 600_000);
    const asked = roundOf('yyy');
    const round = withResort(asked, 'alta', [], slow);
    const seen = withPerson(round, saidBy('P9', { laax: 'yes' }), slow);
    expect(seen.resorts.at(-1)?.id).toBe('alta');
    expect(
      tallies(seen)
        .at(-1)
        ?.unseenBy.map(({ name }) => name),
    ).toEqual(['P0']);
    // Whoever answers is not taken for the one who asked.
    expect(askerOf(seen)?.name).toBe('P0');
  });

  it('puts a resort for which there is no answer after those with answers', () => {
    expect(orderOf(withResort(roundOf('ny-', 'nn-'), 'alta', [], now))).toEqual(['davos', 'verbier', 'alta', 'laax']);
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
