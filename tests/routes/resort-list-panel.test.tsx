import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { button, choose, counts, json, LIST, openAdvanced } from '../support/resort-list';
import { server } from '../support/server';

beforeEach(() => setUnitSystem('metric'));

it('Where the server names no facilities, all that resorts have stay offered, also those that no matching resort has', async () => {
  const resorts = [
    { ...json('High'), facilities: ['gondola'] },
    { ...json('Low'), facilities: ['night_skiing'] },
  ];
  server.use(
    http.get(LIST, () => HttpResponse.json({ resorts })),
    http.get('*/api/resorts/filters', () => HttpResponse.json({})),
  );
  const { user } = renderApp('/resorts');
  const panel = await openAdvanced(user);
  await user.click(await panel.findByRole('button', { name: 'Gondola' }));
  expect(await button('Remove filter: Facility Gondola')).toBeVisible();
  await waitFor(() =>
    expect(panel.getByRole('button', { name: 'Night skiing' })).toHaveAccessibleDescription('0 resorts'),
  );
  await user.click(panel.getByRole('button', { name: 'Night skiing' }));
  expect(await screen.findByRole('heading', { name: 'No resorts found' })).toBeVisible();
  expect(panel.getByRole('button', { name: 'Gondola', pressed: true })).toBeVisible();
});

it('Runs of an address stay in the unit they are counted in, and keep the focus, when stepped down to any', async () => {
  const resorts = [30, 12].map((total) => ({ ...json(`Of ${total}`), trails: { total } }));
  server.use(http.get(LIST, () => HttpResponse.json({ resorts: [...resorts, json('Silent')] })));
  const { user, router } = renderApp('/resorts?minRuns=20runs');
  const panel = await openAdvanced(user);
  await panel.findAllByText(/report it$/);
  const runs = panel.getByRole('spinbutton', { name: 'Runs at least' });
  expect(runs).toHaveAttribute('aria-valuetext', '20 runs');
  const [less] = panel.getAllByRole('button', { name: 'Less', description: 'Runs at least' });
  await user.click(less as HTMLElement);
  expect(panel.getByRole('spinbutton', { name: 'Runs at least' })).toHaveAttribute('aria-valuetext', 'Any');
  await waitFor(() => expect(router.state.location.search).toBe(''));
  expect(panel.getByRole('button', { name: 'runs' })).toHaveAttribute('aria-pressed', 'true');
  expect(runs).toBeInTheDocument();
  expect(document.body).not.toHaveFocus();
  expect(screen.getByRole('region', { name: 'Advanced Filters' })).toBeVisible();
});

it.each(['Maximum price amount', 'Drop at least'])(
  '%s, only typed, goes with the panel that Back takes away',
  async (name) => {
    const { user, router } = renderApp('/resorts');
    await counts(/^Showing/);
    await choose(user, 'Region', 'Europe');
    const field = (await openAdvanced(user)).getByRole('spinbutton', { name });
    await user.clear(field);
    await user.type(field, '80');
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Advanced Filters' })).not.toBeInTheDocument());
    await user.tab();
    expect(router.state.location.search).toBe('');
  },
);
