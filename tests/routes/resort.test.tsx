import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { hold } from '../support/hold';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

// Pages load lazily; having them here keeps the first test from paying for it.
import '@/routes/resort.route';
import '@/routes/resorts.route';

const answer = (path: string, body: object | null, status = 200) =>
  server.use(http.get(`*/api${path}`, () => HttpResponse.json(body, { status })));
const resortIs = (record: object) => answer('/resorts/odd', { id: 'odd', name: 'Odd Peak', ...record });
const title = (name: string) => screen.findByRole('heading', { level: 1, name });
const section = (name: string) => screen.findByRole('region', { name });
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).parentElement;

const weatherOf = (updated: Date) => ({
  temperature: -6,
  condition: 'Light snow',
  snowDepth: 145,
  lastSnowfall: { date: '2026-01-30', amount: 12 },
  wind: { speed: 18, direction: 'NW' },
  visibility: '2 km',
  updatedAt: updated.toISOString(),
});

beforeEach(() => localStorage.setItem('units', 'metric'));

describe('a resort', () => {
  it('shows its place, name and first figures while a heading holds their place', async () => {
    const gate = hold('get', '/resorts/zermatt');
    renderApp('/resorts/zermatt');
    expect(await title('Loading resort')).toBeInTheDocument();
    const heading = screen.getByRole('heading', { level: 1 });

    gate.release();
    expect(await title('Zermatt')).toBe(heading);
    expect(screen.getByText('Switzerland · Europe')).toBeVisible();
    expect(screen.getByRole('img', { name: /^Rated \d\.\d out of 5$/ })).toBeVisible();
    expect(screen.getByText('322 km')).toBeVisible();
    expect(await screen.findByText('reviews', { exact: false, selector: 'span' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Save to Favorites' })).toBeVisible();
    expect(document.title).toContain('Zermatt');
  });

  it('coming from the list shows what the card knew at once', async () => {
    const { router } = renderApp('/resorts');
    const card = await screen.findAllByRole('article');
    const link = within(card[0] as HTMLElement).getByRole('link');
    const gate = hold('get', link.getAttribute('href') ?? '');
    await router.navigate(link.getAttribute('href') ?? '');
    expect(await title(link.textContent)).toBeVisible();
    expect(gate.count()).toBe(1);
    gate.release();
  });

  it('says the counts with their words', async () => {
    resortIs({ rating: 4.75, review_count: 1, trails: { beginner: 1, intermediate: 0, advanced: 0, total: 1 } });
    renderApp('/resorts/odd');
    await title('Odd Peak');
    expect(screen.getByRole('img', { name: 'Rated 4.8 out of 5' }).parentElement).toHaveTextContent(
      '4.8/51 slope1 review',
    );
  });

  it('with nothing but id and name invents nothing', async () => {
    resortIs({});
    answer('/reviews/resort/odd', []);
    answer('/resorts/odd/weather', { weather: { temperature: null, condition: 'Fog' } });
    renderApp('/resorts/odd');
    await title('Odd Peak');
    expect(screen.getByText('No ratings yet')).toBeVisible();
    expect(screen.queryByText(/slope/)).not.toBeInTheDocument();
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

  it('keeps further styles behind a button', async () => {
    resortIs({ resort_styles: ['a', 'b', 'c', 'd', 'e', 'f'] });
    const { user } = renderApp('/resorts/odd');
    const styles = await screen.findByRole('list', { name: 'Resort Style' });
    expect(within(styles).queryByText('F')).not.toBeInTheDocument();
    await user.click(within(styles).getByRole('button', { name: '+2 more' }));
    expect(within(styles).getByText('F')).toBeVisible();
    await user.click(within(styles).getByRole('button', { name: 'Show fewer' }));
    expect(within(styles).queryByText('F')).not.toBeInTheDocument();
  });
});

describe('a resort that cannot be shown', () => {
  it('leads to the list when it is unknown, and only says that it could not be fetched', async () => {
    const { router } = renderApp('/resorts', '/resorts/atlantis');
    await waitFor(() => expect(router.state.location.pathname).toBe('/resorts'));
    expect(await screen.findByText('Error fetching resort')).toBeVisible();
    expect(await title('Explore All Ski Resorts')).toBeVisible();
    expect(screen.queryByText('Weather data unavailable')).not.toBeInTheDocument();
    expect(screen.queryByText('Error fetching reviews')).not.toBeInTheDocument();
  });

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

describe('the sections', () => {
  const tab = (name: string) => screen.getByRole('tab', { name });

  it('stand in the address, and Back returns to the last one', async () => {
    const { user, router } = renderApp('/resorts/zermatt');
    await title('Zermatt');
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
    await user.click(tab('Trails & Slopes'));
    expect(router.state.location.search).toBe('?tab=trails');
    expect(screen.getByRole('heading', { name: 'Runs by difficulty' })).toBeVisible();
    await user.click(tab('Overview'));
    expect(router.state.location.search).toBe('');
    await router.navigate(-1);
    await waitFor(() => expect(tab('Trails & Slopes')).toHaveAttribute('aria-selected', 'true'));
  });

  it('are walked with the arrow keys', async () => {
    const { user, router } = renderApp('/resorts/zermatt');
    await title('Zermatt');
    await user.click(tab('Overview'));
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Trails & Slopes')).toHaveFocus());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(tab('Weather & Snow')).toHaveFocus());
    expect(router.state.location.search).toBe('?tab=weather');
  });

  it('an unknown one is the overview', async () => {
    renderApp('/resorts/zermatt?tab=parking');
    await title('Zermatt');
    expect(tab('Overview')).toHaveAttribute('aria-selected', 'true');
  });

  it('are chosen from a sheet on phones, which hands the focus to the section', async () => {
    const { user, router } = renderApp('/resorts/zermatt');
    await title('Zermatt');
    await user.click(screen.getByRole('button', { name: 'Overview' }));
    const sheet = await screen.findByRole('dialog', { name: 'Resort sections' });
    expect(within(sheet).getByRole('button', { name: 'Overview' })).toHaveAttribute('aria-current', 'true');
    await user.click(within(sheet).getByRole('button', { name: 'Weather & Snow' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Current conditions' })).toHaveFocus());
    expect(router.state.location.search).toBe('?tab=weather');
    expect(screen.getByRole('button', { name: 'Weather & Snow' })).toBeVisible();
  });

  it('a sheet closed without a choice gives the focus back', async () => {
    const { user } = renderApp('/resorts/zermatt');
    await title('Zermatt');
    await user.click(screen.getByRole('button', { name: 'Overview' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Overview' })).toHaveFocus());
  });
});

describe('trails', () => {
  it('measure the length only where it was sent, and count the runs by difficulty', async () => {
    resortIs({
      region: 'North America',
      trails: { beginner: 10, intermediate: 30, advanced: 10, total: 50 },
      base_elevation: 2000,
      peak_elevation: 3000,
    });
    renderApp('/resorts/odd?tab=trails');
    await title('Odd Peak');
    expect(figure('Total run length')).toHaveTextContent('not reported');
    expect(figure('Vertical drop')).toHaveTextContent('1,000 m');
    expect(await section('Runs by difficulty')).toHaveTextContent(/Beginner · Green circle1020 %/);
    expect(screen.getByRole('img', { name: /^Elevation: base 2,000 m, peak 3,000 m/ })).toBeVisible();
  });

  it('say the length, what it describes, and that nothing divides the runs', async () => {
    resortIs({ total_run_length_km: 322, linked_area: 'Odd & Even', total_trails: 145 });
    renderApp('/resorts/odd?tab=trails');
    await title('Odd Peak');
    expect(figure('Total run length')).toHaveTextContent('322 km');
    expect(screen.getByText(/describe the whole linked area/)).toBeVisible();
    expect(await section('Runs by difficulty')).toHaveTextContent('145 runs in all; how they divide is not reported.');
    expect(await section('Elevation')).toHaveTextContent('Base and peak are not reported.');
  });
});

describe('weather', () => {
  it('in brief leads to the weather section', async () => {
    answer('/resorts/zermatt/weather', { weather: weatherOf(new Date()) });
    const { user, router } = renderApp('/resorts/zermatt');
    expect(await screen.findByText('Light snow. Snow depth 145 cm, wind 18 km/h NW.')).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Full forecast' }));
    expect(router.state.location.search).toBe('?tab=weather');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Current conditions' })).toHaveFocus());
  });

  it('shows the conditions with their age, the forecast, and what is typical', async () => {
    answer('/resorts/zermatt/weather', weatherOf(new Date(Date.now() - 12 * 60_000)));
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
    answer('/reviews/resort/zermatt', {
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

  it('that do not exist are invited', async () => {
    answer('/reviews/resort/zermatt', []);
    renderApp('/resorts/zermatt?tab=reviews');
    expect(await screen.findByText(/No reviews yet/)).toBeVisible();
  });

  it('that cannot be fetched are tried again', async () => {
    answer('/reviews/resort/zermatt', { message: 'No' }, 403);
    const { user } = renderApp('/resorts/zermatt?tab=reviews');
    const failure = await screen.findByRole('heading', { name: 'Error fetching reviews' });
    expect(failure).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findAllByRole('article')).not.toHaveLength(0);
  });
});
