// spec: 7.4

import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { store } from '../support/server';
import { signInAsGuest } from '../support/sign-in';

it('the upgrade dialog is reported as shown, even to a guest who closes it before its prompt is known', async () => {
  const prompts = deferResponse('get', '/auth/conversion-prompts');
  const { id } = signInAsGuest();
  store.setFavorites(
    id,
    ['zermatt', 'verbier', 'vail'].map((resort) => ({
      resort_id: resort,
      user_id: id,
      created_at: '2026-02-01T10:00:00Z',
    })),
  );
  const { user } = renderApp('/resorts/alta');
  const save = await screen.findByRole('button', { name: 'Save to Favorites' });
  await waitFor(() => expect(save).toBeEnabled());
  await user.click(save);
  await user.click(await screen.findByRole('button', { name: 'Maybe Later' }));
  prompts.release();
  await waitFor(() =>
    expect(store.events.map((event) => (event as { event: string }).event)).toEqual(['shown', 'dismissed']),
  );
});
