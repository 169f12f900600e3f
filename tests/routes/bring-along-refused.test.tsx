import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { dialog, logIn, press, startAsGuest, stored } from '../support/bring-along';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

const POST = '*/api/favorites';

beforeEach(() => sessionStorage.clear());

describe('a guest who logs in and brings resorts along', () => {
  it('sends each once, however often a yes or another try is pressed before the page can render', async () => {
    const posted = startAsGuest('zermatt', 'alta-badia', 'verbier');
    let isBroken = true;
    server.use(http.post(POST, () => (isBroken ? HttpResponse.json({}, { status: 422 }) : undefined)));
    await logIn();
    const pressTwice = async (name: string) => {
      const button = await press(name);
      act(() => {
        button.click();
        button.click();
      });
    };
    await pressTwice('Bring along');
    expect(await within(await dialog()).findByRole('alert')).toHaveTextContent(/^0 resorts added\./);
    expect(posted).toEqual(['zermatt', 'alta-badia', 'verbier']);
    isBroken = false;
    await pressTwice('Try Again');
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
    expect(posted).toHaveLength(6);
  });

  it('is asked only for the rest of them after a reload, when some could not be added', async () => {
    const posted = startAsGuest('zermatt', 'alta-badia', 'verbier');
    let isBroken = true;
    server.use(
      http.post(POST, async ({ request }) => {
        const { resort_id } = (await request.clone().json()) as { resort_id: string };
        const fails = isBroken && resort_id === 'alta-badia';
        return fails ? HttpResponse.json({ message: 'Closed for the night' }, { status: 422 }) : undefined;
      }),
    );
    const { user, unmount } = await logIn();
    await user.click(await press('Bring along'));
    await within(await dialog()).findByRole('alert');
    expect(stored()).toEqual({ userId: demoAccount.id, resorts: [{ id: 'alta-badia', name: 'Alta Badia' }] });
    unmount();
    isBroken = false;
    const reloaded = renderApp('/');
    const rest = await screen.findByRole('dialog', { name: 'Bring your resort along?' });
    expect(within(rest).getByRole('listitem')).toHaveTextContent('Alta Badia');
    await reloaded.user.click(within(rest).getByRole('button', { name: 'Bring along' }));
    expect(await screen.findByText('Your resort is in your favorites')).toBeVisible();
    expect(posted).toEqual(['zermatt', 'alta-badia', 'verbier', 'alta-badia']);
    expect(stored()).toBeNull();
  });

  it('and goes back meanwhile is told of the outcome, and not asked again', async () => {
    startAsGuest('zermatt', 'alta-badia', 'verbier');
    const { user, router } = await logIn();
    await dialog();
    await user.keyboard('{Escape}');
    await act(() => router.navigate('/favorites'));
    const adding = deferResponse('post', '/favorites');
    await user.click(await press('Bring along'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    adding.release();
    expect(await screen.findByText('Your 3 resorts are in your favorites')).toBeVisible();
    expect(stored()).toBeNull();
  });
});
