import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TripEditor } from '@/features/trip/use-trip-editor';
import { renderApp } from '../../support/render-app';
import { storeTrip, tripLine, tripPart } from '../../support/trip-page';

/** The trip editor's code comes when the returned function is called. */
function delayCode() {
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const { preload } = TripEditor;
  vi.spyOn(TripEditor, 'preload').mockImplementation(() => arrival.then(preload));
  return arrive;
}

const plan = async () => (await tripLine()).getByRole('button', { name: 'Plan a trip' });

it('A press on "Plan a trip" is seen while the code of the editor is on its way', async () => {
  const arrive = delayCode();
  const { user } = renderApp('/resorts');
  expect(await plan()).toHaveAttribute('aria-expanded', 'false');
  await user.click(await plan());
  expect(await plan()).toHaveAttribute('aria-expanded', 'true');
  arrive();
  expect(await screen.findByRole('dialog', { name: 'Your trip' })).toBeVisible();
});

it('A press on "Change" is seen as well', async () => {
  const arrive = delayCode();
  storeTrip('ZRH');
  const { user } = renderApp('/resorts');
  const change = await tripPart('Change');
  await user.click(change);
  expect(change).toHaveAttribute('aria-expanded', 'true');
  arrive();
  expect(await screen.findByRole('dialog', { name: 'Your trip' })).toBeVisible();
});

it('The editor does not open over what somebody has gone on to', async () => {
  const arrive = delayCode();
  const { user } = renderApp('/resorts');
  await user.click(await plan());
  const search = screen.getByRole('combobox', { name: 'Search resorts' });
  await user.click(search);
  arrive();
  await user.type(search, 'zermatt');
  expect(await screen.findByRole('option', { name: /^Zermatt/ })).toBeVisible();
  expect(await plan()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.queryByRole('dialog', { name: 'Your trip' })).not.toBeInTheDocument();
});
