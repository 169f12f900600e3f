import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it, onTestFinished } from 'vitest';
import { favoriteQueries } from '@/api/favorites/favorites.queries';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { demoAccount } from '@/demo/seed/users';
import { deferResponse, gate } from '../support/deferred-response';
import { renderAsMember } from '../support/render-app';
import { server, store } from '../support/server';
import { pressable, saveFavorites } from '../support/sign-in';

const heart = (name: string) => screen.findByRole('button', { name });

it('a heart that is filled while the list is requested again stays filled', async () => {
  saveFavorites(demoAccount.id);
  const { user, queryClient } = renderAsMember('/resorts?country=Andorra');
  const button = await pressable('Save Grandvalira to favorites');
  // The response is that of before, and comes late.
  let requests = 0;
  const { opened, open } = gate();
  const listOfBefore = http.get(
    '*/api/favorites',
    async () => {
      requests += 1;
      await opened;
      return HttpResponse.json([]);
    },
    { once: true },
  );
  server.use(listOfBefore);
  // Coming back to the tab requests what has become stale meanwhile.
  const { queryKey } = favoriteQueries.ofUser(demoAccount.id);
  await queryClient.invalidateQueries({ queryKey, refetchType: 'none' });
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(requests).toBe(1));
  const saving = deferResponse('post', '/favorites');
  await user.click(button);
  expect(await heart('Remove Grandvalira from favorites')).toBeVisible();
  open();
  // By the response to a later request, the list of before has been dealt with.
  await act(() => queryClient.fetchQuery(resortQueries.detail('alta')));
  expect(screen.getByRole('button', { name: 'Remove Grandvalira from favorites' })).toBeVisible();
  saving.release();
  expect(await screen.findByText('Grandvalira added to favorites')).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(store.favoritesOf(demoAccount.id)).toMatchObject([{ resort_id: 'grandvalira' }]);
  expect(await heart('Remove Grandvalira from favorites')).toBeVisible();
});

it('a heart that is filled stays so when one comes back to the tab before the server has saved it', async () => {
  saveFavorites(demoAccount.id);
  const { user, queryClient } = renderAsMember('/resorts?country=Andorra');
  const button = await pressable('Save Grandvalira to favorites');
  const saving = deferResponse('post', '/favorites');
  const list = deferResponse('get', '/favorites');
  await user.click(button);
  await waitFor(() => expect(saving.count()).toBe(1));
  act(() => void window.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(list.count()).toBe(1));
  list.release();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(button).toHaveAttribute('aria-pressed', 'true');
  saving.release();
  expect(await screen.findByText('Grandvalira added to favorites')).toBeVisible();
  // The list is requested again, by now with the favorite.
  await waitFor(() => expect(list.count()).toBe(2));
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(button).toHaveAttribute('aria-pressed', 'true');
});

it('a heart pressed offline says so once, and the list is requested again when the network is back', async () => {
  saveFavorites(demoAccount.id);
  const { user, queryClient } = renderAsMember('/resorts?country=Andorra');
  const button = await pressable('Save Grandvalira to favorites');
  onTestFinished(() => onlineManager.setOnline(true));
  act(() => onlineManager.setOnline(false));
  server.use(http.all('*/api/favorites', () => HttpResponse.error()));
  await user.click(button);
  expect(await screen.findByText('Error updating favorites')).toBeVisible();
  await waitFor(() => expect(queryClient.isFetching()).toBe(0));
  expect(screen.queryByText('There was a problem updating your favorites')).not.toBeInTheDocument();
  // Another device has saved it meanwhile.
  server.resetHandlers();
  saveFavorites(demoAccount.id, 'grandvalira');
  act(() => onlineManager.setOnline(true));
  expect(await heart('Remove Grandvalira from favorites')).toBeVisible();
});
