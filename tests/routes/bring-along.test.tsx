import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { getSession } from '@/session/auth-storage';
import { dialog, logIn, press, saved, startAsGuest, stored } from '../support/bring-along';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';
import { logInAsMember, saveFavorites } from '../support/sign-in';

const POST = '*/api/favorites';

beforeEach(() => sessionStorage.clear());

describe('a guest who logs in', () => {
  it('is asked, and a yes adds the resorts one after another', async () => {
    const posted = startAsGuest('zermatt', 'alta-badia', 'verbier');
    const { user } = await logIn();
    expect(
      within(await dialog())
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Zermatt', 'Alta Badia', 'Verbier']);
    expect(posted).toEqual([]);
    await user.click(await press('Bring along'));
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(posted).toEqual(['zermatt', 'alta-badia', 'verbier']);
    expect(saved().sort()).toEqual(['alta-badia', 'verbier', 'zermatt']);
    expect(stored()).toBeNull();
  });

  it('who says no adds nothing, and is not asked again', async () => {
    const posted = startAsGuest('zermatt', 'alta-badia', 'verbier');
    const { user } = await logIn();
    await user.click(await press('Leave them'));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(stored()).toBeNull();
    expect(posted).toEqual([]);
  });

  it('who closes the question without an answer is asked again on the favorites', async () => {
    startAsGuest('zermatt', 'alta-badia', 'verbier');
    const { user, router } = await logIn();
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await screen.findByText("Saved for later. We'll ask again in your favorites.")).toBeVisible();
    expect(stored()).toMatchObject({ userId: demoAccount.id });
    await act(() => router.navigate('/blog'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate('/favorites'));
    await user.click(await press('Bring along'));
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
  });

  it('and closes the question on the favorites is not asked again by another view of them, but on coming back', async () => {
    startAsGuest('zermatt', 'alta-badia', 'verbier');
    saveFavorites(demoAccount.id, 'alta');
    const { user, router } = await logIn();
    await act(() => router.navigate('/favorites'));
    await dialog();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Snow' }));
    await waitFor(() => expect(router.state.location.search).toBe('?view=snow'));
    expect(await screen.findByRole('button', { name: 'Snow', pressed: true })).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate('/blog'));
    await act(() => router.navigate(-1));
    expect(await dialog()).toBeVisible();
  });

  it('and is asked on a page that has just opened goes on at its heading', async () => {
    startAsGuest('zermatt', 'alta-badia', 'verbier');
    const { user, unmount } = await logIn();
    await dialog();
    await user.keyboard('{Escape}');
    unmount();
    const reloaded = renderApp('/favorites');
    await reloaded.user.click(await press('Leave them'));
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  });

  it('is told which could not be added, and tries only those again', async () => {
    const posted = startAsGuest('zermatt', 'alta-badia', 'verbier');
    let isBroken = true;
    server.use(
      http.post(POST, async ({ request }) => {
        const { resort_id } = (await request.clone().json()) as { resort_id: string };
        const fails = isBroken && resort_id === 'alta-badia';
        return fails ? HttpResponse.json({ message: 'Closed for the night' }, { status: 422 }) : undefined;
      }),
    );
    const { user } = await logIn();
    await user.click(await press('Bring along'));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(
      '2 resorts added. Could not be added: Alta Badia. Closed for the night',
    );
    isBroken = false;
    await user.click(await press('Try Again'));
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
    expect(posted).toEqual(['zermatt', 'alta-badia', 'verbier', 'alta-badia']);
  });

  it('and is offline is told so once, where the answer was given, and can try again once back', async () => {
    startAsGuest('zermatt', 'alta-badia', 'verbier');
    const { user } = await logIn();
    await dialog();
    onTestFinished(() => onlineManager.setOnline(true));
    onlineManager.setOnline(false);
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    await user.click(await press('Bring along'));
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/^0 resorts added\..*connection failed/);
    server.resetHandlers();
    act(() => onlineManager.setOnline(true));
    await user.click(await press('Try Again'));
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
    expect(screen.queryByText('There was a problem updating your favorites')).not.toBeInTheDocument();
  });

  it('does not add what the account has already', async () => {
    const posted = startAsGuest('zermatt', 'alta-badia', 'verbier');
    saveFavorites(demoAccount.id, 'verbier');
    const { user } = await logIn();
    await user.click(await press('Bring along'));
    await screen.findByText('Your 3 resorts are in your favorites');
    expect(posted).toEqual(['zermatt', 'alta-badia']);
  });

  it('is told of no failure where a resort has been saved meanwhile, as in another tab', async () => {
    startAsGuest('zermatt', 'alta-badia', 'verbier');
    const { user } = await logIn();
    await dialog();
    server.use(
      http.post(POST, async ({ request }) => {
        const { resort_id } = (await request.clone().json()) as { resort_id: string };
        return resort_id === 'verbier' ? HttpResponse.json({ message: 'Already saved' }, { status: 409 }) : undefined;
      }),
    );
    await user.click(await press('Bring along'));
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
  });

  it('is asked about what was saved in another tab after this one had read the favorites', async () => {
    startAsGuest('zermatt');
    const { user, router } = renderApp('/favorites');
    expect(await screen.findByRole('article', { name: 'Zermatt' })).toBeVisible();
    await act(() => router.navigate('/login'));
    saveFavorites(getSession()?.user.id ?? '', 'zermatt', 'alta-badia', 'verbier');
    await logInAsMember(user);
    expect(within(await dialog()).getByText('Verbier')).toBeVisible();
  });

  it('without favorites is asked nothing', async () => {
    startAsGuest();
    const { router } = await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(stored()).toBeNull();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  it('and whose session ends before the answer leaves nothing behind', async () => {
    startAsGuest('zermatt', 'alta-badia', 'verbier');
    const { user } = await logIn();
    await dialog();
    expect(stored()).toMatchObject({ userId: demoAccount.id });
    server.use(http.post(POST, () => new HttpResponse(null, { status: 401 })));
    await user.click(await press('Bring along'));
    await waitFor(() => expect(stored()).toBeNull());
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
