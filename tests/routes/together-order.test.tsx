import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { newRound, withPerson } from '@/features/together/rules/round';
import { json, LIST } from '../support/resort-list';
import { openRound } from '../support/round-page';
import { now, saidBy } from '../support/rounds';
import { server } from '../support/server';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

const counted = (id: string, total: number) => ({ ...json(id), trails: { total } });
const measured = (id: string, total: number) => ({ ...json(id), slopes_km: { beginner: total, total } });

it('Level resorts whose runs are measured differently stand as in the list: ranked among all of their kind', async () => {
  const resorts = [counted('Alta', 10), counted('Vail', 90), measured('Zermatt', 300), measured('Laax', 20)];
  server.use(
    http.get('*/api/resorts/:id', ({ params }) => HttpResponse.json(resorts.find(({ id }) => id === params.id))),
    http.get(LIST, () =>
      HttpResponse.json({
        resorts,
        pagination: { current_page: 1, total_pages: 1, total_count: 4, limit: 100, has_next: false },
      }),
    ),
  );
  const round = newRound(['Alta', 'Zermatt'], { title: '', trip: '2027-02-14..2027-02-21_then-most-runs' }, now);
  await openRound(withPerson(round, saidBy('Anna', { Alta: 'yes', Zermatt: 'yes' }), now));
  const board = within(await screen.findByRole('table', { name: 'Answers' }));
  const rows = () => board.getAllByRole('rowheader').map((row) => within(row).getByRole('link').textContent);
  await expect.poll(rows).toEqual(['Zermatt', 'Alta']);
});
