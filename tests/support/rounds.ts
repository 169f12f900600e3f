import { type Answer, newRound, type Person, type Round, withPerson } from '@/features/together/rules/round';

/** When all of them ask. */
export const now = new Date('2026-11-24T10:00:00Z');

/** Anna asks: Zermatt or Livigno? Nobody has answered. */
export const annasQuestion = (trip = ''): Round => ({
  ...newRound(['zermatt', 'livigno'], { title: 'Week in February', trip }, now),
  id: 'round-of-anna',
});

/** What a person says, by resort. */
export const saidBy = (name: string, answers: Record<string, Answer>, note = ''): Omit<Person, 'at'> => ({
  id: `person-${name.toLowerCase()}`,
  name,
  answers: new Map(Object.entries(answers)),
  unseen: new Set(),
  note,
  isWithdrawn: false,
});

const letters: Record<string, Answer> = { y: 'yes', m: 'maybe', n: 'no' };
export const threeResorts = ['verbier', 'davos', 'laax'];

/** A round in which P0, P1 … give one letter for each of Verbier, Davos and Laax; '-' for none. */
export function roundOf(...people: string[]): Round {
  let round = newRound(threeResorts, { title: '', trip: '' }, now);
  for (const [index, marks] of people.entries()) {
    const given = threeResorts.flatMap((id, resort): [string, Answer][] => {
      const answer = letters[marks[resort] ?? '-'];
      return answer ? [[id, answer]] : [];
    });
    round = withPerson(round, saidBy(`P${index}`, Object.fromEntries(given)), now);
  }
  return round;
}
