import { screen, waitFor, within } from '@testing-library/react';
import { delay, HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { weatherQueries } from '@/api/weather/weather.queries';
import { setUnitSystem } from '@/lib/units';
import { deferResponse } from '../support/deferred-response';
import { stubNearView } from '../support/near-view';
import { renderAsMember } from '../support/render-app';
import { json, serveFavorites } from '../support/resort-list';
import { server } from '../support/server';
import { serveStations } from '../support/snow-board';

beforeEach(() => setUnitSystem('metric'));

/** The front page of a member whose favorites are these, and what brings everything near the screen. */
async function openHome() {
  const bringNear = stubNearView();
  const app = renderAsMember('/');
  const snow = await screen.findByRole('region', { name: 'Snow for your favorites' });
  return { ...app, bringNear, snow };
}

describe('the front page', () => {
  it('names the three favorites with the most new snow, requested when they come near the screen', async () => {
    serveStations({ Alta: { snow: [1] }, Vail: { snow: [9, null, 9] }, Stowe: { snow: [4] }, Zell: { snow: [6] } });
    const requested: string[] = [];
    server.events.on('request:start', ({ request }) => {
      const { pathname } = new URL(request.url);
      if (/\/(weather|forecast)$/.test(pathname)) requested.push(pathname);
    });
    const { bringNear, snow } = await openHome();
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
    serveStations({});
    const bringNear = stubNearView();
    renderAsMember('/');
    await screen.findByRole('region', { name: 'Top-Rated Ski Resorts' });
    bringNear();
    expect(screen.queryByRole('region', { name: 'Snow for your favorites' })).not.toBeInTheDocument();
  });

  it('counts the favorites without new snow in their forecast apart from those whose forecast did not load', async () => {
    serveStations({ Alta: { snow: [1] }, Stowe: { snow: [] }, Vail: { snow: 'fails' }, Zell: { snow: 'fails' } });
    const { bringNear, snow } = await openHome();
    bringNear();
    expect(await within(snow).findByText('1 of 4 does not report it. 2 of 4 did not load.')).toBeInTheDocument();
    expect(within(snow).getAllByRole('listitem')).toHaveLength(1);
  });

  it('says that none is reported, and how many did not load', async () => {
    serveStations({ Alta: { snow: [] }, Vail: { snow: 'fails' } });
    const { bringNear, snow } = await openHome();
    bringNear();
    expect(await within(snow).findByText('No snow forecast is reported for your favorites.')).toBeInTheDocument();
    expect(within(snow).getByText('1 of 2 did not load.')).toBeInTheDocument();
  });

  it('counts a forecast that failed and is requested again as not loaded', async () => {
    serveStations({ Alta: { snow: [1] }, Vail: {} });
    let requests = 0;
    server.use(
      http.get('*/api/resorts/Vail/forecast', () => {
        requests += 1;
        return requests === 1 ? HttpResponse.json({}, { status: 503 }) : delay('infinite');
      }),
    );
    const { bringNear, snow } = await openHome();
    bringNear();
    expect(await within(snow).findByText('1 of 2 did not load.')).toBeInTheDocument();
  });

  it('waits for the names of favorites of which only the ids are known', async () => {
    serveStations({ Alta: { snow: [9] }, Vail: { snow: [4] } });
    serveFavorites('Alta?', 'Vail');
    server.use(http.get('*/api/resorts/Alta', () => HttpResponse.json(json('Alta'))));
    const detail = deferResponse('get', '/resorts/Alta');
    const { bringNear, snow, queryClient } = await openHome();
    bringNear();
    await waitFor(() => expect(detail.count()).toBe(1));
    await waitFor(() => expect(queryClient.getQueryData(weatherQueries.forecast('Vail').queryKey)).toBeDefined());
    await waitFor(() => expect(queryClient.getQueryData(weatherQueries.forecast('Alta').queryKey)).toBeDefined());
    await waitFor(() => expect(queryClient.isFetching({ queryKey: weatherQueries.all })).toBe(0));
    expect(snow).toHaveAttribute('aria-busy', 'true');
    expect(within(snow).queryByText(/not report/)).not.toBeInTheDocument();
    detail.release();
    await waitFor(() => expect(snow).toHaveAttribute('aria-busy', 'false'));
    expect(within(snow).getAllByRole('listitem')[0]).toHaveTextContent('Alta9 cm new in 1 day');
  });

  it('does not take forecasts that failed for forecasts without snow', async () => {
    serveStations({ Alta: { snow: 'fails' }, Vail: { snow: 'fails' } });
    const { bringNear, snow } = await openHome();
    bringNear();
    expect(await within(snow).findByText('No snow reports could be loaded.')).toBeInTheDocument();
    expect(within(snow).queryByText(/report it|No snow forecast/)).not.toBeInTheDocument();
  });
});
