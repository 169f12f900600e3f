import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import { planInThisFile, planTrip, setTrip, tripPart } from '../support/trip-page';

const { failures, importing, arrival } = await vi.hoisted(async () => {
  const { missingChunks } = await import('../support/missing-chunks');
  const arrival = { of: Promise.resolve() };
  return { ...missingChunks('airports'), arrival };
});
vi.mock('@/features/trip/data/hubs.json', async (original) => {
  await arrival.of;
  return importing('airports', original);
});

planInThisFile();
// The editor requests the whole catalogue.
beforeEach(() => serveResorts(3));

/** Types an airport before there is one to choose, leaves the field, and sets the trip, which leads back to the field. */
async function typeAirport() {
  const { user } = renderApp('/resorts');
  const { getByRole } = await planTrip(user);
  const from = getByRole('combobox', { name: 'From' });
  await user.type(from, 'zuri');
  await user.tab();
  expect(from).toHaveValue('zuri');
  await user.click(getByRole('button', { name: 'Set trip' }));
  await waitFor(() => expect(from).toHaveFocus());
  expect(screen.getByRole('dialog', { name: 'Your trip' })).toBeVisible();
  return { user, from };
}

it('What is typed as the airport stays where the airports never come, and the field says so', async () => {
  failures.airports = 20;
  const { from } = await typeAirport();
  const missing = 'The airports could not be loaded. Clear the field to go on without one.';
  await waitFor(() => expect(from).toHaveAccessibleDescription(missing));
  expect(from).toHaveValue('zuri');
});

it('What is typed as the airport is found once the airports are there', async () => {
  let arrive = () => {};
  failures.airports = 0;
  arrival.of = new Promise((resolve) => {
    arrive = resolve;
  });
  const { user, from } = await typeAirport();
  expect(from).toHaveAccessibleDescription('Loading the airports…');
  arrive();
  await waitFor(() => expect(from).toHaveValue('Zürich'));
  await setTrip(user);
  expect(await tripPart('from Zürich')).toBeVisible();
});
