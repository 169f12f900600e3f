import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import {
  editor,
  editorIsClosed,
  planForOneExpert,
  planInThisFile,
  planTrip,
  setTrip,
  storedTrip,
  storeTrip,
  tripLine,
  WEEK,
} from '../support/trip-page';
import { widenWindow } from '../support/window-width';

planInThisFile();
// The editor requests the whole catalogue.
beforeEach(() => serveResorts(3, { facts: () => ({ country: 'Italy' }) }));

describe('the sheet of the trip', () => {
  it('is closed by Back, which stays on the page and leaves the trip as it was', async () => {
    const { user, router } = renderApp('/about', '/resorts');
    const { getByRole } = await planTrip(user);
    await user.click(getByRole('button', { name: 'One expert more' }));
    await act(() => router.navigate(-1));
    await editorIsClosed();
    expect(router.state.location.pathname).toBe('/resorts');
    await waitFor(async () => expect((await tripLine()).getByRole('button', { name: 'Plan a trip' })).toHaveFocus());
    expect(storedTrip()).toBeNull();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  });

  it('opens once for a double press, and is closed by one', async () => {
    const { user, router } = renderApp('/about', '/resorts');
    await user.dblClick((await tripLine()).getByRole('button', { name: 'Plan a trip' }));
    await user.click((await editor()).getByRole('button', { name: 'Close' }));
    await editorIsClosed();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  });

  it('leaves no step of its own once a trip is set, but for the order', async () => {
    const { user, router } = renderApp('/about', '/resorts?country=Italy');
    await planForOneExpert(user);
    await waitFor(() => expect(router.state.location.search).toBe('?country=Italy&sortBy=trip'));
    await user.click((await tripLine()).getByRole('button', { name: '1 expert' }));
    await user.click((await editor()).getByRole('button', { name: 'One expert more' }));
    await setTrip(user);
    await waitFor(() => expect(storedTrip()).toEqual({ link: 'a2' }));
    await act(() => router.navigate(-1));
    expect(router.state.location.search).toBe('?country=Italy');
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  });

  it('takes the trip of a link out of the page it was opened on', async () => {
    const { user, router } = renderApp('/about', `/resorts?trip=${WEEK}`);
    await user.click(await (await tripLine()).findByRole('button', { name: 'up to EUR 70' }));
    await setTrip(user);
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(storedTrip()).toEqual({ link: WEEK });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  });

  it('takes a link without a trip out of the address for good, also where the list is sorted by the new one', async () => {
    const { user, router } = renderApp('/resorts?trip=2020-01-01..2020-01-05');
    await planForOneExpert(user);
    await waitFor(() => expect(router.state.location.search).toContain('sortBy=trip'));
    expect(router.state.location.search).toBe('?sortBy=trip');
  });

  it('is opened again by Forward, at the same part', async () => {
    storeTrip(WEEK);
    const { user, router } = renderApp('/resorts');
    await user.click((await tripLine()).getByRole('button', { name: 'up to EUR 70' }));
    await user.click((await editor()).getByRole('button', { name: 'Close' }));
    await editorIsClosed();
    await act(() => router.navigate(1));
    const budget = (await editor()).getByLabelText('Day ticket, at most');
    await waitFor(() => expect(budget).toHaveFocus());
  });

  it('is no step in a wide window, where the editor is no sheet', async () => {
    widenWindow();
    const { user, router } = renderApp('/about', '/resorts');
    await planTrip(user);
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.pathname).toBe('/about'));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

const budget = async () => (await editor()).getByLabelText('Day ticket, at most');

describe('what was entered in the trip editor', () => {
  it('stands there again after Escape, until it is set', async () => {
    const { user, router } = renderApp('/resorts');
    await planTrip(user);
    await user.type(await budget(), '70');
    await user.click((await editor()).getByRole('button', { name: 'One expert more' }));
    await user.keyboard('{Escape}');
    await editorIsClosed();
    expect(storedTrip()).toBeNull();
    // On another page of the visit too.
    await act(() => router.navigate('/resorts/alta-badia'));
    await planTrip(user);
    expect(await budget()).toHaveValue('70');
    expect((await editor()).getByRole('spinbutton', { name: 'Experts' })).toHaveValue('1');
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: 'a1_EUR70' });
  });

  it('is gone once the trip is cleared', async () => {
    const { user } = renderApp('/resorts');
    await planTrip(user);
    await user.type(await budget(), '70');
    await user.click((await editor()).getByRole('button', { name: 'Clear trip' }));
    await editorIsClosed();
    await planTrip(user);
    expect(await budget()).toHaveValue('');
  });

  it('is gone once another trip is in force', async () => {
    storeTrip('b1');
    const { user } = renderApp('/resorts');
    await user.click((await tripLine()).getByRole('button', { name: '1 beginner' }));
    await user.type(await budget(), '70');
    await user.click((await editor()).getByRole('button', { name: 'Close' }));
    await editorIsClosed();
    act(() => storeTrip('a2'));
    await user.click(await (await tripLine()).findByRole('button', { name: '2 experts' }));
    expect(await budget()).toHaveValue('');
    expect((await editor()).getByRole('spinbutton', { name: 'Experts' })).toHaveValue('2');
  });
});
