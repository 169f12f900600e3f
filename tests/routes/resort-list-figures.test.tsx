import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { button, cards, choose, counts, json, LIST, openAdvanced } from '../support/resort-list';
import { server } from '../support/server';

beforeEach(() => {
  setUnitSystem('metric');
});

type User = ReturnType<typeof renderApp>['user'];

/** A high resort with all figures, and a lower one with runs by number only. */
const high = {
  ...json('High'),
  elevation: { base: 1400, peak: 3200 },
  slopes_km: { total: 120 },
  average_snowfall: 500,
  price_range: { currency: 'EUR', min: 60, max: 60 },
  season_period: { start: 'November', end: 'May' },
  facilities: ['gondola', 'snow_park'],
  resort_styles: ['expert_terrain'],
};
const low = {
  ...json('Low'),
  elevation: { base: 500, peak: 1900 },
  trails: { total: 30 },
  price_range: { currency: 'USD', min: 90, max: 90 },
  season_period: { start: 'December', end: 'April' },
  facilities: ['snow_park'],
};

function serve(resorts: readonly object[] = [high, low, json('Silent')]) {
  server.use(
    http.get(LIST, () => HttpResponse.json({ resorts })),
    http.get('*/api/resorts/filters', () => HttpResponse.json({ facilities: ['gondola', 'snow_park'] })),
  );
}

const open = async (user: User) => {
  const panel = await openAdvanced(user);
  await panel.findAllByText(/report it$/);
  return panel;
};
const type = async (user: User, field: HTMLElement, text: string) => {
  await user.clear(field);
  await user.type(field, `${text}{Enter}`);
};

