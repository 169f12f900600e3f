import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { forgetRound } from '@/features/together/rounds-store';
import { withPerson } from '@/features/together/rules/round';
import { openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';

// Pages load lazily; having it here keeps the test from paying for it.
import '@/routes/together.route';

it('A round of two has all its answers once somebody else who has only left a note is hidden', async () => {
  const people = [
    saidBy('Ben', { zermatt: 'yes' }),
    saidBy('Cleo', { livigno: 'yes' }),
    saidBy('Stranger', {}, 'Buy cheap skis'),
  ];
  const round = people.reduce((before, person) => withPerson(before, person, now), annasQuestion('b2'));
  const { user } = await openRound(round);
  expect(await screen.findByText('2 answers so far.')).toBeVisible();
  const [hide] = screen.getAllByRole('button', { name: 'Hide here', description: 'Stranger' });
  await user.click(hide as HTMLElement);
  expect(await screen.findByText('All 2 answers are in.')).toBeVisible();
});

it('An answer can be hidden though the round was forgotten meanwhile, as in another tab', async () => {
  const round = withPerson(annasQuestion(), saidBy('Ben', { zermatt: 'yes' }), now);
  const { user } = await openRound(round);
  const hide = await screen.findByRole('button', { name: 'Hide here', description: 'Ben' });
  act(() => forgetRound(round.id));
  await user.click(hide);
  expect(await screen.findByRole('button', { name: 'Show', description: 'Ben' })).toBeVisible();
});
