import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { clearSession } from '@/session/auth-storage';
import { deferResponse } from '../support/deferred-response';
import { renderApp, renderAsMember } from '../support/render-app';
import { server, store } from '../support/server';
import { pressable, saveFavorites, signInAsGuest, signInAsMember } from '../support/sign-in';

const ANDORRA = '/resorts?country=Andorra';
const heart = (name: string) => screen.findByRole('button', { name });
const savedBy = (id: string) => store.favoritesOf(id).map(({ resort_id }) => resort_id);

/** A guest with as many favorites as a guest may have. */
function signInAsFullGuest(): string {
  const { id } = signInAsGuest();
  saveFavorites(id, 'grandvalira', 'zermatt', 'verbier');
  return id;
}

it('a guest with three may swap one for another, however long the removal takes', async () => {
  const id = signInAsFullGuest();
  const removal = deferResponse('delete', '/favorites/:id');
  const { user } = renderApp(ANDORRA);
  await user.click(await heart('Remove Grandvalira from favorites'));
  await heart('Save Grandvalira to favorites');
  await user.click(screen.getByRole('button', { name: 'Save Pal Arinsal to favorites' }));
  removal.release();
  await waitFor(() => expect(savedBy(id)).toEqual(['pal-arinsal', 'zermatt', 'verbier']));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a fourth one does not look saved, and its refusal does not open the upgrade dialog on a page that a guest has gone on to', async () => {
  signInAsFullGuest();
  const saving = deferResponse('post', '/favorites');
  const { user, router } = renderApp(ANDORRA);
  await heart('Remove Grandvalira from favorites');
  await user.click(screen.getByRole('button', { name: 'Save Pal Arinsal to favorites' }));
  await waitFor(() => expect(saving.count()).toBe(1));
  expect(screen.getByRole('button', { name: 'Save Pal Arinsal to favorites' })).toBeVisible();
  await act(() => router.navigate('/about'));
  await screen.findByLabelText('Message');
  saving.release();
  expect(await screen.findByText(/3-resort limit/)).toBeVisible();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('a fourth one that the server refuses as a conflict is not announced as saved', async () => {
  signInAsFullGuest();
  server.use(http.post('*/api/favorites', () => HttpResponse.json({ message: 'Too many' }, { status: 409 })));
  const { user } = renderApp(ANDORRA);
  await heart('Remove Grandvalira from favorites');
  await user.click(screen.getByRole('button', { name: 'Save Pal Arinsal to favorites' }));
  expect(await screen.findByText(/added to favorites|Too many/)).toHaveTextContent('Too many');
});

it('of taps that come faster than the responses none is sent that a later one has overtaken', async () => {
  saveFavorites(demoAccount.id);
  const [removals, reads] = [deferResponse('delete', '/favorites/:id'), deferResponse('get', '/favorites')];
  removals.release();
  reads.release();
  const saving = deferResponse('post', '/favorites');
  const { user } = renderAsMember(ANDORRA);
  const button = await pressable('Save Grandvalira to favorites');
  const before = reads.count();
  await user.click(button);
  await user.click(await heart('Remove Grandvalira from favorites'));
  await user.click(await heart('Save Grandvalira to favorites'));
  saving.release();
  // The list is requested again once the last of them is done.
  await waitFor(() => expect(reads.count()).toBe(before + 1));
  expect([saving.count(), removals.count()]).toEqual([1, 0]);
  expect(savedBy(demoAccount.id)).toEqual(['grandvalira']);
  expect(await heart('Remove Grandvalira from favorites')).toBeVisible();
});

it('a tap that takes back another before its response is there is sent after it', async () => {
  saveFavorites(demoAccount.id);
  const [saving, removals] = [deferResponse('post', '/favorites'), deferResponse('delete', '/favorites/:id')];
  removals.release();
  const { user } = renderAsMember(ANDORRA);
  await user.click(await pressable('Save Grandvalira to favorites'));
  await user.click(await heart('Remove Grandvalira from favorites'));
  expect(await heart('Save Grandvalira to favorites')).toBeVisible();
  saving.release();
  expect(await screen.findByText('Grandvalira removed from favorites')).toBeVisible();
  expect(savedBy(demoAccount.id)).toEqual([]);
  expect(await heart('Save Grandvalira to favorites')).toBeVisible();
  expect([saving.count(), removals.count()]).toEqual([1, 1]);
});

it('a tap that waited when the session ended is neither sent nor in the way of those of the next session', async () => {
  saveFavorites(demoAccount.id);
  const saving = deferResponse('post', '/favorites');
  const removals = deferResponse('delete', '/favorites/:id');
  const { user } = renderAsMember(ANDORRA);
  const press = async () => {
    await user.click(await pressable('Save Grandvalira to favorites'));
  };
  await press();
  await user.click(await heart('Remove Grandvalira from favorites'));
  act(clearSession);
  saving.release();
  await waitFor(() => expect(savedBy(demoAccount.id)).toEqual(['grandvalira']));

  // Removed meanwhile in another tab.
  saveFavorites(demoAccount.id);
  act(() => void signInAsMember());
  await press();
  await waitFor(() => expect(savedBy(demoAccount.id)).toEqual(['grandvalira']));
  expect([saving.count(), removals.count()]).toEqual([2, 0]);
});

it('the last wish wins although the response to the first is lost', async () => {
  saveFavorites(demoAccount.id);
  let removals = 0;
  server.use(
    http.post('*/api/favorites', () => {
      saveFavorites(demoAccount.id, 'grandvalira');
      return HttpResponse.error();
    }),
    http.delete('*/api/favorites/:id', () => {
      removals += 1;
    }),
  );
  const answer = deferResponse('post', '/favorites');
  const { user } = renderAsMember(ANDORRA);
  await user.click(await pressable('Save Grandvalira to favorites'));
  await user.click(await heart('Remove Grandvalira from favorites'));
  await waitFor(() => expect(answer.count()).toBe(1));
  answer.release();
  // The server has saved it, and is asked to remove it.
  await waitFor(() => expect(removals).toBe(1));
  expect(savedBy(demoAccount.id)).toEqual([]);
  expect(await heart('Save Grandvalira to favorites')).toBeVisible();
});

it.each([
  { wish: 'removed', method: 'delete', status: 404, before: 'Remove', after: 'Save' },
  { wish: 'saved', method: 'post', status: 409, before: 'Save', after: 'Remove' },
] as const)('a resort that turns out to be $wish already, as in another tab, is no failure', async (is) => {
  saveFavorites(demoAccount.id, ...(is.before === 'Remove' ? ['grandvalira'] : []));
  server.use(
    http[is.method]('*/api/favorites*', () => {
      saveFavorites(demoAccount.id, ...(is.before === 'Remove' ? [] : ['grandvalira']));
      return HttpResponse.json({ message: 'It is so already' }, { status: is.status });
    }),
  );
  const { user } = renderAsMember(ANDORRA);
  await user.click(await pressable(`${is.before} Grandvalira ${is.before === 'Save' ? 'to' : 'from'} favorites`));
  expect(await screen.findByText(/^Grandvalira (added to|removed from) favorites$/)).toBeVisible();
  expect(await heart(`${is.after} Grandvalira ${is.after === 'Save' ? 'to' : 'from'} favorites`)).toBeVisible();
  expect(screen.queryByText('It is so already')).not.toBeInTheDocument();
});

it('resorts whose removal fails come back in their places, though the list cannot be requested again', async () => {
  saveFavorites(demoAccount.id, 'zermatt', 'verbier', 'alta');
  const { user, queryClient } = renderAsMember('/favorites');
  const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
  await waitFor(() => expect(names()).toEqual(['Zermatt', 'Verbier', 'Alta']));
  const refuse = () => HttpResponse.json({ message: 'Not now' }, { status: 400 });
  server.use(http.get('*/api/favorites', refuse), http.delete('*/api/favorites/:id', refuse));
  const removals = deferResponse('delete', '/favorites/:id');
  await user.click(await heart('Remove Zermatt from favorites'));
  await user.click(await heart('Remove Verbier from favorites'));
  await waitFor(() => expect(names()).toEqual(['Alta']));
  removals.release();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  await waitFor(() => expect(names()).toEqual(['Zermatt', 'Verbier', 'Alta']));
});

it("a visitor's heart is saved for the guest that another tab has made first, not for whoever has logged in", async () => {
  const opening = deferResponse('post', '/auth/guest/with-favorite');
  const { user, queryClient } = renderApp(ANDORRA);
  await user.click(await heart('Save Grandvalira to favorites'));
  await waitFor(() => expect(opening.count()).toBe(1));
  let id = '';
  act(() => {
    id = signInAsGuest().id;
  });
  opening.release();
  expect(await screen.findByText(/^Grandvalira added to favorites/)).toBeVisible();
  expect(savedBy(id)).toEqual(['grandvalira']);

  act(clearSession);
  const late = deferResponse('post', '/auth/guest/with-favorite');
  await user.click(await heart('Save Pal Arinsal to favorites'));
  await waitFor(() => expect(late.count()).toBe(1));
  act(() => void signInAsMember());
  const before = savedBy(demoAccount.id);
  late.release();
  await waitFor(() => expect(queryClient.isMutating()).toBe(0));
  expect(savedBy(demoAccount.id)).toEqual(before);
});
