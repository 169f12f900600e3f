import { expect, it } from 'vitest';
import { m } from '@/paraglide/messages';

it.each([
  ['fr', m.reviews_by_person({ person: 'Anna' }, { locale: 'fr' })],
  ['fr', m.favorites_bring_text({ count: 1, person: 'Anna' }, { locale: 'fr' })],
  ['it', m.alike_near({ resort: 'Andermatt' }, { locale: 'it' })],
  ['it', m.round_opened({ date: '8 novembre 2026' }, { locale: 'it' })],
  ['it', m.offline_figures_of({}, { locale: 'it' }).concat(' 8 novembre, 06:00')],
])('%s: no word before an inserted one ought to have elided: %s', (_, said) => {
  expect(said).not.toMatch(/\b(de|a|il|del) (Anna|Andermatt|8)\b/);
});

it.each([
  ['fr', m.trip_amount_enough({ people: 1, amount: '4 pistes', wanted: '1' }, { locale: 'fr' })],
  ['it', m.trip_amount_enough({ people: 1, amount: '4 piste', wanted: '1' }, { locale: 'it' })],
  ['fr', m.weather_snow_estimated({ snow: '0 cm' }, { locale: 'fr' })],
  ['fr', m.graphic_runs_of_level({ level: 'beginner', amount: '12' }, { locale: 'fr' })],
  ['it', m.graphic_runs_of_level({ level: 'advanced', amount: '12' }, { locale: 'it' })],
])('%s: no word has to agree with a number that the message does not count: %s', (_, said) => {
  expect(said).not.toMatch(/nécessaires|servono|estimés|\d facile|\d difficile/);
});
