import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { button, counts, json, LIST } from '../support/resort-list';
import { server } from '../support/server';

beforeEach(() => {
  setUnitSystem('metric');
  const resorts = [
    { ...json('High'), elevation: { base: 1400, peak: 3200 }, slopes_km: { total: 120 } },
    { ...json('Low'), elevation: { base: 500, peak: 1900 }, slopes_km: { total: 40 } },
    json('Silent'),
  ];
  server.use(
    http.get(LIST, () => HttpResponse.json({ resorts })),
    http.get('*/api/resorts/filters', () => HttpResponse.json({ countries: ['Austria'], facilities: ['gondola'] })),
  );
});

it('What is not known, or asks for no more than every resort has, is no filter', async () => {
  const search = '?minPeak=1900&minRuns=40km&facilities=teleport&countries=Atlantis';
  const { user, router } = renderApp(`/resorts${search}`);
  expect(await counts('Showing 3 of 3 resorts')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Filtered results')).not.toBeInTheDocument());
  expect(screen.queryByRole('list', { name: 'Active filters' })).not.toBeInTheDocument();

  await user.click(await button('Advanced Filters'));
  const panel = within(await screen.findByRole('region', { name: 'Advanced Filters' }));
  expect(panel.getByRole('spinbutton', { name: 'Peak at least' })).toHaveAttribute('aria-valuetext', 'Any');
  expect(await panel.findByRole('button', { name: 'Show 3 resorts' })).toBeVisible();
  // The address is as it came until something is chosen.
  expect(router.state.location.search).toBe(search);
});

it('One metre more, and it is one', async () => {
  renderApp('/resorts?minPeak=1901');
  expect(await counts('Showing 1 of 1 resorts')).toBeVisible();
  expect(screen.getByText('Filtered results')).toBeVisible();
  expect(await button('Remove filter: Peak from 1,901 m')).toBeVisible();
});
