// spec: 2.9, 4.8, 4.9, 5.2, 5.3, 9.4

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { fillStorage } from '../support/browser-storage';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { button, cards, choose, counts, listRequests, search, serveResorts } from '../support/resort-list';

describe('filters', () => {
  it('are read from the address and sent to the server, what is unknown left out', async () => {
    const requested = listRequests();
    renderApp('/resorts?region=Europe&minRating=4&styles=mega_resort&styles=nonsense&sortBy=shoe-size');
    const filtered = await screen.findByText('Filtered results');
    expect(filtered).toBeVisible();
    // Spoken with a pause between the two.
    expect(filtered.closest('[aria-live]')).toHaveTextContent(/ resorts\. Filtered results/);
    expect(requested).toEqual(['?region=Europe&resortStyles=mega_resort&minRating=4&page=1']);
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Europe');
    expect(screen.getByRole('combobox', { name: 'Sort By' })).toHaveTextContent('Rating, highest first');
  });

  it('send a quickly typed search once, and replace the address', async () => {
    const requested = listRequests();
    const { router } = renderApp('/', '/resorts');
    await counts(/Showing 12 of/);
    const box = await search();
    // Letter after letter with nothing between them: a slow machine types with pauses.
    for (const end of 'zermatt'.split('').keys()) {
      fireEvent.change(box, { target: { value: 'zermatt'.slice(0, end + 1) } });
    }
    expect(await counts('Showing 1 of 1 resorts')).toBeVisible();
    // The others are the pages of the catalogue, for the suggestions.
    expect(requested.filter((query) => query.includes('search'))).toEqual(['?search=zermatt&page=1']);
    expect(router.state.location.search).toBe('?search=zermatt');
    expect(router.state.historyAction).toBe('REPLACE');
    expect(await search()).toHaveValue('zermatt');
  });

  it('apply a search at once on Enter', async () => {
    serveResorts(3);
    const { user, router } = renderApp('/resorts');
    await user.type(await search(), ' alta badia {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?search=alta+badia'));
  });

  it('put a choice in the address as a step that Back takes away, without another request', async () => {
    const { user, router } = renderApp('/resorts');
    await counts('Showing 12 of 374 resorts');
    await choose(user, 'Region', 'North America');
    await screen.findByText('Filtered results');
    expect(router.state.location.search).toBe('?region=North+America');
    expect(router.state.historyAction).toBe('PUSH');
    await choose(user, 'Sort By', 'Snowfall, most first');
    await waitFor(() => expect(router.state.location.search).toBe('?region=North+America&sortBy=snowfall'));

    const requested = listRequests();
    await act(() => router.navigate(-2));
    expect(await counts('Showing 12 of 374 resorts')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('All Regions');
    expect(requested).toEqual([]);
  });

  it('all count when they are chosen faster than the address follows, and what is typed with them', async () => {
    serveResorts(3);
    const { user, router } = renderApp('/resorts?styles=mega_resort&minRating=2&colour=blue');
    await counts(/Showing 3 of/);
    await user.type(await search(), 'a');
    act(() => {
      screen.getByRole('button', { name: /Remove filter: Rating/ }).click();
      screen.getByRole('button', { name: /Remove filter: Style/ }).click();
    });
    await waitFor(() => expect(router.state.location.search).toBe('?search=a'));
    expect(await search()).toHaveValue('a');
  });

  it('take the region away with the choice of all', async () => {
    serveResorts(3);
    const { user, router } = renderApp('/resorts?region=Europe');
    await screen.findByText('Filtered results');
    await choose(user, 'Region', 'All Regions');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('stand as chips, each taking itself away and passing the focus on', async () => {
    serveResorts(3);
    const { user, router } = renderApp('/resorts?search=a&region=Europe&minRating=3&styles=mega_resort');
    const chips = within(await screen.findByRole('list', { name: 'Active filters' }));
    expect(chips.getAllByRole('button').map((chip) => chip.getAttribute('aria-label'))).toEqual([
      'Remove filter: Search “a”',
      'Remove filter: Region Europe',
      'Remove filter: Rating 3 and above',
      'Remove filter: Style Mega Resort',
    ]);
    await user.click(chips.getByRole('button', { name: 'Remove filter: Region Europe' }));
    expect(await button(/Remove filter: Rating/)).toHaveFocus();
    await user.click(chips.getByRole('button', { name: /Remove filter: Search/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?minRating=3&styles=mega_resort'));
    expect(await search()).toHaveValue('');
  });

  it('leave the old list dimmed while the new one is on its way', async () => {
    const { user } = renderApp('/resorts');
    await counts('Showing 12 of 374 resorts');
    const deferred = deferResponse('get', '/resorts');
    await choose(user, 'Region', 'Europe');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Resorts' })).toHaveAttribute('aria-busy', 'true'));
    expect(cards()).toHaveLength(12);
    deferred.release();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Resorts' })).toHaveAttribute('aria-busy', 'false'));
  });
});

describe('saved searches', () => {
  beforeEach(() => serveResorts(3));

  it('are saved, applied and deleted', async () => {
    const { user, router } = renderApp('/resorts?region=Europe&minRating=4');
    await user.click(await button('Save Search'));
    expect(await screen.findByText('Saved as Search 1')).toBeInTheDocument();
    await user.click(await button('Clear Filters'));
    await waitFor(() => expect(router.state.location.search).toBe(''));

    await user.click(await button('Saved Searches'));
    await user.click(await screen.findByRole('menuitem', { name: /Search 1.*Region Europe, Rating 4 and above/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?region=Europe&minRating=4'));

    await user.click(await button('Saved Searches'));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete Search 1' }));
    expect(await screen.findByRole('menuitem', { name: /No saved searches yet/ })).toBeVisible();
    expect(JSON.parse(localStorage.getItem('saved_searches') ?? '')).toEqual([]);
  });

  it('are deleted from the keyboard, which stays in the menu', async () => {
    const { user } = renderApp('/resorts?region=Europe');
    await user.click(await button('Save Search'));
    await choose(user, 'Region', 'North America');
    await user.click(await button('Save Search'));
    act(() => screen.getByRole('button', { name: 'Saved Searches' }).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: /^Search 2/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Rename Search 2' })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Delete Search 2' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: /^Search 2/ })).not.toBeInTheDocument());
    expect(screen.getByRole('menuitem', { name: 'Delete Search 1' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /^No saved searches yet/ })).toHaveFocus());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Saved Searches' })).toHaveFocus());
  });

  it('that full storage does not take are not called stored', async () => {
    const { user } = renderApp('/resorts?region=Europe');
    const save = await button('Save Search');
    fillStorage();
    await user.click(save);
    expect(await screen.findByText('Saved as Search 1')).toBeInTheDocument();
    expect(
      screen.getByText('This browser cannot store it, so it only lasts until you close the page.'),
    ).toBeInTheDocument();
  });

  it('can only be saved while a filter is set', async () => {
    renderApp('/resorts?sortBy=name');
    await counts(/Showing 3 of/);
    expect(screen.queryByRole('button', { name: 'Save Search' })).not.toBeInTheDocument();
  });
});
