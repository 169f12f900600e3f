import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { deferResponse } from '../support/deferred-response';
import { renderApp, renderAsMember } from '../support/render-app';
import { json, serveFavorites } from '../support/resort-list';
import { server } from '../support/server';
import { signInAsGuest } from '../support/sign-in';
import { BOARD, filled, names, openBoard, rowOf, serveStations } from '../support/snow-board';

beforeEach(() => setUnitSystem('metric'));

describe('the requests and states of the snow board', () => {
  it('keeps its order and figures until newer ones are asked for', async () => {
    const { user, queryClient, stations } = await openBoard({ Alta: { snow: [9] }, Vail: { snow: [4] } });
    stations.Vail = { snow: [40] };
    await act(() => queryClient.refetchQueries({ queryKey: ['weather'] }));
    const newer = await screen.findByRole('button', { name: '1 row has newer figures' });
    expect(names()).toEqual(['Alta', 'Vail']);
    expect(within(rowOf('Vail')).getByText('D0: 4 cm')).toBeInTheDocument();
    await user.click(newer);
    await waitFor(() => expect(names()).toEqual(['Vail', 'Alta']));
    expect(within(rowOf('Vail')).getByText('D0: 40 cm')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /newer figures/ })).not.toBeInTheDocument();
  });

  it('does not call it newer figures when a report fails for good', async () => {
    const stations = serveStations({ Alta: {}, Vail: {} });
    let asked = 0;
    const retries = deferResponse('get', '/resorts/:id/weather');
    server.use(
      // Of both resorts at once; what is asked again waits.
      http.get('*/api/resorts/:id/weather', () => {
        asked += 1;
        return asked <= 2 ? HttpResponse.json({}, { status: 500 }) : undefined;
      }),
    );
    renderAsMember(BOARD);
    await filled();
    await waitFor(() => expect(retries.count()).toBe(2));
    for (const station of Object.values(stations)) station.isDown = true;
    retries.release();
    expect(await screen.findAllByRole('button', { name: /^Retry/ })).toHaveLength(2);
    expect(screen.queryByRole('button', { name: /newer figures/ })).not.toBeInTheDocument();
  });

  it('has no headline about a favorite of which only the id is known', async () => {
    serveStations({ Alta: { fallen: 42 }, Vail: { fallen: 3 } });
    serveFavorites('Alta?', 'Vail');
    server.use(http.get('*/api/resorts/Alta', () => HttpResponse.json(json('Alta'))));
    const detail = deferResponse('get', '/resorts/Alta');
    renderAsMember(BOARD);
    await waitFor(() => expect(detail.count()).toBe(1));
    expect(await screen.findAllByText('D0: 1 cm')).toHaveLength(2);
    expect(screen.queryByText(/^Most recent snow/)).not.toBeInTheDocument();
    detail.release();
    expect(await screen.findByText(/^Most recent snow: Alta, 42.cm/)).toBeInTheDocument();
  });

  it('brings newer figures when it is refreshed, and the old ones stay meanwhile', async () => {
    const { user, stations } = await openBoard({ Alta: { snow: [9] }, Vail: { snow: [4] } });
    expect(screen.getByText('Fetched just now')).toBeInTheDocument();
    stations.Vail = { snow: [40] };
    const forecast = deferResponse('get', '/resorts/:id/forecast');
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await user.click(refresh);
    await waitFor(() => expect(forecast.count()).toBe(2));
    expect(refresh).toHaveAttribute('aria-disabled', 'true');
    expect(within(rowOf('Vail')).getByText('D0: 4 cm')).toBeInTheDocument();
    forecast.release();
    await waitFor(() => expect(names()).toEqual(['Vail', 'Alta']));
    expect(refresh).toHaveAttribute('aria-disabled', 'false');
  });

  it('is busy until a refresh has been tried to the end, and says once that it brought nothing', async () => {
    const { user } = await openBoard({ Alta: {}, Vail: {} });
    const fail = () => HttpResponse.json({}, { status: 500 });
    server.use(http.get('*/api/resorts/:id/weather', fail), http.get('*/api/resorts/:id/forecast', fail));
    const retries = deferResponse('get', '/resorts/:id/:report');
    let asked = 0;
    // Of both resorts at once; what is asked again waits.
    server.use(http.get('*/api/resorts/:id/:report', () => (++asked <= 4 ? fail() : undefined)));
    const refresh = screen.getByRole('button', { name: 'Refresh' });
    await user.click(refresh);
    await waitFor(() => expect(retries.count()).toBe(4));
    expect(refresh).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    expect(screen.queryByText('Weather data unavailable')).not.toBeInTheDocument();
    retries.release();
    expect(await screen.findByText('Weather data unavailable')).toBeVisible();
    expect(screen.getByText('Something went wrong on our end. Please try again later.')).toBeVisible();
    await waitFor(() => expect(refresh).toHaveAttribute('aria-disabled', 'false'));
    expect(within(rowOf('Vail')).getByText('D0: 1 cm')).toBeInTheDocument();
  });

  it('leaves it to the rows to say what a refresh did not bring, where it brought something', async () => {
    const { user, stations } = await openBoard({ Alta: { snow: [9] }, Vail: {} });
    stations.Alta = { isDown: true, snow: 'fails' };
    stations.Vail = { snow: [40] };
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    expect(await within(rowOf('Vail')).findByText('D0: 40 cm')).toBeInTheDocument();
    await filled();
    expect(screen.getByRole('button', { name: 'Refresh' })).toHaveAttribute('aria-disabled', 'false');
    expect(within(rowOf('Alta')).getByText('D0: 9 cm')).toBeInTheDocument();
    expect(screen.queryByText('Weather data unavailable')).not.toBeInTheDocument();
  });

  it('offline says how old its figures are, on each row too', async () => {
    const { queryClient } = await openBoard({ Alta: {}, Vail: {} });
    act(() => {
      onTestFinished(() => onlineManager.setOnline(true));
      const [three, five] = [3, 5].map((hours) => new Date(Date.now() - hours * 3_600_000 - 300_000).toISOString());
      for (const [id, savedAt] of [
        ['Alta', three],
        ['Vail', five],
      ]) {
        for (const kind of ['current', 'forecast']) {
          queryClient.setQueryData(['weather', kind, id], (held: object) => ({ ...held, savedAt }));
        }
      }
      onlineManager.setOnline(false);
    });
    expect(await screen.findByText('You are offline. The figures are from 5 hours ago.')).toBeInTheDocument();
    expect(within(rowOf('Alta')).getByText('Fetched 3 hours ago')).toBeInTheDocument();
    expect(within(rowOf('Vail')).getByText('Fetched 5 hours ago')).toBeInTheDocument();
  });

  it('has nothing to sort when there is one favorite', async () => {
    await openBoard({ Alta: {} });
    expect(names()).toEqual(['Alta']);
    expect(screen.queryByRole('button', { name: 'Depth now' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Sort by' })).not.toBeInTheDocument();
  });

  it('without favorites says how to get some, and has no views', async () => {
    serveStations({});
    renderAsMember(BOARD);
    expect(await screen.findByText('No favorites yet')).toBeInTheDocument();
    expect(screen.queryByRole('group', { name: 'View' })).not.toBeInTheDocument();
  });

  it('asks a visitor to begin a list', async () => {
    renderApp(BOARD);
    expect(await screen.findByRole('button', { name: /Start Saving Favorites/ })).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('is there for the three of a guest', async () => {
    signInAsGuest();
    serveStations({ Alta: {}, Vail: {}, Stowe: {} });
    renderApp(BOARD);
    await filled();
    expect(names()).toHaveLength(3);
    expect(screen.getByText('3 of 3')).toBeInTheDocument();
  });

  it('is a link of its own in the menu of phones, for those who may have favorites', async () => {
    serveStations({ Alta: {} });
    const { user } = renderAsMember('/about');
    await user.click(await screen.findByRole('button', { name: 'Menu' }));
    const menu = screen.getByRole('navigation', { name: 'Menu' });
    await user.click(within(menu).getByRole('link', { name: 'Snow' }));
    await filled();
    await user.click(screen.getByRole('button', { name: 'Menu' }));
    expect(within(menu).getByRole('link', { name: 'Snow' })).toHaveAttribute('aria-current', 'page');
    expect(within(menu).getByRole('link', { name: 'Favorites' })).not.toHaveAttribute('aria-current', 'page');
  });
});
