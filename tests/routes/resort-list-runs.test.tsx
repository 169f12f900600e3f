import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setUnitSystem } from '@/lib/units';
import { renderApp } from '../support/render-app';
import { json, LIST, openAdvanced } from '../support/resort-list';
import { server } from '../support/server';

beforeEach(() => setUnitSystem('metric'));

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
