import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { layOutMap } from '../support/lay-out-map';
import { renderApp } from '../support/render-app';

it('Where the map takes the place of the list, the focus goes along, and back', async () => {
  layOutMap();
  const { user } = renderApp('/resorts?country=Andorra');
  const [ofList] = await screen.findAllByRole('heading', { level: 2, name: 'Resorts' });
  await user.click(await screen.findByRole('button', { name: 'Map' }));
  const map = await screen.findByRole('application');
  expect(document.activeElement).toHaveAccessibleName('Resorts');
  expect(ofList).not.toHaveFocus();
  await user.click(within(map.parentElement ?? map).getByRole('button', { name: 'List' }));
  await waitFor(() => expect(ofList).toHaveFocus());
});
