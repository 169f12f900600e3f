import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { formatRoundLink } from '@/features/together/codec/round-link';
import { newRound } from '@/features/together/rules/round';
import { renderApp } from '../support/render-app';
import { choose } from '../support/round-page';

// Pages load lazily; having it here keeps the test from paying for it.
import '@/routes/together.route';

it('Whose notes the link of a round cannot hold is said before it is shared', async () => {
  // Letters in no order, which packing does not make shorter.
  let seed = 7;
  const letter = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(65 + (seed % 58));
  };
  const people = Array.from({ length: 16 }, (_, index) => ({
    id: `person-${index}`,
    at: 1_795_000_000 + index,
    name: `P${index}`,
    answers: new Map([['zermatt', 'yes' as const]]),
    note: Array.from({ length: 140 }, letter).join(''),
    isWithdrawn: false,
  }));
  let closeSheet = () => {};
  const openSheet = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        closeSheet = resolve;
      }),
  );
  Object.defineProperty(navigator, 'share', { value: openSheet, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const asked = newRound(
    ['zermatt', 'livigno'],
    { title: 'Week in February', trip: '' },
    new Date('2026-11-24T10:00:00Z'),
  );
  const { user } = renderApp(`/together#${await formatRoundLink({ ...asked, people })}`);
  await choose(user, 'Zermatt', 'Yes');
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben');
  await user.click(screen.getByRole('button', { name: 'Send my answer' }));
  await waitFor(() => expect(openSheet).toHaveBeenCalledOnce());
  // The device still asks to whom.
  expect(
    await screen.findByText(/^The link is too long for all notes. It leaves out the notes of P0, P1/),
  ).toBeVisible();
  closeSheet();
  expect(await screen.findByRole('button', { name: 'Send all answers' })).toBeVisible();
});
