import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { formatRoundLink } from '@/features/together/codec/round-link';
import { keepRound } from '@/features/together/rounds-store';
import { type Answer, withPerson } from '@/features/together/rules/round';
import { setUnitSystem } from '@/lib/units';
import { gate } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import { answerAs, choose, openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

beforeEach(() => setUnitSystem('metric'));
// The page requests the whole catalogue.
beforeEach(() => serveResorts(3));

/** Anna asks, and has answered if she says so, at that second or later. */
const openAnnas = (answers: Record<string, Answer> = {}, answeredAt = now) =>
  openRound(withPerson(annasQuestion(), saidBy('Anna', answers), answeredAt));

/** Anna sends a new question of her own. */
async function sendQuestion() {
  const app = renderApp('/together#new=zermatt,livigno');
  await app.user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Anna');
  await app.user.click(screen.getByRole('button', { name: 'Send the question' }));
  return app;
}

/** A device that asks to whom, until `close` is called. */
function stubShareSheet() {
  const { opened: closed, open: close } = gate();
  const open = vi.fn(() => closed);
  Object.defineProperty(navigator, 'share', { value: open, configurable: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
  return { open, close };
}

/** The text above the link that was copied. */
const copied = async () => (await navigator.clipboard.readText()).split('\n').slice(0, -1).join('\n');
const note = () => screen.findByText(/^The link is copied, but not sent yet/);

it('the text above an answer says whose it is, and that of all answers that they are answers', async () => {
  const { user } = await openAnnas({ zermatt: 'yes' });
  await answerAs(user, 'Ben', 'Maybe');
  await screen.findByText('Text and link copied');
  expect(await copied()).toBe('Ben’s answer to “Week in February”:');
  await user.click(await screen.findByRole('button', { name: 'Send all answers' }));
  await expect.poll(copied).toBe('The answers to “Week in February” so far:');
});

it('without any answers, the text above them asks the question again', async () => {
  const { user } = await sendQuestion();
  await screen.findByText('Text and link copied');
  await navigator.clipboard.writeText('');
  await user.click(await screen.findByRole('button', { name: 'Send all answers' }));
  await expect.poll(copied).toBe('Which resort? Say yes, maybe or no:');
});

it('a link that was copied still has to be sent: the question, and what its asker says, to the group', async () => {
  const { user } = await sendQuestion();
  expect(await note()).toHaveTextContent('Now send it to the group');
  expect((await note()).closest('[role=status]')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Answer' }));
  expect(screen.queryByText(/^The link is copied/)).not.toBeInTheDocument();
  await choose(user, 'Zermatt', 'Yes');
  await user.click(screen.getByRole('button', { name: 'Send my answer' }));
  expect(await note()).toHaveTextContent('Now send it to the group');
});

it('an answer goes back to whoever asked, by name where the link tells it', async () => {
  const { user, unmount } = await openAnnas();
  await answerAs(user, 'Ben', 'Maybe');
  expect(await note()).toHaveTextContent('Now send it back to Anna');
  await user.click(screen.getByRole('button', { name: 'Send all answers' }));
  expect(await screen.findByText(/Now send it to the group/)).toBeVisible();
  unmount();

  const other = await openAnnas({ zermatt: 'yes' }, new Date(now.getTime() + 60_000));
  await other.user.click(await screen.findByRole('button', { name: 'Change' }));
  await other.user.click(screen.getByRole('button', { name: 'Send my answer' }));
  expect(await note()).toHaveTextContent('Now send it back to the person who asked');
});

it('what to do with a link is said of a note in several lines, too', async () => {
  const { user, router } = await openAnnas({ zermatt: 'yes' });
  const before = router.state.location.hash;
  await user.type(await screen.findByRole('textbox', { name: 'Note' }), 'I can drive{Enter}four,  or five.');
  await answerAs(user, 'Ben', 'Maybe');
  await waitFor(() => expect(router.state.location.hash).not.toBe(before));
  // As the link brought it back.
  await screen.findByText('I can drive four, or five.', { normalizer: (text) => text });
  expect(await note()).toBeVisible();
});

it('what to do with a link is said until the round changes', async () => {
  const { user } = await openAnnas({ zermatt: 'yes' });
  await answerAs(user, 'Ben', 'Maybe');
  await note();
  act(() => void keepRound(withPerson(annasQuestion(), saidBy('Clara', {}), now)));
  await waitFor(() => expect(screen.queryByText(/^The link is copied/)).not.toBeInTheDocument());
});

it('nothing more is said where the device has a share sheet', async () => {
  const sheet = stubShareSheet();
  await sendQuestion();
  await waitFor(() => expect(sheet.open).toHaveBeenCalled());
  sheet.close();
  expect(await screen.findByRole('button', { name: 'Send all answers' })).toBeVisible();
  expect(screen.queryByText(/copied/)).not.toBeInTheDocument();
});

it('whose notes the link of a round cannot hold is said before it is shared', async () => {
  // Letters in no order, which packing does not make shorter.
  let seed = 7;
  const letter = () => {
    seed = (seed * 48_271) % 2_147_483_647;
    return String.fromCharCode(65 + (seed % 58));
  };
  const people = Array.from({ length: 16 }, (_, index) => ({
    ...saidBy(`P${index}`, { zermatt: 'yes' }, Array.from({ length: 140 }, letter).join('')),
    at: 1_795_000_000 + index,
  }));
  const sheet = stubShareSheet();
  const { user, router } = await openRound({ ...annasQuestion(), people });
  await answerAs(user, 'Ben', 'Yes');
  await waitFor(() => expect(sheet.open).toHaveBeenCalledOnce());
  expect(
    await screen.findByText(/^The link is too long for all notes. It leaves out the notes of P0, P1/),
  ).toBeVisible();
  sheet.close();
  expect(await screen.findByRole('button', { name: 'Send all answers' })).toBeVisible();

  // It is said of this round alone, not of the next one on the page.
  const other = await formatRoundLink({ ...annasQuestion(), id: 'round-of-eve', title: 'Easter' });
  await act(() => router.navigate(`/together#${other}`));
  expect(await screen.findByRole('heading', { name: 'Easter' })).toBeVisible();
  expect(screen.queryByText(/^The link is too long/)).not.toBeInTheDocument();
});

it('an answer that a full round has no room for is not sent, and stays in the form', async () => {
  const sheet = stubShareSheet();
  const people = Array.from({ length: 32 }, (_, at) => ({
    ...saidBy(`P${at}`, { zermatt: 'yes' }),
    at: 1_795_000_000,
  }));
  const { user } = await openRound({ ...annasQuestion(), people });
  await answerAs(user, 'Zoe', 'Yes');
  expect(await screen.findByText(/^This round is full: a link holds no more people/)).toBeVisible();
  expect(sheet.open).not.toHaveBeenCalled();
  expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Zoe');
  expect(localStorage.getItem('drafts')).toContain('Zoe');
});

it('An answer is asked for each time it is sent without one, at the first resort', async () => {
  const { user } = await openAnnas({ zermatt: 'yes' });
  await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben');
  const zermatt = screen.getByRole('radiogroup', { name: 'Zermatt' });
  const livigno = screen.getByRole('radiogroup', { name: 'Livigno' });
  const yes = within(zermatt).getByRole('radio', { name: 'Yes' });
  const send = screen.getByRole('button', { name: 'Send my answer' });
  await user.click(send);
  await waitFor(() => expect(yes).toHaveFocus());
  expect(zermatt).toBeInvalid();
  expect(livigno).toHaveAccessibleDescription(/^Please answer for at least one resort/);
  await user.click(send);
  await waitFor(() => expect(yes).toHaveFocus());
  await user.keyboard(' ');
  await waitFor(() => expect(livigno).toBeValid());
  expect(livigno).not.toHaveAccessibleDescription(/Please answer/);
});
