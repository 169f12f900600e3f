import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { noTrip } from '@/domain/trip/trip';
import { inLanguage } from '../support/in-language';
import { resortWith } from '../support/resort';

it('de: days that end in an abbreviated month get no second full stop before the season', async () => {
  const { verdictFor } = await inLanguage('de', () => import('@/features/trip/verdict-rules'));
  const { Claim } = await import('@/features/trip/trip-verdict');
  const { unitsOf } = await import('@/lib/units');
  const trip = { ...noTrip, dates: { from: '2027-02-14', to: '2027-02-21' } };
  const resort = resortWith({ season: { start: 'November', end: 'April' } });
  const [part] = verdictFor(resort, null, { trip, placeName: '', units: unitsOf('metric') });
  const text = part && renderToStaticMarkup(createElement(Claim, { part })).replaceAll(/<[^>]*>/g, '');
  expect(text).toContain('14.–21. Feb. Saison Nov\u00a0–\u00a0Apr');
});

it('it: a percentage is joined to its preposition as it is spoken', async () => {
  const { reasonLine } = await inLanguage('it', () => import('@/features/trip/fit-words'));
  const { unitsOf } = await import('@/lib/units');
  const wording = { trip: noTrip, placeName: '', units: unitsOf('metric') };
  const wordsOf = (share: number) =>
    reasonLine({ kind: 'highest', peak: { value: 3573, unit: 'm' }, share }, wording).comparison;
  expect(wordsOf(0.83)).toBe('più in alto dell’83 % delle località');
  expect(wordsOf(0.08)).toBe('più in alto dell’8 % delle località');
  expect(wordsOf(0.012)).toBe('più in alto dell’1 % delle località');
  expect(wordsOf(0.11)).toBe('più in alto dell’11 % delle località');
  expect(wordsOf(0.93)).toBe('più in alto del 93 % delle località');
});

it.each([
  ['de', 'Genug für beide: Könner 52,5 km'],
  ['fr', 'Assez pour les deux : confirmés 52,5 km'],
  ['it', 'Abbastanza per entrambi: esperti 52,5 km'],
] as const)('%s: what there is for a level follows one colon, not a second', async (language, line) => {
  const { lineText, reasonLine } = await inLanguage(language, () => import('@/features/trip/fit-words'));
  const { unitsOf } = await import('@/lib/units');
  const trip = { ...noTrip, group: { beginner: 0, intermediate: 0, expert: 2 } };
  const levels = [{ level: 'expert', people: 2, amount: 52.5, need: 40, unit: 'km' } as const];
  const words = lineText(reasonLine({ kind: 'enough', levels }, { trip, placeName: '', units: unitsOf('metric') }));
  expect(words.replaceAll('\u00a0', ' ')).toBe(line);
});
