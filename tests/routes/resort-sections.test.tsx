// spec: 2.26, 2.27, 4.10, 8.7, 9.7

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { figure, openResort, respondAt, section, title } from '../support/resort-page';
import { server } from '../support/server';

// Pages load lazily; having them here keeps the first test from paying for it.
import '@/features/resort-page/trails-tab';
import '@/routes/resort.route';

const weatherOf = (updated: Date) => ({
  temperature: -6,
  condition: 'Light snow',
  snowDepth: 145,
  lastSnowfall: { date: '2026-01-30', amount: 12 },
  wind: { speed: 18, direction: 'NW' },
  visibility: '2 km',
  updatedAt: updated.toISOString(),
});

beforeEach(() => setUnitSystem('metric'));

describe('trails', () => {
  it('measure the length only where it was sent, and count the runs by difficulty', async () => {
    await openResort(
      {
        region: 'North America',
        trails: { beginner: 10, intermediate: 30, advanced: 10, total: 50 },
        base_elevation: 2000,
        peak_elevation: 3000,
      },
      '?tab=trails',
    );
    expect(await section('Runs by difficulty')).toHaveTextContent(/Beginner · Green circle1020 %/);
    expect(figure('Total run length')).toHaveTextContent('not reported');
    expect(figure('Vertical drop')).toHaveTextContent('1,000 m');
    expect(screen.getByRole('img', { name: /^Measured heights: base 2,000 m, peak 3,000 m/ })).toBeVisible();
  });

  it('show the kilometres of the levels that were sent, where neither the others nor a length in all were', async () => {
    await openResort({ slopes_km: { beginner: 10, advanced: 30 }, linked_area: 'Odd & Even' }, '?tab=trails');
    const runs = await section('Runs by difficulty');
    expect(runs).toHaveTextContent(/Beginner.*10 km25 %.*Advanced.*30 km75 %/);
    expect(runs).not.toHaveTextContent('Intermediate');
    expect(figure('Total run length')).toHaveTextContent('not reported');
    expect(screen.getByRole('main')).not.toHaveTextContent(/(?<!\d)0\s?km/);
  });

  it('say the length, what it describes, and that nothing divides the runs', async () => {
    await openResort({ total_run_length_km: 322, linked_area: 'Odd & Even', total_trails: 145 }, '?tab=trails');
    expect(await section('Runs by difficulty')).toHaveTextContent('145 runs in all; how they divide is not reported.');
    expect(figure('Total run length')).toHaveTextContent('322 km');
    expect(screen.getByText(/describe the whole linked area/)).toBeVisible();
    expect(await section('Elevation')).toHaveTextContent('Base and peak are not reported.');
  });
});

describe('weather', () => {
  it('in brief leads to the weather section', async () => {
    respondAt('/resorts/zermatt/weather', { weather: weatherOf(new Date()) });
    const { user, router } = renderApp('/resorts/zermatt');
    expect(await screen.findByText('Light snow. Snow depth 145 cm, wind 18 km/h NW.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Full forecast' }));
    expect(router.state.location.search).toBe('?tab=weather');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Current conditions' })).toHaveFocus());
  });

  it('shows the conditions with their age, the forecast, and what is typical', async () => {
    respondAt('/resorts/zermatt/weather', weatherOf(new Date(Date.now() - 12 * 60_000)));
    renderApp('/resorts/zermatt?tab=weather');
    await title('Zermatt');
    expect(await screen.findByText('12 minutes ago', { exact: false })).toBeVisible();
    const conditions = await section('Current conditions');
    expect(conditions).toHaveTextContent('−6°C');
    expect(figure('Last snowfall, Jan 30, 2026')).toHaveTextContent('12 cm');
    expect(figure('Wind from NW')).toHaveTextContent('18 km/h');
    expect(await within(await section('5-day forecast')).findByText('Today')).toBeVisible();
    const averages = await section('Seasonal averages');
    expect(averages).toHaveTextContent('-9°C to 2°C');
    expect(averages).toHaveTextContent('Powder to Packed Powder');
    expect(averages).toHaveTextContent(/typical of ski resorts/);
  });

  it('falls back on values marked as estimated, draws no chart of them, and recovers', async () => {
    const fail = () => HttpResponse.json({ message: 'The station is silent' }, { status: 503 });
    server.use(http.get('*/api/resorts/zermatt/weather', fail), http.get('*/api/resorts/zermatt/forecast', fail));
    const { user } = renderApp('/resorts/zermatt?tab=weather');
    await title('Zermatt');
    expect(
      await screen.findByText("We're having trouble loading the latest weather data. Showing estimated values."),
    ).toBeVisible();
    expect(await screen.findByText('Weather data unavailable')).toBeVisible();
    expect(screen.getByText('Using estimated values. Please check back later.')).toBeVisible();

    const conditions = await section('Current conditions');
    await waitFor(() => expect(conditions).toHaveTextContent('Estimated'));
    expect(conditions).toHaveTextContent('32°C');
    expect(conditions).toHaveTextContent('No current data');
    expect(conditions).toHaveTextContent('Data unavailable');
    const forecast = await section('5-day forecast');
    await waitFor(() => expect(within(forecast).getAllByText('No forecast data')).toHaveLength(5));
    expect(within(forecast).getAllByText('25°C to 35°C, 0 cm snow, estimated')).toHaveLength(5);
    expect(within(forecast).queryByRole('img')).not.toBeInTheDocument();

    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(screen.queryByText('Estimated')).not.toBeInTheDocument());
    expect(screen.getByRole('heading', { name: 'Current conditions' })).toHaveFocus();
  });
});

describe('reviews', () => {
  it('are summed up and listed, newest first', async () => {
    respondAt('/reviews/resort/zermatt', {
      reviews: [
        { id: 1, rating: 2, title: 'Crowded', comment: 'Long queues.', user_name: 'Tomas Olsen', date: '2026-01-24' },
        { id: 2, rating: 5, title: 'Quiet', comment: 'Early train.', userName: 'Lena Meier', created_at: '2026-02-02' },
      ],
    });
    renderApp('/resorts/zermatt?tab=reviews');
    await title('Zermatt');
    const reviews = await screen.findAllByRole('article');
    expect(reviews.map((review) => review.getAttribute('aria-label'))).toEqual([
      'Review by Lena Meier',
      'Review by Tomas Olsen',
    ]);
    expect(reviews[0]).toHaveTextContent('LMLena MeierFeb 2, 2026QuietEarly train.');
    expect(within(reviews[0] as HTMLElement).getByRole('img', { name: '5 out of 5' })).toBeVisible();
    expect(screen.getByRole('img', { name: '3.5 out of 5' })).toBeVisible();
  });
});
