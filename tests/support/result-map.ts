import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { layOutMap } from './lay-out-map';
import { renderApp } from './render-app';
import { widenWindow } from './window-width';

/** Opens the list at an address that shows the map: beside the list in a wide window, else in its place. */
export async function openMap(address: string, isWide = true) {
  if (isWide) widenWindow();
  layOutMap();
  const app = renderApp(address);
  const map = await screen.findByRole('application', { name: /^Map of/ });
  await waitFor(() => expect(map).toHaveAccessibleName(/^Map of [1-9]/));
  return { ...app, map };
}

/** The markers of single resorts. */
export const pins = (map: HTMLElement) => within(map).findAllByRole('button', { name: /, (rated|no ratings)/ });
