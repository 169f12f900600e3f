import { act } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';
import {
  editor,
  editorIsClosed,
  planTrip,
  prepareEditor,
  setToday,
  storedTrip,
  storeTrip,
  tripLine,
} from '../support/trip-page';

beforeAll(prepareEditor, 60_000);
beforeEach(() => void setToday());
afterEach(() => void vi.useRealTimers());

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
    await user.click((await editor()).getByRole('button', { name: 'Set trip' }));
    await editorIsClosed();
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
