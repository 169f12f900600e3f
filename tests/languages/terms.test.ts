import { expect, it } from 'vitest';
import { inLanguage } from '../support/in-language';

const messages = () => import('@/paraglide/messages');

it('Italian says of the skier with the least to spare that the margin is small, not that the skier is poor', async () => {
  const { m } = await inLanguage('it', messages);
  expect(m.trip_tightest({ amounts: 'esperto 52,5 km' })).toBe('Margine più stretto: esperto 52,5 km');
});

it.each([
  ['de', 'Pisten nach Schwierigkeit', 'Schwierigkeit: keine Angabe'],
  ['fr', 'Pistes par difficulté', 'Difficulté non indiquée'],
  ['it', 'Piste per difficoltà', 'Difficoltà non indicata'],
] as const)(
  '%s: runs are divided by difficulty on every page, and skiers alone have a level',
  async (language, term, missing) => {
    const { m } = await inLanguage(language, messages);
    expect(m.resort_runs_by_difficulty()).toBe(term);
    expect(m.compare_runs_level()).toBe(term);
    expect(m.compare_levels_missing()).toBe(missing);
    expect(m.trip_runs_missing()).toContain(term);
    expect(m.trip_missing({ what: 'runs' })).toContain(term);
  },
);

it.each([
  ['en', 'In words'],
  ['de', 'In Worten'],
  ['fr', 'En clair'],
  ['it', 'In sintesi'],
] as const)('%s: the sentences of the comparison have a heading that one would write', async (language, heading) => {
  const { m } = await inLanguage(language, messages);
  expect(m.compare_in_words()).toBe(heading);
});

it('Italian says of the most and the fewest runs what it says of snow, not that a resort has a quantity', async () => {
  const { m } = await inLanguage('it', messages);
  const said = (kind: string) => m.compare_point({ kind, amount: '12', shared: ' (con Vail)', place: '' });
  const kinds = ['beginnerRuns-best', 'intermediateRuns-best', 'advancedRuns-best', 'advancedRuns-worst'];
  expect(kinds.map(said)).toEqual([
    'ha *più piste facili di tutte* (con Vail), 12',
    'ha *più piste medie di tutte* (con Vail), 12',
    'ha *più piste difficili di tutte* (con Vail), 12',
    'ha *meno piste difficili di tutte* (con Vail), 12',
  ]);
});

it('German names in the search field what can be searched, in as few letters as the field has room for', async () => {
  const { m } = await inLanguage('de', messages);
  expect(m.search_placeholder()).toBe('Skigebiet, Land, Verbund');
});
