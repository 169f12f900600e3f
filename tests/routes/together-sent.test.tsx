import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { formatRoundLink } from '@/features/together/codec/round-link';
import { keepRound } from '@/features/together/rounds-store';
import { newRound, withPerson } from '@/features/together/rules/round';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { choose } from '../support/round-page';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

beforeEach(() => setUnitSystem('metric'));

const ROUND = 'round-of-anna';
const now = new Date('2026-11-24T10:00:00Z');

/** Anna asks, and has answered if she says so, at that second or later. */
const annasLink = async (answers: 'yes'[] = [], answeredAt = now) => {
  const round = { ...newRound(['zermatt', 'livigno'], { title: 'Week in February', trip: '' }, now), id: ROUND };
  const given = new Map(answers.map((answer) => ['zermatt', answer] as const));
  const anna = { id: 'person-anna', name: 'Anna', answers: given, note: '', isWithdrawn: false };
  return `/together#${await formatRoundLink(withPerson(round, anna, answeredAt))}`;
};

/** The text above the link that was copied. */
const copied = async () => (await navigator.clipboard.readText()).split('\n').slice(0, -1).join('\n');

type User = ReturnType<typeof renderApp>['user'];
async function answerAs(user: User, name: string): Promise<void> {
  await choose(user, 'Zermatt', 'Maybe');
  await user.type(screen.getByRole('textbox', { name: 'Your name' }), name);
  await user.click(screen.getByRole('button', { name: 'Send my answer' }));
  await screen.findByText('Text and link copied');
}

it('the text above an answer says whose it is, and that of all answers that they are answers', async () => {
  const { user } = renderApp(await annasLink(['yes']));
  await answerAs(user, 'Ben');
  expect(await copied()).toBe('Ben’s answer to “Week in February”:');
  await user.click(await screen.findByRole('button', { name: 'Send all answers' }));
  await expect.poll(copied).toBe('The answers to “Week in February” so far:');
});

it('without any answers, the text above them asks the question again', async () => {
  const { user } = renderApp('/together#new=zermatt,livigno');
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  await screen.findByText('Text and link copied');
  await navigator.clipboard.writeText('');
  await user.click(await screen.findByRole('button', { name: 'Send all answers' }));
  await expect.poll(copied).toBe('Which resort? Say yes, maybe or no:');
});

const note = () => screen.findByText(/^The link is copied, but not sent yet/);

it('a link that was copied still has to be sent: the question, and what its asker says, to the group', async () => {
  const { user } = renderApp('/together#new=zermatt,livigno');
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  expect(await note()).toHaveTextContent('Now send it to the group');
  expect((await note()).closest('[role=status]')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.queryByText(/^The link is copied/)).not.toBeInTheDocument();
  await choose(user, 'Zermatt', 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send my answer' }));
  expect(await note()).toHaveTextContent('Now send it to the group');
});

it('an answer goes back to whoever asked, by name where the link tells it', async () => {
  const { user, unmount } = renderApp(await annasLink());
  await answerAs(user, 'Ben');
  expect(await note()).toHaveTextContent('Now send it back to Anna');
  await user.click(screen.getByRole('button', { name: 'Send all answers' }));
  expect(await screen.findByText(/Now send it to the group/)).toBeVisible();
  unmount();

  const other = renderApp(await annasLink(['yes'], new Date(now.getTime() + 60_000)));
  await other.user.click(await screen.findByRole('button', { name: 'Change' }));
  await other.user.click(screen.getByRole('button', { name: 'Send my answer' }));
  expect(await note()).toHaveTextContent('Now send it back to the person who asked');
});

it('what to do with a link is said until the round changes', async () => {
  const { user } = renderApp(await annasLink(['yes']));
  await answerAs(user, 'Ben');
  await note();
  const clara = { id: 'person-clara', name: 'Clara', answers: new Map(), note: '', isWithdrawn: false };
  const round = { ...newRound(['zermatt', 'livigno'], { title: 'Week in February', trip: '' }, now), id: ROUND };
  act(() => void keepRound(withPerson(round, clara, now)));
  await waitFor(() => expect(screen.queryByText(/^The link is copied/)).not.toBeInTheDocument());
});

it('nothing more is said where the device has a share sheet', async () => {
  const openSheet = vi.fn(() => Promise.resolve());
  Object.defineProperty(navigator, 'share', { value: openSheet, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  const { user } = renderApp('/together#new=zermatt,livigno');
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Anna');
  await user.click(screen.getByRole('button', { name: 'Send the question' }));
  await waitFor(() => expect(openSheet).toHaveBeenCalled());
  expect(await screen.findByRole('button', { name: 'Send all answers' })).toBeVisible();
  expect(screen.queryByText(/copied/)).not.toBeInTheDocument();
});
