import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { withPerson, withResort } from '@/features/together/rules/round';
import { fillStorage } from '../support/browser-storage';
import { answerAs, openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';
import { server } from '../support/server';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

const annasRound = withPerson(annasQuestion(), saidBy('Anna', { zermatt: 'yes', livigno: 'no' }), now);

it('a resort that is added says how it gets to the others, and who has not seen it', async () => {
  const { user } = await openRound(annasRound);
  await answerAs(user, 'Ben', 'Yes');
  expect(await screen.findByText('A resort you add is sent with “Send all answers”.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Add a resort' }));
  await user.type(await screen.findByRole('combobox', { name: /resort/i }), 'vail');
  await user.click(await screen.findByRole('option', { name: /^Vail/ }));
  expect(await screen.findByText('Anna has not seen Vail: it was added later.')).toBeVisible();
  // The board, where it says so, is far above the button, which has the focus again.
  expect(await screen.findByText('Vail added, 3 of 8')).toBeVisible();
});

it('a resort that is added says so, too, of whoever answers an earlier link after that', async () => {
  const carla = saidBy('Carla', { zermatt: 'no' });
  const carlas = withResort(withPerson(annasRound, carla, now), 'vail', [carla.id], now);
  const bens = withPerson(annasRound, saidBy('Ben', { livigno: 'yes' }), new Date(now.getTime() + 600_000));
  const first = await openRound(carlas);
  expect(await screen.findByText('Anna has not seen Vail: it was added later.')).toBeVisible();
  first.unmount();
  const second = await openRound(bens);
  expect(await screen.findByText('Anna and Ben have not seen Vail: it was added later.')).toBeVisible();
  second.unmount();
  // As this browser has stored it.
  await openRound(annasRound);
  expect(await screen.findByText('Anna and Ben have not seen Vail: it was added later.')).toBeVisible();
});

it('the search for a resort says what did not load, and which one is in the round already', async () => {
  let isDown = true;
  server.use(http.get('*/api/resorts', () => (isDown ? HttpResponse.json({}, { status: 500 }) : undefined)));
  const { user } = await openRound(annasRound);
  await answerAs(user, 'Ben', 'Yes');
  await user.click(await screen.findByRole('button', { name: 'Add a resort' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a resort' }));
  isDown = false;
  await user.click(await dialog.findByRole('button', { name: 'Try Again' }));
  await user.type(dialog.getByRole('combobox'), 'zermatt');
  expect(await dialog.findByText('Zermatt is already chosen')).toBeInTheDocument();
});

it('a resort can be added from what has loaded of a catalogue', async () => {
  server.use(
    http.get('*/api/resorts', ({ request }) =>
      new URL(request.url).searchParams.get('page') === '2' ? new HttpResponse(null, { status: 500 }) : undefined,
    ),
  );
  const { user } = await openRound(annasRound);
  await answerAs(user, 'Ben', 'Yes');
  await user.click(await screen.findByRole('button', { name: 'Add a resort' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a resort' }));
  expect(await dialog.findByText(/^This covers only/)).toBeVisible();
  await user.type(dialog.getByRole('combobox'), 'a');
  expect((await dialog.findAllByRole('option')).length).toBeGreaterThan(1);
});

it('a round that the browser refuses to store is there until the page closes, which says so', async () => {
  fillStorage();
  const { user } = await openRound(annasRound);
  expect(await screen.findByText(/^This browser cannot store the round/)).toBeVisible();
  await answerAs(user, 'Ben', 'Yes');
  expect(await screen.findByText('A resort you add is sent with “Send all answers”.')).toBeVisible();
});
