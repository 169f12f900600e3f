// spec: 7.4, 8.2, 8.4, 8.5, 8.7, 8.8, 8.9

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { toast } from 'sonner';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { choose, counts } from '../support/resort-list';
import { server } from '../support/server';
import { pressable, saveFavorites, signInAsGuest, signInAsMember } from '../support/sign-in';

const CLOSED = 'The lifts are closed';
const closed = () => HttpResponse.json({ message: CLOSED }, { status: 400 });

const guestWith = (...resorts: string[]) => saveFavorites(signInAsGuest().id, ...resorts);

describe('a read that fails', () => {
  it.each([
    {
      on: '/',
      path: '/resorts/top-rated',
      begin: () => {},
      says: 'Error fetching top resorts',
      cards: () => within(screen.getByRole('region', { name: 'Top-Rated Ski Resorts' })).queryAllByRole('article'),
    },
    {
      on: '/favorites',
      path: '/favorites',
      begin: () => guestWith('zermatt'),
      says: 'There was a problem updating your favorites',
      cards: () => screen.queryAllByRole('article', { name: 'Zermatt' }),
    },
    {
      on: '/reviews',
      path: '/reviews/user/my-reviews',
      begin: () => void signInAsMember(),
      says: 'Failed to load reviews',
      cards: () => screen.queryAllByRole('article', { name: 'Review of Zermatt' }),
    },
    {
      on: '/profile',
      path: '/auth/profile',
      begin: () => void signInAsMember(),
      says: 'Failed to fetch profile',
      cards: () => screen.queryAllByDisplayValue('lena'),
    },
  ])('is said on $on in its place and once in a toast, and works again by "Try Again"', async (failing) => {
    const { on, path, begin, says, cards } = failing;
    begin();
    server.use(http.get(`*/api${path}`, closed));
    const { user } = renderApp(on);
    const problem = await screen.findByRole('heading', { name: says });
    expect(problem.closest('[role="alert"]')).toHaveTextContent(CLOSED);
    await waitFor(() => expect(screen.getAllByText(says)).toHaveLength(2));
    expect(cards()).toEqual([]);
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(cards()).not.toEqual([]));
    // The pressed button is gone: the keyboard goes on at the top of the page.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('is said in a toast alone where only hearts need it, which are right once one comes back to the tab', async () => {
    saveFavorites(signInAsMember().id, 'zermatt');
    server.use(http.get('*/api/favorites', closed));
    renderApp('/resorts?search=zermatt');
    expect(await screen.findByText('There was a problem updating your favorites')).toBeVisible();
    expect(screen.getByText(CLOSED)).toBeVisible();
    expect(await screen.findByRole('article', { name: 'Zermatt' })).toBeVisible();
    server.resetHandlers();
    act(() => void window.dispatchEvent(new Event('visibilitychange')));
    expect(await pressable('Remove Zermatt from favorites')).toBeVisible();
  });

  it('leaves the rest of an overview: the weather is said, reviews that are a section of their own are not', async () => {
    server.use(http.get('*/api/resorts/zermatt/weather', closed), http.get('*/api/reviews/resort/zermatt', closed));
    const { queryClient } = renderApp('/resorts/zermatt');
    expect(await screen.findByText(/^We're having trouble loading the latest weather data/)).toBeVisible();
    expect(await screen.findByText('Weather data unavailable')).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(screen.getByRole('heading', { name: 'Key Information' })).toBeVisible();
    expect(screen.queryByText('Error fetching reviews')).not.toBeInTheDocument();
  });

  it('leaves filters without the choices of the server, for which it is made twice', async () => {
    let made = 0;
    server.use(
      http.get('*/api/resorts/filters', () => {
        made += 1;
        return closed();
      }),
    );
    const { user } = renderApp('/resorts');
    await counts(/^Showing 12 of/);
    await waitFor(() => expect(made).toBeGreaterThanOrEqual(2));
    await choose(user, 'Region', 'North America');
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('North America'));
    expect(await counts(/^Showing 12 of/)).toBeVisible();
    expect(screen.queryByText(CLOSED)).not.toBeInTheDocument();
  });
});

describe('a favorite that is refused', () => {
  it.each([
    {
      who: 'a member who saves one',
      begin: () => void signInAsMember(),
      on: '/resorts?search=verbier',
      call: http.post('*/api/favorites', closed),
      button: 'Save Verbier to favorites',
      says: 'Error updating favorites',
      news: 'Verbier added to favorites',
    },
    {
      who: 'a guest who removes one',
      begin: () => guestWith('zermatt'),
      on: '/resorts?search=zermatt',
      call: http.delete('*/api/favorites/zermatt', closed),
      button: 'Remove Zermatt from favorites',
      says: 'Error updating favorites',
      news: 'Zermatt removed from favorites',
    },
    {
      who: 'a visitor who saves the first',
      begin: () => {},
      on: '/resorts?search=zermatt',
      call: http.post('*/api/auth/guest/with-favorite', closed),
      button: 'Save Zermatt to favorites',
      says: 'Failed to create guest account and save favorite',
      news: 'Guest account created and resort saved to favorites!',
    },
    {
      who: 'a visitor who starts a list',
      begin: () => {},
      on: '/favorites',
      call: http.post('*/api/auth/guest', closed),
      button: 'Start Saving Favorites (3 free)',
      says: 'Failed to create guest account',
      news: 'Guest account created! You can now save up to 3 favorites.',
    },
  ])('tells $who why, leaves the button as it was, and is saved by the next press', async (errand) => {
    const { begin, on, call, button, says, news } = errand;
    begin();
    server.use(call);
    const { user } = renderApp(on);
    await user.click(await pressable(button));
    expect(await screen.findByText(says)).toBeVisible();
    expect(screen.getByText(CLOSED)).toBeVisible();
    server.resetHandlers();
    await user.click(await pressable(button));
    expect(await screen.findByText(news)).toBeVisible();
  });
});

it('The upgrade dialog stands, and nothing is said, where its prompt and its reports fail', async () => {
  let reports = 0;
  server.use(
    http.get('*/api/auth/conversion-prompts', closed),
    http.post('*/api/auth/conversion-track', () => {
      reports += 1;
      return closed();
    }),
  );
  guestWith('zermatt', 'verbier', 'vail');
  const { user } = renderApp('/resorts/alta');
  await user.click(await pressable('Save to Favorites'));
  const dialog = await screen.findByRole('dialog', { name: 'Save More Favorites' });
  await waitFor(() => expect(reports).toBe(1));
  expect(dialog).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Maybe Later' }));
  await waitFor(() => expect(reports).toBe(2));
  expect(toast.getToasts().filter((shown) => 'type' in shown && shown.type === 'error')).toEqual([]);
});
