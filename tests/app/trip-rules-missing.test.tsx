import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';
import { inKilometres, setToday, storeTrip, tripLine, WEEK } from '../support/trip-page';

const { failures, importing } = await vi.hoisted(async () => {
  const { missingChunks } = await import('../support/missing-chunks');
  return missingChunks('list', 'verdict');
});
vi.mock('@/features/trip/list-rules', (original) => importing('list', original));
vi.mock('@/features/trip/verdict-rules', (original) => importing('verdict', original));

// Compiled beforehand: the first look at the list does not wait for that.
beforeAll(() => import('@/routes/resorts.route'), 60_000);
beforeEach(() => {
  setToday();
  inKilometres();
  storeTrip(WEEK);
});
afterEach(() => void vi.useRealTimers());

const words = 'How resorts fit your trip could not be loaded.';

describe('rules of the trip that did not come', () => {
  it('are missed on the page of a resort in words, and asked for again', async () => {
    failures.verdict = 1;
    const { user } = renderApp('/resorts/alta-badia');
    const region = await screen.findByRole('region', { name: 'Your trip' });
    const trip = within(region);
    expect(await trip.findByRole('alert')).toHaveTextContent(words);
    expect(trip.getByRole('button', { name: 'Change 14 – 21 Feb' })).toBeVisible();
    expect(region.querySelector('[data-slot="skeleton"]')).toBeNull();
    await user.click(trip.getByRole('button', { name: 'Retry' }));
    expect(await trip.findByText('Short for the expert: 34 of 49 km')).toBeVisible();
    expect(trip.queryByText(words)).not.toBeInTheDocument();
    // The pressed button is gone.
    expect(document.body).not.toHaveFocus();
  });

  it('are missed beside a list, which stands without them, and comes in their order once they are there', async () => {
    failures.list = 20;
    const { user } = renderApp('/resorts?sortBy=trip');
    const line = await tripLine();
    const retry = await line.findByRole('button', { name: 'Retry' });
    failures.list = 0;
    await user.click(retry);
    await waitFor(() => expect(screen.getAllByRole('list', { name: 'For your trip' }).length).toBeGreaterThan(2));
    expect(screen.queryByText(words)).not.toBeInTheDocument();
    expect(document.body).not.toHaveFocus();
  });
});
