import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { keepRound } from '@/features/together/rounds-store';
import { withPerson, withResort } from '@/features/together/rules/round';
import { setUnitSystem } from '@/lib/units';
import { openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

beforeEach(() => setUnitSystem('metric'));

const ben = saidBy('Ben', { zermatt: 'yes' }, 'Not in March');

/** Ben has answered in this browser, before somebody else added Vail, and takes it back. */
async function takeBack() {
  const round = withResort(withPerson(annasQuestion(), ben, now), 'vail', [], now);
  keepRound(round, [ben.id]);
  const app = await openRound(round);
  await app.user.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByText('Ben’s answer is taken back.')).toBeVisible();
  return { ...app, undo: await screen.findByRole('button', { name: 'Undo' }) };
}

describe('An answer that was taken back', () => {
  it('comes back by “Undo” with its note, and has to be sent anew', async () => {
    const { user, undo } = await takeBack();
    expect(await screen.findByText(/^The link is copied, but not sent yet/)).toBeVisible();
    expect(screen.queryByText('Not in March')).not.toBeInTheDocument();
    await user.click(undo);
    expect(await screen.findByText('Ben’s answer is back. It is sent with “Send all answers”.')).toBeVisible();
    expect(screen.getByRole('row', { name: /^Zermatt.* 1\syes, nobody against$/ })).toBeVisible();
    expect(screen.getByText('Not in March')).toBeVisible();
    expect(screen.getByText('Ben has not seen Vail: it was added later.')).toBeVisible();
    // Of the link without it nothing is said any more.
    await waitFor(() => expect(screen.queryByText('Ben’s answer is taken back.')).not.toBeInTheDocument());
    expect(screen.queryByText(/^The link is copied/)).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
  });

  it('comes back beside what others have answered meanwhile', async () => {
    const { user, undo } = await takeBack();
    act(() => void keepRound(withPerson(annasQuestion(), saidBy('Eva', { zermatt: 'no' }), now)));
    await user.click(undo);
    expect(await screen.findByRole('row', { name: /^Zermatt.* 1\syes, 1\sno$/ })).toBeVisible();
  });

  it('does not replace the one that was given in its place', async () => {
    const { user, undo } = await takeBack();
    const later = new Date(Date.now() + 60_000);
    act(() => void keepRound(withPerson(annasQuestion(), saidBy('Ben', { zermatt: 'maybe' }), later)));
    expect(await screen.findByRole('row', { name: /^Zermatt.* 1\smaybe, nobody against$/ })).toBeVisible();
    await user.click(undo);
    await waitFor(() => expect(screen.queryByText('Ben’s answer is taken back.')).not.toBeInTheDocument());
    expect(screen.getByRole('row', { name: /^Zermatt.* 1\smaybe, nobody against$/ })).toBeVisible();
  });
});

it('A round in which nobody takes part has no list of people', async () => {
  const { user, undo } = await takeBack();
  expect(screen.queryByRole('heading', { name: 'People' })).not.toBeInTheDocument();
  await user.click(undo);
  expect(await screen.findByRole('heading', { name: 'People' })).toBeVisible();
});
