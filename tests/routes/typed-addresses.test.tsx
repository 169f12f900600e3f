import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render-app';

const addressOf = ({ state }: ReturnType<typeof renderApp>['router']) =>
  `${state.location.pathname}${state.location.search}${state.location.hash}`;

it.each([
  ['/favourites', 'My Favorite Resorts', '/favorites'],
  ['/Favourites/', 'My Favorite Resorts', '/favorites'],
  ['/favourites?view=snow', 'My Favorite Resorts', '/favorites?view=snow'],
  // "$&" means something to String.replace.
  ['/favourites?from=a$&b=$$', 'My Favorite Resorts', '/favorites?from=a$&b=$$'],
  ['/resort', 'Explore All Ski Resorts', '/resorts'],
  ['/resort/zermatt', 'Zermatt', '/resorts/zermatt'],
  ['/resort/zermatt/?tab=trails', 'Zermatt', '/resorts/zermatt?tab=trails'],
  ['/resorts/ZERMATT?tab=trails#map', 'Zermatt', '/resorts/zermatt?tab=trails#map'],
  ['/signin', /./, '/login'],
  ['/register', /./, '/signup'],
  // Nobody is signed in.
  ['/account', /./, '/login'],
  ['/contact', /./, '/about#contact'],
  ['/Favoriten', 'My Favorite Resorts', '/favorites'],
  ['/stations/zermatt', 'Zermatt', '/resorts/zermatt'],
  ['/confronto', /./, '/compare'],
  ['/località/zermatt', 'Zermatt', '/resorts/zermatt'],
  ['/Confidentialité', 'Privacy Policy', '/privacy-policy'],
])('%s leads to the page that is meant', async (typed, heading, address) => {
  const { router } = renderApp(typed);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect(addressOf(router)).toBe(address);
});

it.each([
  ['/RESORTS', 'Explore All Ski Resorts'],
  ['/resorts/', 'Explore All Ski Resorts'],
  ['/Blog/Spring-Skiing-Alps/', /Alps/],
  ['/PRIVACY-POLICY', 'Privacy Policy'],
])('%s is the page whatever its case, with or without a slash at the end', async (typed, heading) => {
  renderApp(typed);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeVisible();
});

it.each(['/favouritess', '/resort/a/b', '/constructor', '/signin/x'])('%s leads nowhere', async (typed) => {
  renderApp(typed);
  expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
});

it.each(['/login', '/signup', '/forgot-password', '/favorites', '/compare', '/no/such/page', '/blog/no-such-article'])(
  '%s stays out of search engines',
  async (path) => {
    renderApp(path);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex'));
    expect(document.title).toMatch(/ \| Snowline$/);
    expect(document.querySelector('link[rel="canonical"]')).not.toBeInTheDocument();
  },
);
