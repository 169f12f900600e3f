import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { STORAGE_KEYS } from '@/config/constants';
import { renderApp } from '../support/render-app';
import { cards } from '../support/resort-list';
import { widenWindow } from '../support/window-width';

const view = async (name: string) =>
  within(await screen.findByRole('group', { name: 'View' })).getByRole('button', { name });

it('Back from another page leads to the list as it was seen, whichever view was chosen on another list since', async () => {
  widenWindow();
  const { user, router } = renderApp('/resorts?country=Norway');
  await waitFor(() => expect(cards()).not.toHaveLength(0));
  await act(() => router.navigate('/about'));
  await act(() => router.navigate('/resorts'));
  await user.click(await view('Table'));
  await screen.findByRole('table');
  await act(() => router.navigate('/about'));
  await act(() => router.navigate(-4));
  expect(await view('List')).toHaveAttribute('aria-pressed', 'true');
  expect(router.state.location.search).toBe('?country=Norway');
  expect(localStorage.getItem(STORAGE_KEYS.resultView)).toBe('list');
});
