import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ROUNDS_KEPT_FOR, STORAGE_KEYS } from '@/config/constants';
import { keepRound, setHidden } from '@/features/together/rounds-store';
import { withPerson } from '@/features/together/rules/round';
import { fillStorage } from '../support/browser-storage';
import { renderApp, renderAsMember } from '../support/render-app';
import { serveFavorites } from '../support/resort-list';
import { openRound } from '../support/round-page';
import { annasQuestion, now, saidBy } from '../support/rounds';

/** Favorites and a comparison, both complete. */
const shown = {
  '/favorites': async () => {
    serveFavorites('Alta', 'Vail');
    const page = renderAsMember('/favorites');
    await screen.findByRole('link', { name: 'Decide together' });
    return page;
  },
  '/compare': async () => {
    const page = renderApp('/compare?ids=livigno,zermatt');
    await screen.findByRole('link', { name: 'Decide together' });
    return page;
  },
};

describe.each(['/favorites', '/compare'] as const)('On %s', (path) => {
  it('a link leads back to the rounds of this browser', async () => {
    keepRound(annasQuestion());
    const { user } = await shown[path]();
    await user.click(screen.getByRole('link', { name: 'Your rounds' }));
    expect(await screen.findByRole('link', { name: 'Week in February' })).toBeVisible();
  });

  it('nothing is said of rounds where none is stored, or the last one has expired', async () => {
    const first = await shown[path]();
    expect(screen.queryByRole('link', { name: 'Your rounds' })).not.toBeInTheDocument();
    first.unmount();
    localStorage.setItem(STORAGE_KEYS.rounds, JSON.stringify([{ openedAt: Date.now() - ROUNDS_KEPT_FOR - 1 }]));
    await shown[path]();
    expect(screen.queryByRole('link', { name: 'Your rounds' })).not.toBeInTheDocument();
    expect(localStorage.getItem(STORAGE_KEYS.rounds)).toBeNull();
  });
});

it('a round leads back to the others, and so does a new one', async () => {
  const { user, unmount } = await openRound(annasQuestion());
  await user.click(await screen.findByRole('link', { name: 'Your rounds' }));
  expect(await screen.findByRole('heading', { name: 'Rounds in this browser' })).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Your rounds' })).not.toBeInTheDocument();
  unmount();
  renderApp('/together#new=zermatt,livigno');
  expect(await screen.findByRole('link', { name: 'Your rounds' })).toBeVisible();
});

it('whoever has no account finds the rounds beside the favorites, too', async () => {
  keepRound(annasQuestion());
  renderApp('/favorites');
  expect(await screen.findByRole('link', { name: 'Your rounds' })).toBeVisible();
});

it('whoever has no account finds the rounds in the menu of phones, where favorites are not, once there are some', async () => {
  const { user } = renderApp('/about');
  const button = await screen.findByRole('button', { name: 'Menu' });
  const menu = screen.getByRole('navigation', { name: 'Menu', hidden: true });
  await user.click(button);
  expect(within(menu).queryByRole('link', { name: 'Your rounds' })).not.toBeInTheDocument();
  await user.click(button);
  keepRound(annasQuestion());
  await user.click(button);
  await user.click(within(menu).getByRole('link', { name: 'Your rounds' }));
  expect(await screen.findByRole('link', { name: 'Week in February' })).toBeVisible();
});

