import { waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { button, cardNames, choose, counts, json, LIST, openAdvanced } from '../support/resort-list';
import { server } from '../support/server';

// A trip with a date of its own stays ahead of every day on which this runs.
const TRIP = 'trip=2098-02-14..2098-02-21_b2_ZRH';

const at = (name: string, latitude: number, longitude: number, months: [string, string]) => ({
  ...json(name),
  location: { latitude, longitude },
  season_period: { start: months[0], end: months[1] },
  slopes_km: { beginner: 40, intermediate: 40, advanced: 40, total: 120 },
});

beforeEach(() => {
  setUnitSystem('metric');
  server.use(
    http.get(LIST, () =>
      HttpResponse.json({
        resorts: [
          at('Far and open', 60, 10, ['December', 'April']),
          at('Near and closed', 47, 9, ['June', 'July']),
          at('Near and open', 46.5, 9, ['December', 'April']),
        ],
      }),
    ),
  );
});

describe('a list for a trip', () => {
  it('can be put in its order, and by distance', async () => {
    const { user, router } = renderApp(`/resorts?${TRIP}`);
    await counts('Showing 3 of 3 resorts');
    await choose(user, 'Sort By', 'Nearest');
    await waitFor(() => expect(cardNames()).toEqual(['Near and closed', 'Near and open', 'Far and open']));
    await choose(user, 'Sort By', 'Fits your trip');
    await waitFor(() => expect(cardNames()).toEqual(['Near and open', 'Far and open', 'Near and closed']));
    expect(new URLSearchParams(router.state.location.search).get('sortBy')).toBe('trip');
  });

  it('can be asked for its days', async () => {
    const { user } = renderApp(`/resorts?${TRIP}`);
    const panel = await openAdvanced(user);
    await user.click(panel.getByRole('checkbox', { name: 'The days of my trip, 14 – 21 Feb 2098' }));
    expect(await counts('Showing 2 of 2 resorts')).toBeVisible();
    expect(await button('Remove filter: In season 14 – 21 Feb 2098')).toBeVisible();
    expect(panel.getByRole('combobox', { name: 'Open on' })).toHaveTextContent('Any month');
    await user.click(panel.getByRole('checkbox', { name: /^The days of my trip/ }));
    expect(await counts('Showing 3 of 3 resorts')).toBeVisible();
  });

  it('says in how many of those in season the days fall into the month in which they open or close', async () => {
    const { user } = renderApp('/resorts?trip=2098-04-24..2098-04-30');
    const panel = await openAdvanced(user);
    expect(panel.queryByText(/in season/)).not.toBeInTheDocument();
    await user.click(panel.getByRole('checkbox', { name: /^The days of my trip/ }));
    expect(await panel.findByText('2 of 2 in season open or close that month')).toBeVisible();
    expect(await button('Remove filter: In season 24 – 30 Apr 2098')).toBeVisible();
  });

  it('says how many resorts report a season, and how many a choice of days leaves out for that', async () => {
    server.use(
      http.get(LIST, () =>
        HttpResponse.json({ resorts: [at('Open', 46, 9, ['December', 'April']), json('Silent'), json('Silent too')] }),
      ),
    );
    const { user } = renderApp(`/resorts?${TRIP}`);
    const panel = await openAdvanced(user);
    expect(await panel.findAllByText('1 of 3 reports it')).not.toHaveLength(0);
    await user.click(panel.getByRole('checkbox', { name: /^The days of my trip/ }));
    expect(await panel.findByText('2 do not report it and are left out')).toBeVisible();
  });

  it('can be narrowed to what is near its start', async () => {
    const { user } = renderApp(`/resorts?${TRIP}`);
    const panel = await openAdvanced(user);
    const distance = panel.getByRole('spinbutton', { name: 'Distance at most' });
    expect(distance).toHaveAttribute('aria-valuetext', 'Any');
    await user.clear(distance);
    await user.type(distance, '300{Enter}');
    expect(await counts('Showing 2 of 2 resorts')).toBeVisible();
    expect(await button(/^Remove filter: Within 300 km of Z/)).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Within 300 km of Zürich – Ski Resorts | Snowline'));
  });
});
