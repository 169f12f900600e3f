// spec: 2.16, 4.4

import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { heads, table } from '../support/compare-page';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { button, cardNames, choose, serveResorts } from '../support/resort-list';
import { saveFavorites, signInAsGuest } from '../support/sign-in';

const single = (control: HTMLElement) => fireEvent.click(control, { detail: 1 });
const second = (control: HTMLElement) => fireEvent.click(control, { detail: 2 });
const heart = (name: string) => screen.findByRole('button', { name: `Remove ${name} from favorites` });
const move = (words: string) => screen.getByRole('button', { name: `Move ${words}` });
const searchToDelete = (name: string) => screen.findByRole('menuitem', { name: `Delete ${name}` });

describe('the second click of a double click', () => {
  it('removes no other favorite, which has taken the place of the first; a third click is meant again', async () => {
    saveFavorites(signInAsGuest().id, 'zermatt', 'verbier', 'vail');
    renderApp('/favorites');
    single(await heart('Zermatt'));
    await waitFor(() => expect(cardNames()).toEqual(['Verbier', 'Vail']));
    second(await heart('Verbier'));
    fireEvent.click(await heart('Verbier'), { detail: 3 });
    await waitFor(() => expect(cardNames()).toEqual(['Vail']));
  });

  it('deletes no second saved search', async () => {
    serveResorts(3);
    const { user } = renderApp('/resorts?region=Europe');
    await user.click(await button('Save Search'));
    await choose(user, 'Region', 'North America');
    await user.click(await button('Save Search'));
    await user.click(await button('Saved Searches'));
    const last = await searchToDelete('Search 2');
    single(last);
    await waitFor(() => expect(last).not.toBeInTheDocument());
    second(await searchToDelete('Search 1'));
    expect(await searchToDelete('Search 1')).toBeVisible();
  });

  it('does not move back the column that the first has moved', async () => {
    renderApp('/compare?ids=zermatt,livigno,vail');
    const grid = await table();
    single(move('Zermatt right'));
    await waitFor(() => expect(heads(grid)).toEqual(['Livigno', 'Zermatt', 'Vail']));
    second(move('Livigno right'));
    single(move('Vail left'));
    await waitFor(() => expect(heads(grid)).toEqual(['Livigno', 'Vail', 'Zermatt']));
  });

  it('counts if it meets what the first pressed', async () => {
    const { user } = renderApp('/compare?ids=zermatt,livigno,vail');
    const grid = await table();
    await user.dblClick(move('Zermatt right'));
    await waitFor(() => expect(heads(grid)).toEqual(['Livigno', 'Vail', 'Zermatt']));
  });
});

it.each([
  ['A heart', '/resorts?search=verbier', 'Save Verbier to favorites', '/auth/guest/with-favorite'],
  ['A place to start', '/favorites', 'Start Saving Favorites (3 free)', '/auth/guest'],
])(
  '%s that is pressed twice before the page can render, and by Enter after that, makes one guest',
  async (_, page, name, path) => {
    const opening = deferResponse('post', path);
    const { user } = renderApp(page);
    const pressed = await button(name);
    pressed.focus();
    act(() => {
      pressed.click();
      pressed.click();
    });
    await user.keyboard('{Enter}{Enter}');
    await waitFor(() => expect(opening.count()).toBe(1));
    opening.release();
    expect(await screen.findByText(/^Guest account created/)).toBeVisible();
    expect(opening.count()).toBe(1);
  },
);
