import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { LIST } from '../support/resort-list';
import { server } from '../support/server';
import { saveFavorites, signInAsMember } from '../support/sign-in';

// Buttons that go when they are pressed: the keyboard goes on beside where they stood, not at the top of the page.
beforeEach(() => setUnitSystem('metric'));

it('the favorite that takes the place of a removed one has the focus, and the heading after the last', async () => {
  const { id } = signInAsMember();
  saveFavorites(id, 'grandvalira', 'zermatt', 'verbier');
  const { user } = renderApp('/favorites');
  const remove = async (name: string) => {
    (await screen.findByRole('button', { name: `Remove ${name} from favorites` })).focus();
    await user.keyboard('{Enter}');
  };
  await remove('Zermatt');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Verbier/ })).toHaveFocus());
  await remove('Verbier');
  await waitFor(() => expect(screen.getByRole('link', { name: /^Grandvalira/ })).toHaveFocus());
  await remove('Grandvalira');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

it('the heading of the favorites has the focus once a visitor has started to save', async () => {
  const { user } = renderApp('/favorites');
  (await screen.findByRole('button', { name: 'Start Saving Favorites (3 free)' })).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Start/ })).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1, name: 'My Favorite Resorts' })).toHaveFocus();
});

it('the heading of a resort that fails again when it is tried again has the focus', async () => {
  let respond = () => {};
  const response = () =>
    new Promise<Response>((resolve) => {
      respond = () => resolve(HttpResponse.json({}, { status: 403 }));
    });
  server.use(http.get('*/api/resorts/alta', response));
  const { user } = renderApp('/resorts/alta');
  await waitFor(() => {
    respond();
    expect(screen.getByRole('button', { name: 'Try Again' })).toBeVisible();
  });
  screen.getByRole('button', { name: 'Try Again' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
  await waitFor(() => {
    respond();
    expect(screen.getByRole('heading', { level: 1, name: 'Something went wrong' })).toHaveFocus();
  });
});

it('the heading of a comparison that requests one of its two resorts again has the focus', async () => {
  const isDown = () => HttpResponse.json({}, { status: 400 });
  server.use(http.get('*/api/resorts/:id', isDown), http.get(LIST, isDown));
  const { user } = renderApp('/compare?ids=zermatt,livigno');
  const [again] = await screen.findAllByRole('button', { name: 'Try Again' });
  server.resetHandlers();
  again?.focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(again).not.toBeInTheDocument());
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

it('a comparison whose catalogue is fetched again has the focus', async () => {
  let isDown = true;
  server.use(http.get(LIST, () => (isDown ? new HttpResponse(null, { status: 400 }) : undefined)));
  const { user } = renderApp('/compare?ids=zermatt,livigno');
  await screen.findByRole('table', { name: /side by side$/ });
  (await screen.findByRole('button', { name: 'Try Again' })).focus();
  isDown = false;
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument());
  expect(document.body).not.toHaveFocus();
});
