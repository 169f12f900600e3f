import { screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { liveMap, showMap } from '../features/resort-page/show-map';
import { layOutMap } from '../support/lay-out-map';
import { seeAll } from '../support/near-view';

// As in a build with VITE_MAP_TILES=off.
vi.mock(import('@/config/env'), async (original) => {
  const { env, ...rest } = await original();
  return { ...rest, env: { ...env, mapTileUrl: '' } };
});
beforeEach(seeAll);

it('A site without tiles shows the base map alone: it asks for no picture and names nobody as its source', async () => {
  // Draws nothing, and says that a text has a width.
  const paper = new Proxy(
    {},
    { get: (_, name) => (name === 'canvas' ? undefined : () => ({ width: 50 })), set: () => true },
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(paper as never);
  layOutMap();
  showMap();
  const map = await liveMap('Map of Zermatt');
  expect(await screen.findByText('Map loaded successfully')).toHaveAttribute('role', 'status');
  expect(map).toHaveAttribute('data-ground');
  expect(map.querySelectorAll('img')).toHaveLength(0);
  expect(screen.queryByRole('link', { name: 'OpenStreetMap' })).not.toBeInTheDocument();
  expect(screen.queryByText('Error loading map')).not.toBeInTheDocument();
});
