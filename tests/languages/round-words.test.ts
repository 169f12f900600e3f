import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

// What a message says where a literal translation says something else.

const boardWords = () => import('@/features/together/board-words');

it.each([
  ['en', 'Both answers are in.'],
  ['de', 'Beide Antworten sind da.'],
  ['fr', 'Les deux réponses sont là.'],
  ['it', 'Sono arrivate entrambe le risposte.'],
] as const)('In %s two answers are both of them', async (language, words) => {
  const { answersText } = await inLanguage(language, boardWords);
  expect(answersText(2, 2, false)).toBe(words);
});

it('In German somebody has not seen a resort, and may know it well', async () => {
  const { unseenText } = await inLanguage('de', boardWords);
  expect(unseenText(['Anna'], 'Davos')).toBe('Anna hat Davos noch nicht gesehen: Es kam später dazu.');
  expect(unseenText(['Anna', 'Ben'], 'Davos')).toBe('Anna und Ben haben Davos noch nicht gesehen: Es kam später dazu.');
});

it.each(['en', 'de', 'fr', 'it'] as const)(
  'In %s saving a resort and going to what is saved have different names',
  async (language) => {
    const { m } = await inLanguage(language, () => import('@/paraglide/messages'));
    expect(m.favorites_button_save()).not.toBe(m.session_view_favorites());
  },
);

it.each([
  ['fr', 'Zermatt ajoutée, 4\u00a0sur\u00a08', 'retirée'],
  ['it', 'Zermatt aggiunta, 4\u00a0su\u00a08', 'tolta'],
] as const)('In %s a resort is feminine, as “station” and “località” are', async (language, words, removed) => {
  const { m } = await inLanguage(language, () => import('@/paraglide/messages'));
  const resort = 'Zermatt';
  expect(m.round_added({ resort, count: 4, most: 8 })).toBe(words);
  const [added = ''] = words.split(',');
  for (const text of [
    m.compare_added({ resort, count: 2, most: 4 }),
    m.favorites_added({ resort }),
    m.favorites_added_by_guest({ resort, used: 2, limit: 3 }),
  ])
    expect(text.startsWith(`${added} `)).toBe(true);
  for (const text of [m.compare_removed({ resort, count: 1, most: 4 }), m.favorites_removed({ resort })])
    expect(text).toContain(`${resort} ${removed}`);
});
