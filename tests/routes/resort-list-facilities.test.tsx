import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { button, json, LIST, openAdvanced } from '../support/resort-list';
import { server } from '../support/server';

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
