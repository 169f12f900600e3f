import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { formatRoundLink } from '@/features/together/codec/round-link';
import { keepRound, type StoredRound, setHidden } from '@/features/together/rounds-store';
import { newRound, type Round, withPerson } from '@/features/together/rules/round';
import { setUnitSystem } from '@/lib/units';
import { clearSession } from '@/session/auth-storage';
import { renderApp } from '../support/render-app';
import { answerAs, choose, openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';
import { signInAsGuest } from '../support/sign-in';

// Pages load lazily; having it here keeps the first test from paying for it.
import '@/routes/together.route';

beforeEach(() => setUnitSystem('metric'));

const TRIP = '2027-02-14..2027-02-21_b2i1a1_ZRH';

/** A round of Zermatt and Livigno that Anna has answered. */
const annasRound = (trip = ''): Round =>
  withPerson(annasQuestion(trip), saidBy('Anna', { zermatt: 'yes', livigno: 'no' }, 'Blue runs, please'), now);

const board = () => screen.findByRole('table', { name: 'Answers' });
const row = async (resort: RegExp) =>
  within(await within(await board()).findByRole('row', { name: resort }))
    .getAllByRole('cell')
    .map((cell) => cell.lastElementChild?.textContent.replace('?', '').replaceAll('\u00a0', ' '))
    .sort();

describe('The link of a round', () => {
  it('asks first, and shows the answers it brings', async () => {
    await openRound(annasRound(TRIP));
    expect(await screen.findByRole('heading', { name: 'Where would you go?' })).toBeVisible();
    expect(await row(/^Zermatt/)).toEqual(['1 yes, nobody against', 'Yes']);
    expect(await row(/^Livigno/)).toEqual(['1 no', 'No']);
    expect(await screen.findByText(/2 beginners, 1 intermediate, 1 expert · from Zürich/)).toBeVisible();
    expect(screen.getAllByText(/^[A-Z]{3} [\d,]+ to ski, for 4 people, 7 days$/).length).toBeGreaterThan(0);
    expect(screen.getByText(/passes for several days cost less/)).toBeVisible();
    expect(screen.getByText('Answers so far: 1 of 4.')).toBeVisible();
  });

  it('says of two that are level which costs less, where the trip and both prices tell', async () => {
    await openRound(withPerson(annasQuestion(TRIP), saidBy('Anna', { zermatt: 'yes', livigno: 'yes' }), now));
    expect(await screen.findByRole('heading', { name: /^Livigno and Zermatt are level/ })).toBeVisible();
    expect(
      await screen.findByText(/^Answers so far: 1 of 4\. Livigno costs [A-Z]{3} [\d,]+ less to ski\.$/),
    ).toBeVisible();
  });

  it('takes an answer, which can be changed, added to for somebody else, and taken back', async () => {
    const { user } = await openRound(annasRound());
    await answerAs(user, 'Anna', 'Maybe');
    // Two Annas stay two.
    await waitFor(async () =>
      expect(await row(/^Zermatt/)).toEqual(['1 yes, 1 maybe, nobody against', 'Maybe', 'Yes']),
    );

    await user.click(screen.getByRole('button', { name: 'Change' }));
    // The form is at the top, far above the button.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await choose(user, 'Zermatt', 'No');
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    await waitFor(async () => expect(await row(/^Zermatt/)).toEqual(['1 yes, 1 no', 'No', 'Yes']));

    await user.click(screen.getByRole('button', { name: 'Answer for somebody else' }));
    await choose(user, 'Livigno', 'Yes');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Grandma');
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    expect(await within(await board()).findByRole('columnheader', { name: 'Grandma' })).toBeVisible();

    await user.click(screen.getAllByRole('button', { name: 'Take back' })[0] as HTMLElement);
    await waitFor(async () => expect(within(await board()).getAllByRole('columnheader')).toHaveLength(4));
    // The list of those who answered is shorter: reading goes on from the top.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Take back' }));
    // Nobody here has answered any more: one may answer again oneself.
    expect(await screen.findByRole('button', { name: 'Answer again' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Answer for somebody else' })).not.toBeInTheDocument();
  });

  it('keeps what is written, and what is missing, when another tab changes the round', async () => {
    const { user } = await openRound(annasRound());
    await user.type(await screen.findByRole('textbox', { name: 'Your name' }), 'Ben');
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    expect(await screen.findByText('Please answer for at least one resort')).toBeVisible();
    act(() => setHidden(keepRound(annasRound()) as StoredRound, 'person-anna', true));
    expect(await screen.findByText('is hidden in this browser')).toBeVisible();
    expect(screen.getByText('Please answer for at least one resort')).toBeVisible();
    expect(screen.getByRole('textbox', { name: 'Your name' })).toHaveValue('Ben');
  });

  it('keeps a half-given answer over a reload, also when its visitor becomes a guest, for that guest only', async () => {
    const { user, unmount } = await openRound(annasRound());
    await choose(user, 'Zermatt', 'Maybe');
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben');
    act(() => void signInAsGuest());
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'edikt');
    unmount();
    const second = await openRound(annasRound());
    expect(await screen.findByDisplayValue('Benedikt')).toBeVisible();
    expect(screen.getByRole('radio', { name: 'Maybe', checked: true })).toBeVisible();
    act(clearSession);
    second.unmount();
    await openRound(annasRound());
    expect(await screen.findByRole('textbox', { name: 'Your name' })).toHaveValue('');
  });

  it('that is open in two tabs is answered by one person: the latest answer counts', async () => {
    const { user } = await openRound(annasRound());
    await choose(user, 'Zermatt', 'Maybe');
    const sentThere = saidBy('Ben', { zermatt: 'no' });
    act(() => void keepRound(withPerson(annasRound(), sentThere, now), [sentThere.id]));
    expect(await row(/^Zermatt/)).toEqual(['1 yes, 1 no', 'No', 'Yes']);
    await user.type(screen.getByRole('textbox', { name: 'Your name' }), 'Ben');
    await user.click(screen.getByRole('button', { name: 'Send my answer' }));
    await waitFor(async () =>
      expect(await row(/^Zermatt/)).toEqual(['1 yes, 1 maybe, nobody against', 'Maybe', 'Yes']),
    );
  });

  it('hides an answer of somebody else in this browser alone, and says so', async () => {
    const { user } = await openRound(annasRound());
    const hide = await screen.findByRole('button', { name: 'Hide here' });
    // Of several such buttons, the description tells whose answer it is.
    expect(hide).toHaveAccessibleDescription('Anna');
    const headline = await screen.findByRole('heading', { name: /^Zermatt: 1\syes/ });
    const outcome = headline.closest('[role=status]');
    await user.click(hide);
    expect(await screen.findByText('is hidden in this browser')).toBeVisible();
    expect(outcome).toHaveTextContent(/^Nobody has answered yet\.$/);
    expect(screen.queryByText('1 answer so far.')).not.toBeInTheDocument();
    // Not “Show, pressed”: what the button says is what it does.
    const show = screen.getByRole('button', { name: 'Show' });
    expect(show).not.toHaveAttribute('aria-pressed');
    await user.click(show);
    expect(await screen.findByText('1 answer so far.')).toBeVisible();
    expect(outcome).toHaveTextContent(/^Zermatt: 1 yes, nobody against\.1 answer so far\.$/);
    expect(await row(/^Zermatt/)).toEqual(['1 yes, nobody against', 'Yes']);
  });

  it('hides the note of somebody who has asked without answering, too', async () => {
    const { user } = await openRound(withPerson(annasQuestion(), saidBy('Anna', {}, 'By train, please'), now));
    expect(await screen.findByText('By train, please')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Hide here' }));
    expect(await screen.findByText('is hidden in this browser')).toBeVisible();
    expect(screen.queryByText('By train, please')).not.toBeInTheDocument();
  });

  it('adds to what this browser knew before', async () => {
    const { unmount } = await openRound(annasRound());
    await board();
    unmount();
    await openRound(withPerson(annasQuestion(), saidBy('Ben', { livigno: 'yes' }), now));
    expect(await within(await board()).findByRole('columnheader', { name: 'Anna' })).toBeVisible();
    expect(within(await board()).getByRole('columnheader', { name: 'Ben' })).toBeVisible();
  });

  it('names resorts that do not exist, and shows markup as text', async () => {
    const round = newRound(['zermatt', '<b>x</b>'], { title: '<img src=x>', trip: '' }, now);
    await openRound(round);
    expect(await screen.findByRole('heading', { level: 1, name: '<img src=x>' })).toBeVisible();
    expect(await screen.findByText('/resorts/<b>x</b>')).toBeVisible();
  });

  it('names a resort that does not exist by an id that turns no words round and fills no page', async () => {
    const hostile = `\u202e${'long'.repeat(24)}`;
    await openRound(
      withPerson(
        newRound([hostile, 'zermatt'], { title: '', trip: '' }, now),
        saidBy('Anna', { [hostile]: 'yes' }),
        now,
      ),
    );
    const [headline] = await screen.findAllByText(/: 1 yes, nobody against\.$/);
    expect(headline?.textContent).toMatch(/^(long){4,20}\w{0,3}…: 1\syes/);
  });

  it('that a chat has cut says so, and loses nothing that is stored', async () => {
    const { unmount } = await openRound(annasRound());
    await board();
    unmount();
    const link = await formatRoundLink(annasRound());
    renderApp(`/together#${link.slice(0, -7)}`);
    expect(await screen.findByText('This link is not complete. Ask for it again.')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Week in February' })).toBeVisible();
  });

  it('of a newer version says so', async () => {
    renderApp('/together#2.abcdef');
    expect(await screen.findByText(/made by a newer version of Snowline/)).toBeVisible();
  });
});
