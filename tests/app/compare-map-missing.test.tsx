import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';

const chunks = await vi.hoisted(async () => {
  const { missingChunks } = await import('../support/missing-chunks');
  return missingChunks('map');
});
vi.mock('@/features/compare/where/drawn-places', (original) => chunks.importing('map', original));

// The page and its map load lazily; having them here keeps the first test from paying for it.
import '@/routes/compare.route';
import 'virtual:base-map/first';

it('The map of a comparison that does not load says so, leaves the words, and is fetched again', async () => {
  chunks.failures.map = 1;
  const { user } = renderApp('/compare?ids=zermatt,livigno');
  const section = await screen.findByRole('region', { name: 'Where they are' });
  expect(await within(section).findByText('The map did not load.')).toBeInTheDocument();
  expect(
    within(section)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['ZermattSwitzerland', 'LivignoItaly']);
  await user.click(within(section).getByRole('button', { name: 'Try Again' }));
  expect(await within(section).findByRole('img', { name: 'Map of Zermatt and Livigno' })).toBeInTheDocument();
  expect(within(section).queryByText('The map did not load.')).not.toBeInTheDocument();
  // Tab goes on from there: the pressed button is gone.
  expect(section).toContainElement(document.activeElement as HTMLElement);
});
