// spec: 2.16

import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { RESORTS_AT_ONCE, WEATHER_AT_ONCE } from '@/config/constants';
import { deferResponse, gate } from '../support/deferred-response';
import { stubNearView } from '../support/near-view';
import { renderApp, renderAsMember } from '../support/render-app';
import { json, serveFavorites } from '../support/resort-list';
import { server } from '../support/server';
import { saveFavorites, signInAsGuest } from '../support/sign-in';

const names = () => screen.queryAllByRole('article').map((card) => within(card).getByRole('heading').textContent);

afterEach(() => focusManager.setFocused(undefined));

describe('favorites', () => {
  it('that changed in another tab are right as soon as one returns to this one', async () => {
    const { id } = signInAsGuest();
    saveFavorites(id, 'zermatt');
    renderApp('/favorites');
    await waitFor(() => expect(names()).toEqual(['Zermatt']));
    act(() => focusManager.setFocused(false));
    saveFavorites(id, 'zermatt', 'verbier');
    act(() => focusManager.setFocused(true));
    await waitFor(() => expect(names()).toEqual(['Zermatt', 'Verbier']));
  });

  it('are shown while one of them is still loading, in its place a skeleton', async () => {
    serveFavorites('Alta', 'Slow?', 'Vail', 'Stowe?');
    server.use(http.get('*/api/resorts/:id', ({ params }) => HttpResponse.json(json(String(params.id)))));
    const slow = deferResponse('get', '/resorts/Slow');
    renderAsMember('/favorites');
    await waitFor(() => expect(names()).toEqual(['Alta', 'Vail', 'Stowe']));
    const [first] = screen.getAllByRole('article');
    const skeleton = first?.nextElementSibling;
    expect(skeleton).toHaveAttribute('aria-hidden', 'true');
    slow.release();
    await waitFor(() => expect(names()).toEqual(['Alta', 'Slow', 'Vail', 'Stowe']));
    expect(skeleton).not.toBeInTheDocument();
  });

  it('that a guest has beyond the limit are counted without it', async () => {
    signInAsGuest();
    serveFavorites('Alta', 'Vail', 'Stowe', 'Aspen', 'Zermatt');
    renderApp('/favorites');
    await waitFor(() => expect(names()).toHaveLength(5));
    const count = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(count).toContain('5 saved');
  });

  it('stand under a heading of the second level', async () => {
    serveFavorites('Alta');
    renderAsMember('/favorites');
    await waitFor(() => expect(names()).toEqual(['Alta']));
    const levels = within(screen.getByRole('main'))
      .getAllByRole('heading')
      .map(({ tagName, textContent }) => [tagName, textContent]);
    expect(levels).toEqual([
      ['H1', 'My Favorite Resorts'],
      ['H2', 'Saved resorts'],
      ['H3', 'Alta'],
    ]);
  });

  it('leave out, as no failure, what the API does not know, and say so', async () => {
    serveFavorites('Alta', 'Gone?');
    server.use(http.get('*/api/resorts/Gone', () => HttpResponse.json({}, { status: 404 })));
    renderAsMember('/favorites');
    await waitFor(() => expect(names()).toEqual(['Alta']));
    expect(await screen.findByText('One saved resort is no longer listed.')).toBeVisible();
    // What the skeleton of a card holds.
    await waitFor(() => expect(screen.queryByText('Resort name')).not.toBeInTheDocument());
    expect(screen.queryByText(/not found/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it.each(['/favorites', '/favorites?view=snow'])('the API does not know can be removed: %s', async (page) => {
    signInAsGuest();
    serveFavorites('Gone?', 'Lost?');
    const removed: string[] = [];
    server.use(
      http.get('*/api/resorts/:id', () => HttpResponse.json({}, { status: 404 })),
      http.delete('*/api/favorites/:id', ({ params }) => {
        removed.push(String(params.id));
        if (removed.length === 2) serveFavorites();
        return HttpResponse.json({});
      }),
    );
    const { user } = renderApp(page);
    expect(await screen.findByText('2 saved resorts are no longer listed.')).toBeVisible();
    expect(screen.getByText(/2 of 3/)).toBeVisible();
    // Nor does a board without rows say that its reports did not load.
    expect(screen.queryByText(/did not load|could not be loaded/i)).not.toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
    const focus = vi.spyOn(screen.getByRole('heading', { level: 1 }), 'focus');
    await user.click(screen.getByRole('button', { name: 'Remove them' }));
    expect(await screen.findByText('No favorites yet')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    // The list above the button stays where it is.
    expect(focus).toHaveBeenCalledExactlyOnceWith({ preventScroll: true });
    await waitFor(() => expect(removed).toEqual(['Gone', 'Lost']));
  });

  it.each(['/favorites', '/favorites?view=snow'])('say which failure keeps some from being shown: %s', async (page) => {
    serveFavorites('Alta', 'Vail?');
    let isDown = true;
    server.use(
      http.get('*/api/resorts/Vail', () =>
        isDown ? new HttpResponse(null, { status: 503 }) : HttpResponse.json(json('Vail')),
      ),
    );
    const { user } = renderAsMember(page);
    const failure = within(await screen.findByRole('alert'));
    expect(failure.getByText('Error fetching resort')).toBeVisible();
    expect(await screen.findByRole('link', { name: /^Alta/ })).toBeVisible();
    isDown = false;
    await user.click(failure.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByRole('link', { name: /^Vail/ })).toBeVisible();
    expect(screen.queryByText('Error fetching resort')).not.toBeInTheDocument();
    // The pressed button is gone: keyboard use goes on from the top of the page.
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('that come without their resorts request a few at a time', async () => {
    const ids = Array.from({ length: RESORTS_AT_ONCE + 3 }, (_, index) => `Resort ${index}`);
    serveFavorites(...ids.map((id) => `${id}?`));
    const requests = deferResponse('get', '/resorts/:id');
    renderAsMember('/favorites');
    await waitFor(() => expect(requests.count()).toBe(RESORTS_AT_ONCE));
    requests.release();
    await waitFor(() => expect(requests.count()).toBe(ids.length));
  });
});

describe('the weather of favorites', () => {
  const weatherLines = () => screen.getAllByText('Weather').map((label) => label.parentElement as Element);

  it('is requested of cards near the screen only, of four at a time', async () => {
    serveFavorites(...Array.from({ length: 10 }, (_, index) => `Resort ${index + 1}`));
    const requested: string[] = [];
    const { opened, open } = gate();
    let [running, most] = [0, 0];
    server.use(
      http.get('*/api/resorts/:id/weather', async ({ params }) => {
        requested.push(String(params.id));
        running += 1;
        most = Math.max(most, running);
        await opened;
        running -= 1;
        return HttpResponse.json({ temperature: -3, condition: 'Powder' });
      }),
    );
    const bringNear = stubNearView();
    renderAsMember('/favorites');
    await waitFor(() => expect(names()).toHaveLength(10));
    expect(requested).toEqual([]);

    for (const lines of weatherLines().slice(0, 6)) bringNear(lines);
    await waitFor(() => expect(requested).toHaveLength(WEATHER_AT_ONCE));
    open();
    await waitFor(() => expect(screen.getAllByText(/Powder/)).toHaveLength(6));
    expect(requested).toEqual([1, 2, 3, 4, 5, 6].map((number) => `Resort ${number}`));
    expect(most).toBe(WEATHER_AT_ONCE);
  });
});
