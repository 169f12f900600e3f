import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { getSession } from '@/session/auth-storage';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

it('A new guest is one, although the response does not say so', async () => {
  server.use(http.post('*/api/auth/guest', () => HttpResponse.json({ token: 't-1', user: { id: 'g-1' } })));
  server.use(http.get('*/api/favorites', () => HttpResponse.json({ favorites: [] })));
  const { user } = renderApp('/favorites');
  await user.click(await screen.findByRole('button', { name: /Start Saving Favorites/ }));
  expect(await screen.findByText("You're using a guest account with limited favorites.")).toBeVisible();
  await waitFor(() => expect(getSession()?.user.userType).toBe('guest'));
});
