import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillStorage } from '../support/browser-storage';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import {
  editor,
  editorIsClosed,
  planForOneExpert,
  planInThisFile,
  setTrip,
  storedTrip,
  storeTrip,
  tripLine,
  tripPart,
  WEEK,
} from '../support/trip-page';

planInThisFile();
// The editor requests the whole catalogue.
beforeEach(() => serveResorts(3));

const undo = () => screen.findByRole('button', { name: 'Undo' });

describe('the own trip', () => {
  it('comes back by "Undo" after "Keep it" has put the one of a link in its place', async () => {
    storeTrip('b1');
    const { user } = renderApp(`/resorts?trip=${WEEK}`);
    await user.click(await tripPart('Keep it'));
    expect(storedTrip()).toEqual({ link: WEEK });
    expect(await screen.findByText('The trip from the link replaced your own.')).toBeVisible();
    await user.click(await undo());
    expect(await tripPart('1 beginner')).toBeVisible();
    expect((await tripLine()).getByText('Your trip')).toBeVisible();
    expect(storedTrip()).toEqual({ link: 'b1' });
    expect(await screen.findByText('Your own trip is back.')).toBeVisible();
  });

  it('comes back by "Undo" after the one of a link was changed and set', async () => {
    storeTrip('b1');
    const { user } = renderApp(`/resorts?trip=${WEEK}`);
    await user.click(await tripPart('up to EUR 70'));
    await user.click((await editor()).getByRole('button', { name: 'One expert more' }));
    await setTrip(user);
    await user.click(await undo());
    await waitFor(() => expect(storedTrip()).toEqual({ link: 'b1' }));
  });

  it('comes back, with the focus, by "Undo" after "Clear"', async () => {
    storeTrip(WEEK);
    const { user } = renderApp('/resorts');
    await user.click(await tripPart('Clear'));
    expect(await screen.findByText('Your trip is cleared.')).toBeVisible();
    // "Undo" goes with its toast: the keyboard goes on at the trip.
    const button = await undo();
    act(() => button.focus());
    await user.keyboard('{Enter}');
    expect(await tripPart('14 – 21 Feb')).toHaveFocus();
    expect(storedTrip()).toEqual({ link: WEEK });
  });

  it('lasts until the page closes where the browser refuses to store it, and says so', async () => {
    storeTrip(WEEK);
    const { user } = renderApp('/resorts');
    await user.click(await tripPart('Clear'));
    fillStorage();
    await user.click(await undo());
    expect(await tripPart('up to EUR 70')).toBeVisible();
    expect(await screen.findByText('Your own trip is back.')).toBeVisible();
    expect(screen.getByText('This browser cannot store it, so it only lasts until you close the page.')).toBeVisible();
  });

  it('comes back by "Undo" after "Clear trip" in the editor', async () => {
    storeTrip(WEEK);
    const { user } = renderApp('/resorts');
    await user.click(await tripPart('Change'));
    await user.click((await editor()).getByRole('button', { name: 'Clear trip' }));
    await user.click(await undo());
    expect(await tripPart('up to EUR 70')).toBeVisible();
    expect(storedTrip()).toEqual({ link: WEEK });
  });

  it('gives way again to one that was set before "Undo"', async () => {
    storeTrip('b1');
    const { user } = renderApp('/resorts');
    await user.click(await tripPart('Clear'));
    await planForOneExpert(user);
    await waitFor(() => expect(storedTrip()).toEqual({ link: 'a1' }));
    await user.click(await undo());
    expect(storedTrip()).toEqual({ link: 'b1' });
    await screen.findByText('Your own trip is back.');
    await user.click(await undo());
    expect(storedTrip()).toEqual({ link: 'a1' });
  });

  it('stays where the trip of a link is cleared in the editor, which says whose it is', async () => {
    storeTrip('b1');
    const { user, router } = renderApp('/resorts?trip=i4');
    await user.click(await tripPart('4 intermediates'));
    const { getByRole } = await editor();
    expect(getByRole('heading', { name: 'Trip from a link' })).toBeVisible();
    await user.click(getByRole('button', { name: 'Clear trip' }));
    await editorIsClosed();
    expect(await tripPart('1 beginner')).toBeVisible();
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(storedTrip()).toEqual({ link: 'b1' });
  });

  it('is what a link stands for that says the same', async () => {
    storeTrip(WEEK);
    renderApp(`/resorts?trip=${WEEK}`);
    expect(await tripPart('Change')).toBeVisible();
    expect((await tripLine()).getByText('Your trip')).toBeVisible();
    expect((await tripLine()).queryByRole('button', { name: 'Keep it' })).not.toBeInTheDocument();
  });
});
