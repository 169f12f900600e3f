import { expect, it } from 'vitest';
import { noTrip } from '@/domain/trip/trip';
import { inLanguage } from '../support/in-language';

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
