import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { stubNearView } from '../support/near-view';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';
import { signInAsMember } from '../support/sign-in';
import { serveStations } from '../support/snow-board';

beforeEach(() => setUnitSystem('metric'));

const section = () => screen.findByRole('region', { name: 'Snow for your favorites' });

describe('the front page', () => {
  it('names the three favorites with the most new snow, requested when they come near the screen', async () => {
    signInAsMember();
    serveStations({ Alta: { snow: [1] }, Vail: { snow: [9, null, 9] }, Stowe: { snow: [4] }, Zell: { snow: [6] } });
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (/\/(weather|forecast)$/.test(pathname)) requested.push(pathname);
    });
    const bringNear = stubNearView();
    renderApp('/');
    const snow = await section();
    expect(requested).toEqual([]);
    // Nothing is on its way yet.
    expect(snow).toHaveAttribute('aria-busy', 'false');
    // It may be there a moment before it is observed.
    await waitFor(() => {
      bringNear();
      expect(snow).toHaveAttribute('aria-busy', 'true');
    });
    await waitFor(() => expect(snow).toHaveAttribute('aria-busy', 'false'));
    expect(
      within(snow)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Vail18 cm new in 2 days', 'Zell6 cm new in 1 day', 'Stowe4 cm new in 1 day']);
    expect(requested.every((path) => path.endsWith('/forecast'))).toBe(true);
    expect(requested).toHaveLength(4);
    expect(within(snow).getByRole('link', { name: /Snow board/ })).toHaveAttribute('href', '/favorites?view=snow');
  });

  it('says nothing of snow to those without favorites', async () => {
    signInAsMember();
    serveStations({});
    const bringNear = stubNearView();
    renderApp('/');
    await screen.findByRole('region', { name: 'Top-Rated Ski Resorts' });
    bringNear();
    expect(screen.queryByRole('region', { name: 'Snow for your favorites' })).not.toBeInTheDocument();
  });

  it('counts the favorites without new snow in their forecast apart from those whose forecast did not load', async () => {
    signInAsMember();
    serveStations({ Alta: { snow: [1] }, Stowe: { snow: [] }, Vail: { snow: 'fails' }, Zell: { snow: 'fails' } });
    const bringNear = stubNearView();
    renderApp('/');
    const snow = await section();
    bringNear();
    expect(await within(snow).findByText('1 of 4 does not report it. 2 of 4 did not load.')).toBeInTheDocument();
    expect(within(snow).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says that none is reported, and how many did not load', async () => {
    signInAsMember();
    serveStations({ Alta: { snow: [] }, Vail: { snow: 'fails' } });
    const bringNear = stubNearView();
    renderApp('/');
    const snow = await section();
    bringNear();
    expect(await within(snow).findByText('No snow forecast is reported for your favorites.')).toBeInTheDocument();
    expect(within(snow).getByText('1 of 2 did not load.')).toBeInTheDocument();
  });

  it('counts a forecast that failed and is requested again as not loaded', async () => {
    signInAsMember();
    serveStations({ Alta: { snow: [1] }, Vail: {} });
    let requests = 0;
    server.use(
      http.get('*/api/resorts/Vail/forecast', () => {
        requests += 1;
        return requests === 1 ? HttpResponse.json({}, { status: 503 }) : delay('infinite');
      }),
    );
    const bringNear = stubNearView();
    renderApp('/');
    const snow = await section();
    bringNear();
    expect(await within(snow).findByText('1 of 2 did not load.')).toBeInTheDocument();
  });

  it('does not take forecasts that failed for forecasts without snow', async () => {
    signInAsMember();
    serveStations({ Alta: { snow: 'fails' }, Vail: { snow: 'fails' } });
    const bringNear = stubNearView();
    renderApp('/');
    const snow = await section();
    bringNear();
    expect(await within(snow).findByText('No snow reports could be loaded.')).toBeInTheDocument();
    expect(within(snow).queryByText(/report it|No snow forecast/)).not.toBeInTheDocument();
  });
});