it('the rounds of this browser are listed, and can be forgotten', async () => {
  const { unmount } = await openRound(withPerson(annasQuestion(), saidBy('Anna', { zermatt: 'yes' }), now));
  await screen.findByRole('table', { name: 'Answers' });
  unmount();
  const { user } = renderApp('/together');
  expect(await screen.findByText('2 resorts, 1 person has answered')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Forget Week in February' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(await screen.findByText('No rounds yet')).toBeVisible();
});

const forgetButton = () => screen.findByRole('button', { name: 'Forget Week in February' });
const undo = () => screen.findByRole('button', { name: 'Undo' });

it('a round that was forgotten comes back by “Undo” in its place and as it was, the focus where it was before', async () => {
  const round = withPerson(annasQuestion(), saidBy('Anna', { zermatt: 'yes' }), now);
  vi.useFakeTimers({ toFake: ['Date'] });
  const shown = keepRound(round);
  if (shown) setHidden(shown, 'person-anna', true);
  vi.advanceTimersByTime(1000);
  keepRound({ ...annasQuestion(), id: 'round-of-ben', title: 'Opened later' });
  vi.useRealTimers();
  const stored = localStorage.getItem(STORAGE_KEYS.rounds);
  const { user } = renderApp('/together');
  await user.click(await forgetButton());
  expect(await screen.findByText('“Week in February” is forgotten.')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Week in February' })).not.toBeInTheDocument();
  const button = await undo();
  act(() => button.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText('“Week in February” is back.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Forget Opened later' })).toHaveFocus();
  const links = screen.getAllByRole('link', { name: /Week in February|Opened later/ });
  expect(links.map(({ textContent }) => textContent)).toEqual(['Opened later', 'Week in February']);
  expect(localStorage.getItem(STORAGE_KEYS.rounds)).toBe(stored);
});

it('when one of several rounds is forgotten, the focus goes to the button of the next', async () => {
  for (const title of ['First', 'Second', 'Third']) keepRound({ ...annasQuestion(), id: `round-${title}`, title });
  const { user } = renderApp('/together');
  const [, second, third] = await screen.findAllByRole('button', { name: /^Forget / });
  await user.click(second as HTMLElement);
  await waitFor(() => expect(second).not.toBeInTheDocument());
  expect(third).toHaveFocus();
});

it('of two rounds with the same title each comes back by its own “Undo”', async () => {
  keepRound(annasQuestion());
  keepRound({ ...annasQuestion(), id: 'round-of-ben' });
  const { user } = renderApp('/together');
  const [first] = await screen.findAllByRole('button', { name: 'Forget Week in February' });
  await user.click(first as HTMLElement);
  await user.click(await forgetButton());
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Undo' })).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  await user.click(await undo());
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'Week in February' })).toHaveLength(2));
});

it('rounds without a title are told apart by their resorts, answers and day', async () => {
  const asked = { ...annasQuestion(), title: '' };
  keepRound(asked);
  keepRound(withPerson({ ...asked, id: 'round-of-ben' }, saidBy('Ben', { zermatt: 'yes' }), now));
  renderApp('/together');
  const descriptions = [/^2 resorts, 1 person has answered/, /^2 resorts, 0 people have answered/];
  const buttons = await screen.findAllByRole('button', { name: 'Forget Which resort?' });
  for (const [index, link] of screen.getAllByRole('link', { name: 'Which resort?' }).entries()) {
    expect(link).toHaveAccessibleDescription(descriptions[index]);
    expect(buttons[index]).toHaveAccessibleDescription(descriptions[index]);
  }
});

it('where nothing can be stored, a round that is forgotten is not said to be stored in vain', async () => {
  fillStorage();
  keepRound(annasQuestion());
  keepRound({ ...annasQuestion(), id: 'round-of-ben', title: 'Another' });
  const { user } = renderApp('/together');
  expect(await screen.findByText(/^This browser cannot store the round/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByText(/^This browser cannot store the round/)).not.toBeInTheDocument());
  await user.click(await forgetButton());
  expect(await screen.findByText('“Week in February” is forgotten.')).toBeVisible();
  expect(screen.queryByText(/^This browser cannot store the round/)).not.toBeInTheDocument();
});

it('a round that was opened again before “Undo” keeps what it got since', async () => {
  keepRound(annasQuestion());
  const { user } = renderApp('/together');
  await user.click(await forgetButton());
  const ben = saidBy('Ben', { zermatt: 'yes' });
  act(() => void keepRound(withPerson(annasQuestion(), ben, now), [ben.id]));
  await user.click(await undo());
  expect(await screen.findByText('“Week in February” is back.')).toBeVisible();
  expect(screen.getByText('2 resorts, 1 person has answered')).toBeVisible();
});

it('A round with more notes than a link can be read with opens from the rounds of this browser, with all of them', async () => {
  // Of three thousand Chinese characters, so that hardly anything repeats.
  const noteOf = (person: number) =>
    Array.from({ length: 140 }, (_, place) =>
      String.fromCodePoint(0x4e00 + ((person * 1117 + place * place * 31 + person * place * 7) % 3000)),
    ).join('');
  const people = Array.from({ length: 32 }, (_, index) => saidBy(`P${index}`, { zermatt: 'yes' }, noteOf(index)));
  keepRound(people.reduce((round, person) => withPerson(round, person, now), annasQuestion()));
  const { user, router } = renderApp('/together');
  const link = await screen.findByRole('link', { name: 'Week in February' });
  await waitFor(() => expect(link.getAttribute('href')).toContain('#1.'));
  await user.click(link);
  expect(await screen.findByRole('table', { name: 'Answers' })).toBeVisible();
  expect(router.state.location.hash.length).toBeGreaterThan(4000);
  expect(screen.getByText(noteOf(31))).toBeVisible();
});
