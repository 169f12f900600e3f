import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { formatRoundLink, parseRoundLink } from '@/features/together/codec/round-link';
import { toWire } from '@/features/together/codec/round-wire';
import { tallies } from '@/features/together/rules/board';
import { mergeRounds } from '@/features/together/rules/merge';
import { type Round, withoutPerson, withPerson, withResort } from '@/features/together/rules/round';
import { annasQuestion, now, saidBy } from '../../support/rounds';

const minutesLater = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

const annas = withPerson(annasQuestion(), saidBy('Anna', { zermatt: 'yes' }), now);
/** Carla answers, and adds Davos. */
const carlas = withResort(
  withPerson(annas, saidBy('Carla', { zermatt: 'no' }), minutesLater(5)),
  'davos',
  ['person-carla'],
  minutesLater(6),
);
/** Later Ben answers by the link that Anna has sent. */
const bens = withPerson(annas, saidBy('Ben', { livigno: 'yes' }), minutesLater(60));

/** Who has not seen a resort, by their names. */
const unseenBy = (round: Round, id = 'davos') =>
  tallies(round)
    .find((tally) => tally.id === id)
    ?.unseenBy.map(({ name }) => name);

async function read(link: string): Promise<Round> {
  const found = await parseRoundLink(link);
  if (found.kind !== 'round') throw new Error('No round');
  return found.round;
}
const sent = async (round: Round) => read(await formatRoundLink(round));

describe('A resort that was added has not been seen', () => {
  it('by those who answered an earlier link, however late', async () => {
    expect(unseenBy(mergeRounds(carlas, bens))).toEqual(['Anna', 'Ben']);
    expect(unseenBy(mergeRounds(bens, carlas))).toEqual(['Anna', 'Ben']);
    // Also for whoever gets the answers of both in one link, and opens an earlier one again.
    const all = await sent(mergeRounds(bens, carlas));
    expect(unseenBy(all)).toEqual(['Anna', 'Ben']);
    expect(unseenBy(mergeRounds(await sent(all), annas))).toEqual(['Anna', 'Ben']);
  });

  it('by those who have answered again by an earlier link, until they answer with it', async () => {
    const all = mergeRounds(carlas, bens);
    const changed = withPerson(bens, saidBy('Ben', { livigno: 'no' }), minutesLater(70));
    expect(unseenBy(mergeRounds(all, changed))).toEqual(['Anna', 'Ben']);
    const seen = withPerson(all, saidBy('Ben', { livigno: 'yes' }), minutesLater(80));
    expect(unseenBy(await sent(mergeRounds(seen, changed)))).toEqual(['Anna']);
  });

  it('by nobody who has taken their answer back, and then by whoever answers by an earlier link again', async () => {
    const withdrawn = await sent(withoutPerson(mergeRounds(carlas, bens), 'person-ben', minutesLater(70)));
    expect(unseenBy(withdrawn)).toEqual(['Anna']);
    const again = withPerson(withdrawn, saidBy('Ben', { zermatt: 'yes' }), minutesLater(80));
    expect(unseenBy(mergeRounds(again, bens))).toEqual(['Anna']);
  });

  it('by those who were adding another one meanwhile', async () => {
    const added = withResort(bens, 'alta', ['person-ben'], minutesLater(61));
    const all = await sent(mergeRounds(added, carlas));
    expect(all.resorts.map(({ id }) => id)).toEqual(['zermatt', 'livigno', 'davos', 'alta']);
    expect(unseenBy(all)).toEqual(['Anna', 'Ben']);
    expect(unseenBy(all, 'alta')).toEqual(['Anna', 'Carla']);
  });

  it('by nobody who adds another one with it before them', () => {
    const added = withResort(mergeRounds(carlas, bens), 'alta', ['person-ben'], minutesLater(61));
    expect(unseenBy(mergeRounds(added, bens))).toEqual(['Anna']);
  });

  it('by those who had answered when it was added, though others had added it before', () => {
    const again = withResort(bens, 'davos', ['person-dan'], minutesLater(61));
    expect(unseenBy(mergeRounds(again, carlas))).toEqual(['Anna', 'Ben']);
  });

  it('by those who answered before it was added, in a link that tells no more', async () => {
    const [id, at, title, trip, resorts, people] = toWire(mergeRounds(carlas, bens));
    const marks = { 'person-anna': 'y--', 'person-ben': '-y-', 'person-carla': 'n--' };
    const before = people.map(([person, since, name = '']) => [person, since, name, marks[person as never], '']);
    const packed = gzipSync(JSON.stringify([id, at, title, trip, resorts, before])).toString('base64url');
    const all = await read(`1.${packed}`);
    expect(unseenBy(all)).toEqual(['Anna']);
    expect(unseenBy(mergeRounds(all, bens))).toEqual(['Anna', 'Ben']);
  });
});
