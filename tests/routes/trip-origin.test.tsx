import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';
import { serveResorts } from '../support/resort-list';
import {
  editor,
  editorIsClosed,
  planTrip,
  prepareEditor,
  setTrip,
  storedTrip,
  storeTrip,
  tripLine,
} from '../support/trip-page';
import { typeAndEnter } from '../support/type-and-enter';

beforeAll(prepareEditor, 60_000);
// The editor requests the whole catalogue.
beforeEach(() => serveResorts(3));
afterEach(() => void Reflect.deleteProperty(navigator, 'geolocation'));

describe('where the trip starts', () => {
  const answerPosition = (getCurrentPosition: Geolocation['getCurrentPosition']) =>
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });

  it('is found by the code of an airport, its country, and nothing else', async () => {
    const { user } = renderApp('/resorts');
    const { getByRole, findByRole, findByText, queryByRole } = await planTrip(user);
    const from = getByRole('combobox', { name: 'From' });
    await user.type(from, 'gva');
    expect(await findByRole('option', { name: /^Geneva/ })).toBeVisible();
    await user.clear(from);
    await user.type(from, 'xyzz');
    expect(await findByText('No airport starts with “xyzz”.')).toBeVisible();
    expect(queryByRole('option', { name: /·/ })).not.toBeInTheDocument();
  });

  it.each([
    ['muenchen', 'Munich'],
    ['münch', 'Munich'],
    ['mailand', 'Milan'],
    ['parigi', 'Paris'],
    ['genev', 'Geneva'],
  ])('is found by its name in each of our languages, and shown by its own: %s', async (typed, shown) => {
    const { user } = renderApp('/resorts');
    const { getByRole, findByRole } = await planTrip(user);
    const from = getByRole('combobox', { name: 'From' });
    await user.type(from, typed);
    expect(await findByRole('option', { name: new RegExp(`^${shown}`) })).toBeVisible();
    await user.tab();
    expect(from).toHaveValue(shown);
  });

  it('keeps what is no airport in the field and says so, before and when the trip is to be set', async () => {
    storeTrip('ZRH');
    const { user } = renderApp('/resorts');
    await user.click(await (await tripLine()).findByRole('button', { name: 'from Zürich' }));
    const { getByRole } = await editor();
    const from = getByRole('combobox', { name: 'From' });
    await waitFor(() => expect(from).toHaveValue('Zürich'));
    await user.clear(from);
    await user.type(from, 'qqq');
    await user.tab();
    expect(from).toHaveValue('qqq');
    const words = 'No airport starts with “qqq”. Choose one, or clear the field.';
    await waitFor(() => expect(from).toHaveAccessibleDescription(words));
    await user.click(getByRole('button', { name: 'Set trip' }));
    await waitFor(() => expect(from).toHaveFocus());
    expect(storedTrip()).toEqual({ link: 'ZRH' });
    // It is there again when the editor is.
    await user.click(getByRole('button', { name: 'Close' }));
    await editorIsClosed();
    await user.click((await tripLine()).getByRole('button', { name: 'from Zürich' }));
    const again = (await editor()).getByRole('combobox', { name: 'From' });
    expect(again).toHaveValue('qqq');
    expect(again).toBeInvalid();
    await user.clear(again);
    await user.type(again, 'gva');
    await user.click(await (await editor()).findByRole('option', { name: /^Geneva/ }));
    expect(again).toBeValid();
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: 'GVA' });
  });

  it('is nowhere once the field is emptied', async () => {
    storeTrip('b1_ZRH');
    const { user } = renderApp('/resorts');
    await user.click(await (await tripLine()).findByRole('button', { name: 'from Zürich' }));
    const { getByRole } = await editor();
    const from = getByRole('combobox', { name: 'From' });
    await waitFor(() => expect(from).toHaveValue('Zürich'));
    await user.type(from, 'qqq');
    await user.clear(from);
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: 'b1' });
  });

  it('takes what was typed, however quickly Enter follows', async () => {
    const { user } = renderApp('/resorts');
    const { getByRole, findByRole } = await planTrip(user);
    const from = getByRole('combobox', { name: 'From' });
    await user.click(from);
    await findByRole('option', { name: /^Zürich/ });
    typeAndEnter(from, 'gene');
    await waitFor(() => expect(from).toHaveValue('Geneva'));
  });

  it('takes what was typed where the next press sets the trip', async () => {
    const { user } = renderApp('/resorts');
    const { getByRole, findByRole } = await planTrip(user);
    await user.type(getByRole('combobox', { name: 'From' }), 'zur');
    await findByRole('option', { name: /^Zürich/ });
    await setTrip(user);
    expect(storedTrip()).toEqual({ link: 'ZRH' });
  });

  it('takes what was typed where Escape has closed the list, by Enter and after the editor was left', async () => {
    const { user } = renderApp('/resorts');
    const { getByRole, findByRole } = await planTrip(user);
    const from = getByRole('combobox', { name: 'From' });
    await user.type(from, 'zur');
    await findByRole('option', { name: /^Zürich/ });
    await user.keyboard('{Escape}');
    expect(from).toHaveValue('zur');
    expect(from).toBeValid();
    await user.keyboard('{Escape}');
    await editorIsClosed();
    await user.click((await tripLine()).getByRole('button', { name: 'Plan a trip' }));
    const again = (await editor()).getByRole('combobox', { name: 'From' });
    await waitFor(() => expect(again).toHaveValue('Zürich'));
    await user.clear(again);
    await user.type(again, 'gen{Escape}{Enter}');
    await waitFor(() => expect(again).toHaveValue('Geneva'));
  });

  it('closes its list by Escape before the editor', async () => {
    const { user } = renderApp('/resorts');
    const { getByRole, findByRole, queryByRole } = await planTrip(user);
    await user.click(getByRole('combobox', { name: 'From' }));
    await findByRole('option', { name: /^Zürich/ });
    await user.keyboard('{Escape}');
    expect(queryByRole('option', { name: /^Zürich/ })).not.toBeInTheDocument();
    expect(screen.getByRole('dialog', { name: 'Your trip' })).toBeVisible();
  });

  it('may be the position of the visitor, to a tenth of a degree, and asks for it only by a press', async () => {
    const asked = vi.fn((found: PositionCallback) =>
      found({ coords: { latitude: 47.37689, longitude: 8.54169 } } as GeolocationPosition),
    );
    answerPosition(asked as Geolocation['getCurrentPosition']);
    const { user } = renderApp('/resorts');
    const { getByRole } = await planTrip(user);
    expect(asked).not.toHaveBeenCalled();
    await user.click(getByRole('button', { name: 'Use my position' }));
    expect(getByRole('combobox', { name: 'From' })).toHaveValue('Your position');
    await setTrip(user);
    expect((await tripLine()).getByRole('button', { name: 'from your position' })).toBeVisible();
    expect(storedTrip()).toEqual({ link: '', position: { latitude: 47.4, longitude: 8.5 } });
  });

  it('stays the airport that was chosen while the position was being found', async () => {
    let found: PositionCallback | undefined;
    answerPosition((callback) => {
      found = callback;
    });
    const { user } = renderApp('/resorts');
    const { getByRole, findByRole, queryByText } = await planTrip(user);
    const from = getByRole('combobox', { name: 'From' });
    await user.click(getByRole('button', { name: 'Use my position' }));
    await user.type(from, 'zur');
    await user.click(await findByRole('option', { name: /^Zürich/ }));
    act(() => found?.({ coords: { latitude: 47.37689, longitude: 8.54169 } } as GeolocationPosition));
    expect(from).toHaveValue('Zürich');
    expect(queryByText(/^Asking/)).not.toBeInTheDocument();
  });

  it.each([
    [1, 'Your browser did not share your position. Choose an airport instead.'],
    [2, 'Your position could not be found. Choose an airport instead.'],
  ])('says it where the position is refused or cannot be found (%i)', async (code, words) => {
    answerPosition((_found, failed) => failed?.({ code, PERMISSION_DENIED: 1 } as GeolocationPositionError));
    const { user } = renderApp('/resorts');
    const { getByRole, findByText } = await planTrip(user);
    await user.click(getByRole('button', { name: 'Use my position' }));
    expect(await findByText(words)).toBeVisible();
    expect(getByRole('combobox', { name: 'From' })).toHaveValue('');
  });
});
