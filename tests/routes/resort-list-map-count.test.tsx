import { expect, it } from 'vitest';
import { layOutMap } from '../support/lay-out-map';
import { renderApp } from '../support/render-app';
import { openAdvanced } from '../support/resort-list';
import { widenWindow } from '../support/window-width';

it('Beside the map too, the button that leads from the filters to the list says how many match', async () => {
  widenWindow();
  layOutMap();
  const { user } = renderApp('/resorts?view=map&country=Andorra');
  const panel = await openAdvanced(user);
  expect(await panel.findByRole('button', { name: 'Show 3 resorts' })).toBeVisible();
});
