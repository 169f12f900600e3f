// spec: 2.25, 2.31, 8.5

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { figure, openResort, resortIs, respondAt, title } from '../support/resort-page';
import { server } from '../support/server';

// Pages load lazily; having them here keeps the first test from paying for it.
import '@/routes/resort.route';
import '@/routes/resorts.route';

beforeEach(() => setUnitSystem('metric'));

describe('a resort', () => {
  it('shows its place, name and first figures while a heading holds their place', async () => {
    const deferred = deferResponse('get', '/resorts/zermatt');
    renderApp('/resorts/zermatt');
    expect(await title('Loading resort')).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1 });

    deferred.release();
    expect(await title('Zermatt')).toBe(heading);
    expect(screen.getByRole('link', { name: 'Switzerland' })).toHaveAttribute('href', '/resorts?country=Switzerland');
    expect(screen.getByText('· Europe')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Rated \d\.\d out of 5$/ })).toBeVisible();
    expect(figure('Slopes')).toHaveTextContent('322 km');
    expect(await screen.findByRole('link', { name: /^\d+ reviews$/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save to Favorites' })).toBeVisible();
    expect(document.title).toContain('Zermatt');
  });

  it('coming from the list shows what the card knew at once', async () => {
    const { router } = renderApp('/resorts');
    const card = await screen.findAllByRole('article');
    const link = within(card[0] as HTMLElement).getByRole('link');
    const deferred = deferResponse('get', link.getAttribute('href') ?? '');
    await router.navigate(link.getAttribute('href') ?? '');
    expect(await title(link.textContent)).toBeVisible();
    expect(deferred.count()).toBe(1);
    deferred.release();
  });

  it('says the counts with their words', async () => {
    await openResort({
      rating: 4.75,
      review_count: 1,
      trails: { beginner: 1, intermediate: 0, advanced: 0, total: 1 },
    });
    expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' })).toHaveTextContent('4.8/5');
    expect(screen.getByRole('link', { name: '1 review' })).toBeVisible();
    expect(figure('Runs')).toHaveTextContent(/^Runs1$/);
  });

  it('with nothing but id and name invents nothing', async () => {
    respondAt('/reviews/resort/odd', []);
    respondAt('/resorts/odd/weather', { weather: { temperature: null, condition: 'Fog' } });
    await openResort({});
    expect(screen.getByText('No ratings yet')).toBeVisible();
    for (const label of ['Base to peak', 'Slopes', 'Day ticket', 'Season', 'Snow now']) {
      await waitFor(() => expect(figure(label)).toHaveTextContent('not reported'));
    }
    for (const label of ['Vertical drop', 'Base elevation', 'Peak elevation', 'Annual snowfall']) {
      expect(figure(label)).toHaveTextContent('not reported');
    }
    expect(screen.queryByRole('heading', { name: 'About' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Pros' })).not.toBeInTheDocument();
    expect(screen.getByText('Missing location data')).toBeVisible();
    expect(await screen.findByText('Fog.')).toBeVisible();
    expect(screen.getByText('Temperature not reported')).toBeVisible();
    expect(screen.getByRole('main')).not.toHaveTextContent(/NaN|undefined|null|\[object|USD|\b0 m\b/);
  });

  it('takes what the server writes as text', async () => {
    resortIs({
      name: '<script>alert(1)</script>',
      description: '<b>Bold</b> claim\n\nSecond paragraph',
      resort_styles: ['luge_and_sledge'],
      pros: ['<img src=x>'],
      facilities: ['night_skiing'],
      lifts_total: 12,
      linked_area: 'Odd & Even',
      price_min: 40,
      currency: 'USD',
      season_start: 'first snow',
    });
    renderApp('/resorts/odd');
    await title('<script>alert(1)</script>');
    expect(screen.getByText('<b>Bold</b> claim')).toBeVisible();
    expect(screen.getByText('Second paragraph')).toBeVisible();
    expect(screen.getByText('Luge And Sledge')).toBeVisible();
    expect(screen.getByText('<img src=x>')).toBeVisible();
    expect(screen.getByText('Night skiing')).toBeVisible();
    expect(screen.getByText('12 lifts')).toBeVisible();
    expect(screen.getByText('Odd & Even')).toBeVisible();
    expect(screen.getByText('per daily lift ticket').parentElement).toHaveTextContent('USD 40');
    expect(screen.getByText('first snow')).toBeVisible();
  });

  it('explains the looks of its styles when asked', async () => {
    const { user } = await openResort({ resort_styles: ['expert_terrain', 'village_alpine'] });
    const legend = await screen.findByRole('button', { name: 'How to read this' });
    expect(screen.getByText(/^demanding/)).not.toBeVisible();
    await user.click(legend);
    expect(screen.getByText(/^demanding/)).toBeVisible();
    expect(screen.getByText('what else describes it')).toBeVisible();
    expect(screen.queryByText(/easy on families/)).not.toBeInTheDocument();
    expect(screen.getByText(/does not show the actual place/)).toBeVisible();
  });

  it('keeps further styles behind a button', async () => {
    const { user } = await openResort({ resort_styles: ['a', 'b', 'c', 'd', 'e', 'f'] });
    const styles = await screen.findByRole('list', { name: 'Resort Style' });
    expect(within(styles).queryByText('F')).not.toBeInTheDocument();
    await user.click(within(styles).getByRole('button', { name: '+2 more' }));
    expect(within(styles).getByText('F')).toBeVisible();
    await user.click(within(styles).getByRole('button', { name: 'Show fewer' }));
    expect(within(styles).queryByText('F')).not.toBeInTheDocument();
  });
});

describe('a resort that cannot be shown', () => {
  it('says that something went wrong, and tries again', async () => {
    server.use(
      http.get('*/api/resorts/zermatt', () => HttpResponse.json({ message: 'Back at noon' }, { status: 403 }), {
        once: true,
      }),
    );
    const { user } = renderApp('/resorts/zermatt');
    await title('Something went wrong');
    expect(within(screen.getByRole('main')).getByText('Back at noon')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Refresh Page' })).toBeVisible();
    expect(screen.getByRole('banner')).toBeVisible();

    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await title('Zermatt')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('says when the network is the trouble', async () => {
    server.use(http.get('*/api/resorts/zermatt', () => HttpResponse.error()));
    renderApp('/resorts/zermatt');
    await title('Network Error');
    expect(screen.getByText(/Unable to connect to the server/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });
});
