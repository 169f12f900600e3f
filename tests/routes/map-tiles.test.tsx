import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layOutMap } from '../support/lay-out-map';
import { renderApp } from '../support/render-app';
import { widenWindow } from '../support/window-width';

it('A map whose tiles are asked for again shows what it showed, and has the focus', async () => {
  widenWindow();
  layOutMap();
  const { user } = renderApp('/resorts?view=map&country=Andorra');
  const map = await screen.findByRole('application', { name: /^Map of [1-9]/ });
  const tiles = () => within(map).findAllByRole<HTMLImageElement>('presentation', { hidden: true });
  const zoomShown = async () => Number(/\/(\d+)\/\d+\/\d+/.exec((await tiles())[0]?.src ?? '')?.[1]);
  const before = await zoomShown();
  await user.click(screen.getByRole('button', { name: 'Zoom out' }));
  await waitFor(async () => expect(await zoomShown()).toBe(before - 1));
  for (const tile of await tiles()) fireEvent.error(tile);
  await screen.findByText('Streets could not be loaded.');
  screen.getByRole('button', { name: 'Try Again' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Streets could not be loaded.')).not.toBeInTheDocument());
  expect(screen.getByRole('application').contains(document.activeElement)).toBe(true);
  expect(await zoomShown()).toBe(before - 1);
});
