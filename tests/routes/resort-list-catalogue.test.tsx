import { act, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { filterCatalogue, noListFilters } from '@/domain/filters/list-filters';
import { sortCatalogue } from '@/domain/filters/list-order';
import { setUnitSystem } from '@/lib/units';
import { gate } from '../support/deferred-response';
import { demoResorts } from '../support/demo-catalogue';
import { renderApp } from '../support/render-app';
import { button, cardNames, cards, counts, LIST, listRequests, serveResorts } from '../support/resort-list';
import { server } from '../support/server';

beforeEach(() => {
  setUnitSystem('metric');
});

/** Each resort is a hundred metres higher than the one before. */
const facts = (index: number) => ({ elevation: { base: 50, peak: (index + 1) * 100 } });
const context = { priceRange: { min: 0, max: 1000 }, searchIds: null, place: null };

describe('a list that only the catalogue can tell', () => {
  it('has the resorts that match in their order, a chip for each choice, and asks the server for no list of them', async () => {
    const requested = listRequests();
    renderApp('/resorts?region=North+America&openOn=april-and-later&sortBy=elevation');
    const catalogue = await demoResorts();
    const openOn = { month: 3, isBeyond: true };
    const found = filterCatalogue(catalogue, { ...noListFilters, region: 'North America', openOn }, context);
    const inOrder = sortCatalogue(found, 'elevation', catalogue).map(({ name }) => name);

    expect(await counts(`Showing 12 of ${found.length} resorts`)).toBeVisible();
    expect(cardNames()).toEqual(inOrder.slice(0, 12));
    expect(await button('Remove filter: Open into May or later')).toBeVisible();
    expect(screen.getByText('Filtered results')).toBeVisible();
    expect(document.title).toMatch(/^North America, open into May or later/);
    expect(new Set(requested).size).toBe(requested.length);
    expect(requested.every((search) => /^\?page=\d+$/.test(search))).toBe(true);
  });

  it('grows on demand, and is found again by Back as it was left', async () => {
    serveResorts(40, { facts });
    const { user, router } = renderApp('/resorts?minPeak=500');
    expect(await counts('Showing 12 of 36 resorts')).toBeVisible();
    await user.click(await button('Load more resorts'));
    expect(await counts('Showing 24 of 36 resorts')).toBeVisible();
    expect(screen.getByText('(Page 2 of 3)')).toBeVisible();
    await waitFor(() => expect(within(cards()[12] as HTMLElement).getByRole('link')).toHaveFocus());

    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));
    expect(await counts('Showing 24 of 36 resorts')).toBeVisible();
    await user.click(await button('Load more resorts'));
    expect(await screen.findByText("You've seen all 36 resorts!")).toBeVisible();
  });

  it('takes what a text search finds from the server', async () => {
    renderApp('/resorts?search=val&minPeak=3000');
    const ids = new Set((await demoResorts('search=val')).map(({ id }) => id));
    const found = filterCatalogue(
      await demoResorts(),
      { ...noListFilters, search: 'val', minPeak: 3000 },
      { ...context, searchIds: ids },
    );
    expect(found.length).toBeGreaterThan(0);
    expect(await counts(new RegExp(`^Showing \\d+ of ${found.length} resorts`))).toBeVisible();
  });

  it('gives way to the server’s list when its choice is taken away', async () => {
    serveResorts(30, { facts });
    const { user, router } = renderApp('/resorts?minPeak=2000');
    expect(await counts('Showing 11 of 11 resorts')).toBeVisible();
    await user.click(await button('Remove filter: Peak from 2,000 m'));
    expect(await counts('Showing 12 of 30 resorts')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('offers ways out of an empty result, with what each leaves', async () => {
    serveResorts(12, { facts });
    const { user, router } = renderApp('/resorts?minPeak=1000&facilities=gondola&minDrop=500');
    const ways = within(await screen.findByRole('list', { name: 'Try with fewer filters' }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Without Gondola: 3 resorts']);
    await user.click(ways.getByRole('button'));
    expect(await counts('Showing 3 of 3 resorts')).toBeVisible();
    expect(router.state.location.search).toBe('?minPeak=1000&minDrop=500');
  });

  it('is saved and applied', async () => {
    serveResorts(30, { facts });
    const { user, router } = renderApp('/resorts?minPeak=2000&openOn=april');
    await user.click(await button('Save Search'));
    // Until the list is known, the button stands beside the chips; one that goes during a press does nothing.
    expect(await screen.findByText('No resorts found')).toBeVisible();
    await user.click(await button('Clear Filters'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await user.click(await button('Saved Searches'));
    await user.click(await screen.findByRole('menuitem', { name: /Search 1.*Peak from 2,000 m, Open in April/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?minPeak=2000&openOn=april'));
  });

  it('ignores an order that needs a trip where there is none', async () => {
    serveResorts(3, { facts });
    renderApp('/resorts?sortBy=trip');
    expect(await counts('Showing 3 of 3 resorts')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort By' })).toHaveTextContent('Rating, highest first');
  });
});

describe('a catalogue that is not whole', () => {
  it('is said beside the result, and completed on demand', async () => {
    serveResorts(30, { facts, failing: 2 });
    const { user } = renderApp('/resorts?countries=Austria');
    expect(await screen.findByText(/^This covers only 18 of 30 resorts\./)).toBeVisible();
    expect(await counts('Showing 12 of 18 resorts')).toBeVisible();
    serveResorts(30, { facts });
    await user.click(await button('Try Again'));
    expect(await counts('Showing 12 of 30 resorts')).toBeVisible();
    expect(screen.queryByText(/This covers/)).not.toBeInTheDocument();
    // The pressed button is gone: the keyboard goes on at the list.
    expect(screen.getByRole('heading', { level: 2, name: 'Resorts' })).toHaveFocus();
  });

  it('that cannot be loaded at all stands in place of the list', async () => {
    serveResorts(30, { failing: 'all' });
    const { user } = renderApp('/resorts?countries=Austria');
    const again = await button('Try Again');
    expect(cards()).toHaveLength(0);
    serveResorts(12, { facts });
    await user.click(again);
    expect(await counts('Showing 12 of 12 resorts')).toBeVisible();
  });

  it('that is above the cap says of how many it speaks', async () => {
    serveResorts(2001, { limit: 1000 });
    renderApp('/resorts?countries=Austria');
    expect(await screen.findByText('This covers the first 2,000 of 2,001 resorts, the best rated.')).toBeVisible();
    expect(await counts('Showing 12 of 2,000 resorts')).toBeVisible();
  });

  it('shows its progress, and the loading can be ended with the part that is there', async () => {
    serveResorts(60, { facts });
    const { opened, open } = gate();
    server.use(
      http.get(LIST, async ({ request }) => {
        if (Number(new URL(request.url).searchParams.get('page')) >= 4) await opened;
      }),
    );
    const { user } = renderApp('/resorts?countries=Austria');
    expect(await screen.findByText('Loading all resorts: 36 of 60 resorts')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Resorts loaded' })).toHaveAttribute('value', '36');
    expect(cards()).toHaveLength(0);
    // Announced is that it loads, not each count.
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced).toContain('Loading resorts');
    expect(announced.join()).not.toMatch(/\d|Cancel/);
    await user.click(await button('Cancel'));
    expect(await screen.findByText('This covers only 36 of 60 resorts.')).toBeVisible();
    expect(await counts('Showing 12 of 36 resorts')).toBeVisible();
    open();
  });
});
