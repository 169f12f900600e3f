// spec: 2.9, 2.31, 4.8, 8.5, 9.5

import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { button, cards, choose, counts, LIST, listRequests, search, serveResorts } from '../support/resort-list';
import { server } from '../support/server';

describe('the resort list', () => {
  it('shows twelve skeletons, then the first page, requested once', async () => {
    const requested = listRequests();
    const deferred = deferResponse('get', '/resorts');
    renderApp('/resorts');
    expect(await screen.findByText('Loading resorts')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Resorts' })).toHaveAttribute('aria-busy', 'true');
    deferred.release();
    expect(await counts('Showing 12 of 374 resorts')).toBeVisible();
    expect(cards()).toHaveLength(12);
    expect(screen.getByRole('heading', { level: 1, name: 'Explore All Ski Resorts' })).toBeVisible();
    expect(screen.queryByText(/Page 1/)).not.toBeInTheDocument();
    expect(screen.queryByText('Filtered results')).not.toBeInTheDocument();
    expect(requested).toEqual(['?page=1']);
  });

  it('names its document by the search and the filters', async () => {
    serveResorts(3);
    const { user } = renderApp('/resorts?search=zermatt&country=Austria');
    await counts(/Showing 3 of/);
    await waitFor(() => expect(document.title).toBe('“zermatt”, Austria – Ski Resorts | Snowline'));
    await user.click(await button('Clear Filters'));
    await waitFor(() => expect(document.title).toBe('Explore All Ski Resorts | Snowline'));
  });

  it('names an open list of choices by its field', async () => {
    const { user } = renderApp('/resorts');
    await user.click(await screen.findByRole('combobox', { name: 'Country' }));
    expect(await screen.findByRole('listbox', { name: 'Country' })).toBeInTheDocument();
  });

  it('says that nothing matches, and clears the filters', async () => {
    const { user, router } = renderApp('/resorts?search=kilimanjaro');
    expect(await screen.findByRole('heading', { name: 'No resorts found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    expect(screen.getByText('Showing 0 of 0 resorts')).toBeVisible();
    await user.click(await button('Clear Filters'));
    expect(await counts('Showing 12 of 374 resorts')).toBeVisible();
    expect(router.state.location.search).toBe('');
    expect(await search()).toHaveValue('');
    expect(screen.getByRole('heading', { name: 'Resorts' })).toHaveFocus();
  });

  it('says that it failed, keeps the filters, and tries again', async () => {
    server.use(http.get(LIST, () => HttpResponse.json({ message: 'Out of snow' }, { status: 500 })));
    const { user } = renderApp('/resorts?region=Europe');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
    expect(within(alert).getByText('Out of snow')).toBeVisible();
    expect(screen.queryByText('No resorts found')).not.toBeInTheDocument();
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Europe');
    expect(await screen.findByText('Error fetching resorts')).toBeInTheDocument();
    server.resetHandlers();
    await user.click(within(alert).getByRole('button', { name: 'Try Again' }));
    expect(await counts(/Showing 12 of/)).toBeVisible();
  });

  it('says that no response came in its own words', async () => {
    server.use(http.get(LIST, () => HttpResponse.error()));
    renderApp('/resorts');
    const alert = await screen.findByRole('alert');
    expect(within(alert).getByRole('heading', { name: 'Network Error' })).toBeVisible();
    expect(alert).toHaveTextContent(/Unable to connect to the server/);
    expect(within(alert).getByRole('button', { name: 'Retry' })).toBeVisible();
    expect(within(alert).getByRole('button', { name: 'Refresh Page' })).toBeVisible();
  });

  it('says that it is offline, and goes on by itself', async () => {
    serveResorts(30);
    const { user } = renderApp('/resorts');
    await counts('Showing 12 of 30 resorts');
    act(() => void window.dispatchEvent(new Event('offline')));
    server.use(http.get(LIST, () => HttpResponse.error()));
    await user.click(await button('Load more resorts'));
    expect(await screen.findByRole('alert')).toHaveTextContent(/You are offline/);
    expect(cards()).toHaveLength(12);
    await choose(user, 'Sort By', 'Name, A to Z');
    // The list before says the same below its cards, until it goes.
    await waitFor(() => expect(cards()).toHaveLength(0));
    expect(screen.getByText(/^You are offline. The resorts will load/)).toBeVisible();
    expect(screen.queryByText('Network Error')).not.toBeInTheDocument();

    serveResorts(30);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await counts('Showing 12 of 30 resorts')).toBeVisible();
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  });
});
