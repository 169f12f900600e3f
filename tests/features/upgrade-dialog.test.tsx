import { act, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { server, store } from '../support/server';
import { pressable, saveFavorites, signInAsGuest } from '../support/sign-in';

it('the upgrade dialog is reported as shown, even to a guest who closes it before its prompt is known', async () => {
  const prompts = deferResponse('get', '/auth/conversion-prompts');
  const { id } = signInAsGuest();
  saveFavorites(id, 'zermatt', 'verbier', 'vail');
  const { user } = renderApp('/resorts/alta');
  const save = await pressable('Save to Favorites');
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Maybe Later' }));
  prompts.release();
  await waitFor(() =>
    expect(store.events.map((event) => (event as { event: string }).event)).toEqual(['shown', 'dismissed']),
  );
});

it('a guest who is offered an account is counted once, whichever the choice and however often it is pressed', async () => {
  const { id } = signInAsGuest();
  saveFavorites(id, 'zermatt', 'verbier', 'vail');
  const saved = store.favoritesOf(id);
  let prompts = 0;
  server.events.on('request:start', ({ request }) => {
    if (request.url.endsWith('/auth/conversion-prompts')) prompts += 1;
  });
  const events = () => store.events.map((event) => (event as { event: string }).event);
  const { user, router } = renderApp('/resorts?search=tignes');
  const choices = [
    { choice: () => screen.findByRole('button', { name: 'Maybe Later' }), counted: ['shown', 'dismissed'] },
    {
      choice: () => screen.findByRole('link', { name: 'Sign Up Free' }),
      counted: ['shown', 'dismissed', 'shown', 'accepted'],
    },
  ];
  for (const { choice, counted } of choices) {
    await user.click(await pressable(/^Save Tignes to favorites$/));
    const pressed = await choice();
    // A dialog that is closed before the prompt's id is there cancels the request for it.
    await waitFor(() => expect(events()).toEqual(counted.slice(0, -1)));
    // Before the page can render what the first press did.
    act(() => {
      pressed.click();
      pressed.click();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(events()).toEqual(counted));
  }
  await waitFor(() => expect(router.state.location.pathname).toBe('/signup'));
  expect(prompts).toBe(1);
  expect(store.favoritesOf(id)).toEqual(saved);
});
