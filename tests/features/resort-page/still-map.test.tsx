import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Map as LeafletMap } from 'leaflet';
import { beforeEach, expect, it, vi } from 'vitest';
import { layOutMap } from '../../support/lay-out-map';
import { seeAll } from '../../support/near-view';
import { renderApp } from '../../support/render-app';
import { lessenMotion } from '../../support/window-width';
import { liveMap, showMap } from './show-map';

beforeEach(() => {
  seeAll();
  layOutMap();
  lessenMotion();
});

it('a map of a resort moves at once', async () => {
  showMap();
  await liveMap('Map of Zermatt');
  const pan = vi.spyOn(LeafletMap.prototype, 'panBy');
  await userEvent.click(await screen.findByRole('button', { name: 'Move map left' }));
  expect(pan).toHaveBeenCalledWith(expect.anything(), { animate: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Back to the resort' }));
  expect(pan).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ animate: false }));
});

it('a map of results moves at once', async () => {
  const { user } = renderApp('/resorts?view=map&search=Zermatt');
  const map = await screen.findByRole('application', { name: /^Map of [1-9]/ });
  const pin = await within(map).findByRole('button', { name: /^Zermatt, / });
  const pan = vi.spyOn(LeafletMap.prototype, 'panBy');
  act(() => pin.focus());
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(pan).toHaveBeenCalledWith(expect.anything(), { animate: false }));
});
