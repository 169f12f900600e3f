import { gzipSync } from 'node:zlib';

const now = new Date();
const year = now.getFullYear() + (now < new Date(now.getFullYear(), 1, 14) ? 0 : 1);

/** A week in the February to come. */
export const week = { from: `${year}-02-14`, to: `${year}-02-21`, month: `February ${year}` };

/** That week for two beginners, an intermediate and an expert, up to EUR 70, from Zürich, as a link carries it. */
export const tripLink = `${week.from}..${week.to}_b2i1a1_EUR70_ZRH`;

export const three = ['zermatt', 'livigno', 'vail'];

type Person = [name: string, answers: string, note?: string];

/** The address of a round of resorts, with people and a letter (y, m, n) for each resort that they answered. */
export function roundAddress(
  title: string,
  resorts: readonly string[],
  people: readonly Person[],
  trip = tripLink,
): string {
  const wire = [
    'round-of-e2e',
    1_795_000_000,
    title,
    trip,
    resorts.map((id) => [id, 1_795_000_000]),
    people.map(([name, answers, note = ''], index) => [`person-${index}`, 1_795_000_100 + index, name, answers, note]),
  ];
  return `/together#1.${gzipSync(JSON.stringify(wire)).toString('base64url')}`;
}

/** A round of three resorts, which Anna has answered with a yes, a no and a maybe. */
export const roundOfThree = roundAddress('Week in February', three, [['Anna', 'ynm', 'Blue runs, please']]);
