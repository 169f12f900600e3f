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