describe('figures of the panel', () => {
  it('are typed, applied on Enter, and say what they leave out', async () => {
    serve();
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    const peak = panel.getByRole('spinbutton', { name: 'Peak at least' });
    expect(peak).toHaveAttribute('aria-valuetext', 'Any');
    expect(peak).toHaveAccessibleDescription('2 of 3 report it');
    await type(user, peak, '2,000');
    await waitFor(() => expect(router.state.location.search).toBe('?minPeak=2000'));
    expect(peak).toHaveAttribute('aria-valuetext', '2,000 m');
    expect(peak).toHaveAccessibleDescription('1 does not report it and is left out');
    expect(await panel.findByRole('button', { name: 'Show 1 resort' })).toBeVisible();
    expect(await screen.findByRole('button', { name: 'Advanced Filters (1)' })).toBeVisible();
    await user.clear(peak);
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('are stepped by buttons and keys, and applied once when they rest', async () => {
    serve();
    const { user, router } = renderApp('/about', '/resorts');
    const panel = await open(user);
    const drop = panel.getByRole('spinbutton', { name: 'Drop at least' });
    const [more] = panel.getAllByRole('button', { name: 'More', description: 'Drop at least' });
    const [less] = panel.getAllByRole('button', { name: 'Less', description: 'Drop at least' });
    expect(less).toHaveAttribute('aria-disabled', 'true');
    await user.click(more as HTMLElement);
    await user.click(more as HTMLElement);
    expect(drop).toHaveAttribute('aria-valuetext', '1,600 m');
    fireEvent.keyDown(drop, { key: 'ArrowDown' });
    expect(drop).toHaveAttribute('aria-valuetext', '1,500 m');
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(router.state.location.search).toBe('?minDrop=1500'));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('');
  });

  it('have a slider that says its value with the unit', async () => {
    serve();
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    const slider = panel.getByRole('slider', { name: 'Peak at least' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Any');
    act(() => slider.focus());
    fireEvent.keyDown(slider, { key: 'ArrowRight' });
    expect(slider).toHaveAttribute('aria-valuetext', '2,000 m');
    await waitFor(() => expect(router.state.location.search).toBe('?minPeak=2000'));
  });

  it('stand in the visitor’s units', async () => {
    serve();
    setUnitSystem('imperial');
    const { user } = renderApp('/resorts?minPeak=2743.2');
    const panel = await open(user);
    expect(panel.getByRole('spinbutton', { name: 'Peak at least' })).toHaveAttribute('aria-valuetext', '9,000 ft');
    expect(await button('Remove filter: Peak from 9,000 ft')).toBeVisible();
  });

  it('count runs by kilometres or by number, never one as the other', async () => {
    serve();
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    await type(user, panel.getByRole('spinbutton', { name: 'Runs at least' }), '100');
    await waitFor(() => expect(router.state.location.search).toBe('?minRuns=100km'));
    const units = within(panel.getByRole('group', { name: 'Count runs in' }));
    await user.click(units.getByRole('button', { name: 'runs', pressed: false }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(units.getByRole('button', { name: 'runs', pressed: true })).toHaveFocus();
    await type(user, panel.getByRole('spinbutton', { name: 'Runs at least' }), '20');
    expect(await counts('Showing 1 of 1 resorts')).toBeVisible();
    expect(router.state.location.search).toBe('?minRuns=20runs');
  });
});

describe('months, facilities and currencies', () => {
  it('ask for part of a month, or for a season that reaches beyond it', async () => {
    serve();
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    await choose(user, 'Open on', 'April');
    expect(await panel.findByRole('radio', { name: 'In part of April', checked: true })).toBeVisible();
    expect(await panel.findByRole('button', { name: 'Show 2 resorts' })).toBeVisible();
    await user.click(panel.getByRole('radio', { name: 'Into May or later' }));
    expect(await panel.findByRole('button', { name: 'Show 1 resort' })).toBeVisible();
    await choose(user, 'Open on', 'Any month');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('offer a season that reaches beyond the month before a month is chosen, and ask for nothing until it is', async () => {
    serve();
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    await user.click(panel.getByRole('radio', { name: 'Into the next or later' }));
    expect(router.state.location.search).toBe('');
    await choose(user, 'Open on', 'April');
    expect(await panel.findByRole('radio', { name: 'Into May or later', checked: true })).toBeVisible();
    expect(router.state.location.search).toBe('?openOn=april-and-later');
    await choose(user, 'Open on', 'Any month');
    expect(await panel.findByRole('radio', { name: 'In part of the month', checked: true })).toBeVisible();
  });

  it('say what each facility and style would leave', async () => {
    serve();
    const { user } = renderApp('/resorts');
    const panel = await open(user);
    const park = panel.getByRole('button', { name: 'Snow park' });
    await waitFor(() => expect(park).toHaveAccessibleDescription('2 resorts'));
    expect(panel.getByRole('button', { name: 'Expert Terrain' })).toHaveAccessibleDescription('1 resort');
    await user.click(panel.getByRole('button', { name: 'Gondola' }));
    await waitFor(() => expect(park).toHaveAccessibleDescription('1 resort'));
    expect(await button('Remove filter: Facility Gondola')).toBeVisible();
  });

  it('say how many resorts have a rating, and what a lowest one leaves out', async () => {
    serve([{ ...high, rating: 4.2 }, low]);
    const { user } = renderApp('/resorts');
    const panel = await open(user);
    expect(await panel.findByText('1 of 2 has a rating')).toBeVisible();
    await user.click(panel.getByRole('radio', { name: '4 stars' }));
    expect(await panel.findByText('4 and above, 1 without a rating is left out')).toBeVisible();
  });

  it('compare prices in one currency', async () => {
    serve();
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    const currencies = within(panel.getByRole('group', { name: 'Currency' }));
    expect(currencies.getByRole('button', { name: 'Any', pressed: true })).toBeVisible();
    await user.click(currencies.getByRole('button', { name: 'EUR' }));
    expect(panel.getByRole('img', { name: /^Day tickets in EUR/ })).toBeVisible();
    expect(panel.getByText('1 of 3 reports a price in EUR')).toBeVisible();
    expect(router.state.location.search).toBe('');
    await type(user, panel.getByRole('spinbutton', { name: 'Minimum price amount' }), '61');
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=61&currency=EUR'));
    expect(await panel.findByRole('button', { name: 'No resorts match' })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('the button that leads to the list closes the panel and moves the focus to the results', async () => {
  serve();
  const { user } = renderApp('/resorts?openOn=april');
  const panel = await open(user);
  await user.click(await panel.findByRole('button', { name: 'Show 2 resorts' }));
  expect(await button('Advanced Filters (1)')).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('heading', { name: 'Resorts', level: 2 })).toHaveFocus();
  expect(cards()).toHaveLength(2);
});
