import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render-app';

const season = async () => within(await screen.findByRole('group', { name: 'Season' }));

it('The search of the front page leads to the resorts that are open at a time of the year', async () => {
  const { user, router } = renderApp('/');
  await user.type(await screen.findByRole('combobox', { name: /^Search resorts, countries/ }), 'march');
  await user.click(await (await season()).findByRole('option', { name: /^Open in March/ }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/resorts', search: '?openOn=march' }));
});

it('The search of the list sets a time of the year in place of what was typed, beside what else is set', async () => {
  const { user, router } = renderApp('/resorts?region=Europe');
  const field = await screen.findByRole('combobox', { name: 'Search resorts' });
  await user.type(field, 'late april');
  await user.click(await (await season()).findByRole('option', { name: /^Open into May or later/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?region=Europe&openOn=april-and-later'));
  expect(field).toHaveValue('');
});

it('The search of the list finds the resorts of a state', async () => {
  const { user } = renderApp('/resorts');
  await user.type(await screen.findByRole('combobox', { name: 'Search resorts' }), 'Colorado{Enter}');
  expect(await screen.findByText('Showing 12 of 19 resorts')).toBeVisible();
});
