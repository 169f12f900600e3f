import { screen, within } from '@testing-library/react';
import { STORAGE_KEYS } from '@/config/constants';
import { demoAccount } from '@/demo/seed/users';
import { renderApp } from './render-app';
import { server, store } from './server';
import { logInAsMember, saveFavorites, signInAsGuest } from './sign-in';

export const dialog = () => screen.findByRole('dialog', { name: 'Bring your 3 resorts along?' });
export const press = async (name: string) => within(await dialog()).getByRole('button', { name });
/** The offer that this tab has stored. */
export const stored = () => JSON.parse(sessionStorage.getItem(STORAGE_KEYS.bringAlong) ?? 'null') as unknown;
/** The member's favorites on the server. */
export const saved = () => store.favoritesOf(demoAccount.id).map(({ resort_id }) => resort_id);

/** Starts as a guest with some resorts saved, and gives the resorts that are posted from then on. */
export function startAsGuest(...ids: string[]) {
  saveFavorites(signInAsGuest().id, ...ids);
  saveFavorites(demoAccount.id);
  const posted: unknown[] = [];
  server.events.on('request:start', async ({ request }) => {
    if (request.method === 'POST' && request.url.endsWith('/api/favorites'))
      posted.push(((await request.clone().json()) as { resort_id: unknown }).resort_id);
  });
  return posted;
}

/** Logs in as the member. */
export async function logIn() {
  const app = renderApp('/login');
  await logInAsMember(app.user);
  await screen.findByText('Signed in successfully!');
  return app;
}
