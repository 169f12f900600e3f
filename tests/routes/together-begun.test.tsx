import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { forgetRound, keepRound } from '@/features/together/rounds-store';
import { withPerson } from '@/features/together/rules/round';
import { setUnitSystem } from '@/lib/units';
import { answerAs, choose, openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

beforeEach(() => setUnitSystem('metric'));

/** Ben has answered in this browser. */
const bensRound = () => {
  const ben = saidBy('Ben', { zermatt: 'yes' });
  const round = withPerson(annasQuestion(), ben, now);
  keepRound(round, [ben.id]);
  return round;
};
const nameField = () => screen.findByRole('textbox', { name: 'Your name' });
const noteField = () => screen.findByRole('textbox', { name: 'Note' });

describe('An answer that was begun', () => {
  it('is open again after a reload, whether it changes an earlier one or is that of somebody else', async () => {
    const round = bensRound();
    const first = await openRound(round);
    await first.user.click(await screen.findByRole('button', { name: 'Change' }));
    await first.user.type(await noteField(), 'Not in March');
    first.unmount();
    const second = await openRound(round);
    expect(await noteField()).toHaveValue('Not in March');
    expect(await nameField()).toHaveValue('Ben');

    await second.user.click(screen.getByRole('button', { name: 'Send my answer' }));
    await second.user.click(await screen.findByRole('button', { name: 'Answer for somebody else' }));
    await second.user.type(await nameField(), 'Grandma');
    second.unmount();
    await openRound(round);
    expect(await nameField()).toHaveValue('Grandma');
  });

  it('is open again though another tab has sent one meanwhile', async () => {
    const first = await openRound(annasQuestion());
    await first.user.type(await nameField(), 'Benedict');
    act(() => void bensRound());
    first.unmount();
    await openRound(annasQuestion());
    expect(await nameField()).toHaveValue('Benedict');
  });

  it('replaces the answer of oneself, not the one that another tab has sent for somebody else', async () => {
    const { user } = await openRound(annasQuestion());
    await choose(user, 'Zermatt', 'No');
    await user.type(await nameField(), 'Ben');
    const others = saidBy('Ada', { livigno: 'yes' });
    act(() => void keepRound(withPerson(bensRound(), others, now), [others.id]));
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    expect(await screen.findByText('2 answers so far.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
    expect(screen.getByRole('columnheader', { name: 'Ada' })).toBeVisible();
    expect(screen.getByRole('row', { name: /^Zermatt.* 1\sno$/ })).toBeVisible();
  });

  it('stays in the form though the round was forgotten meanwhile, as in another tab, and is sent all the same', async () => {
    const { user } = await openRound(annasQuestion());
    await user.type(await nameField(), 'Benedict');
    act(() => forgetRound(annasQuestion().id));
    expect(await nameField()).toHaveValue('Benedict');
    await choose(user, 'Zermatt', 'Yes');
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    expect(await screen.findByRole('columnheader', { name: 'Benedict' })).toBeVisible();
  });

  it('can still be changed where the round was forgotten meanwhile, and sent or added to then', async () => {
    const { user } = await openRound(bensRound());
    await screen.findByRole('button', { name: 'Change' });
    act(() => forgetRound(annasQuestion().id));
    await user.click(screen.getByRole('button', { name: 'Send all answers' }));
    await screen.findByText('Text and link copied');
    expect(screen.getByRole('button', { name: 'Change' })).toBeVisible();
  });

  it('is no longer begun once it is stored, though the page is reloaded while the share sheet is open', async () => {
    Object.defineProperty(navigator, 'share', { value: () => new Promise(() => {}), configurable: true });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const { user, unmount } = await openRound(annasQuestion());
    await answerAs(user, 'Ben', 'Yes');
    expect(await screen.findByRole('columnheader', { name: 'Ben' })).toBeVisible();
    unmount();
    await openRound(annasQuestion());
    expect(await screen.findByRole('button', { name: 'Send all answers' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Your name' })).not.toBeInTheDocument();
  });

  it('is gone once it is cancelled, as a change of a review is', async () => {
    const round = bensRound();
    const { user, unmount } = await openRound(round);
    await user.click(await screen.findByRole('button', { name: 'Change' }));
    await user.type(await noteField(), 'Not in March');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Note' })).not.toBeInTheDocument());
    unmount();
    const again = await openRound(round);
    await again.user.click(await screen.findByRole('button', { name: 'Change' }));
    expect(await noteField()).toHaveValue('');
  });
});

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
  expect(await screen.findByText('Both answers are in.')).toBeVisible();
});

it('An answer can be hidden though the round was forgotten meanwhile, as in another tab', async () => {
  const { user } = await openRound(withPerson(annasQuestion(), saidBy('Ben', { zermatt: 'yes' }), now));
  const hide = await screen.findByRole('button', { name: 'Hide here', description: 'Ben' });
  act(() => forgetRound(annasQuestion().id));
  await user.click(hide);
  expect(await screen.findByRole('button', { name: 'Show', description: 'Ben' })).toBeVisible();
});
