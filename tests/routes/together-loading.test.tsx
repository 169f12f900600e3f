import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { withPerson } from '@/features/together/rules/round';
import { deferResponse } from '../support/deferred-response';
import { openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

it('the outcome of a round is said once, with the names of its resorts, not with their ids first', async () => {
  const resorts = deferResponse('get', '/resorts/:id');
  await openRound(withPerson(annasQuestion(), saidBy('Anna', { zermatt: 'yes' }), now));
  expect(await screen.findByRole('table', { name: 'Answers' })).toBeVisible();
  expect(screen.getByText('1 answer so far.')).toBeVisible();
  expect(screen.queryByRole('heading', { level: 2, name: /zermatt/i })).not.toBeInTheDocument();
  resorts.release();
  expect(await screen.findByRole('heading', { level: 2, name: 'Zermatt: 1\u00a0yes, nobody against.' })).toBeVisible();
});
