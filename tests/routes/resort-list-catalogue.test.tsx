import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it } from 'vitest';
import { filterCatalogue, noListFilters } from '@/domain/filters/list-filters';
import { sortCatalogue } from '@/domain/filters/list-order';
import { setUnitSystem } from '@/lib/units';
import { demoResorts } from '../support/demo-catalogue';
import { renderApp } from '../support/render-app';
import { button, cardNames, cards, counts, json, LIST, listRequests } from '../support/resort-list';
import { server } from '../support/server';

beforeEach(() => {
  setUnitSystem('metric');
});

const context = { priceRange: { min: 0, max: 1000 }, searchIds: null, place: null };

/** Resorts in pages of twelve, each a hundred metres higher than the one before; a page may fail. */
function serveHeights(count: number, { total = count, failing = 0 } = {}) {
  server.use(
    http.get(LIST, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page === failing) return new HttpResponse(null, { status: 500 });
      const all = Array.from({ length: count }, (_, index) => ({
        ...json(`Resort ${index + 1}`),
        elevation: { base: 50, peak: (index + 1) * 100 },
      }));
      const pages = Math.ceil(count / 12);
      const resorts = all.slice((page - 1) * 12, page * 12);
      const pagination = {
        current_page: page,
        total_pages: pages,
        total_count: total,
        limit: 12,
        has_next: page < pages,
      };
      return HttpResponse.json({ resorts, pagination });
    }),
  );
}

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
    serveHeights(40);
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
    serveHeights(30);
    const { user, router } = renderApp('/resorts?minPeak=2000');
    expect(await counts('Showing 11 of 11 resorts')).toBeVisible();
    await user.click(await button('Remove filter: Peak from 2,000 m'));
    expect(await counts('Showing 12 of 30 resorts')).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('says that nothing matches, and is cleared', async () => {
    serveHeights(12);
    const { user, router } = renderApp('/resorts?minPeak=8000&facilities=gondola');
    expect(await screen.findByText('No resorts found')).toBeVisible();
    await user.click(await button('Clear Filters'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(await counts('Showing 12 of 12 resorts')).toBeVisible();
  });

  it('offers ways out of an empty result, with what each leaves', async () => {
    serveHeights(12);
    const { user, router } = renderApp('/resorts?minPeak=1000&facilities=gondola&minDrop=500');
    const ways = within(await screen.findByRole('list', { name: 'Try with fewer filters' }));
    expect(ways.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Without Gondola: 3 resorts']);
    await user.click(ways.getByRole('button'));
    expect(await counts('Showing 3 of 3 resorts')).toBeVisible();
    expect(router.state.location.search).toBe('?minPeak=1000&minDrop=500');
  });

  it('is saved and applied', async () => {
    serveHeights(30);
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
    serveHeights(3);
    renderApp('/resorts?sortBy=trip');
    expect(await counts('Showing 3 of 3 resorts')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Sort By' })).toHaveTextContent('Rating, highest first');
  });
});

describe('a catalogue that is not whole', () => {
  it('is said beside the result, and completed on demand', async () => {
    serveHeights(30, { failing: 2 });
    const { user } = renderApp('/resorts?countries=Austria');
    expect(await screen.findByText(/^This covers only 18 of 30 resorts\./)).toBeVisible();
    expect(await counts('Showing 12 of 18 resorts')).toBeVisible();
    serveHeights(30);
    await user.click(await button('Try Again'));
    expect(await counts('Showing 12 of 30 resorts')).toBeVisible();
    expect(screen.queryByText(/This covers/)).not.toBeInTheDocument();
  });

  it('that cannot be loaded at all stands in place of the list', async () => {
    server.use(http.get(LIST, () => new HttpResponse(null, { status: 500 })));
    const { user } = renderApp('/resorts?countries=Austria');
    const again = await button('Try Again');
    expect(cards()).toHaveLength(0);
    serveHeights(12);
    await user.click(again);
    expect(await counts('Showing 12 of 12 resorts')).toBeVisible();
  });

  it('that is above the cap says of how many it speaks', async () => {
    server.use(
      http.get(LIST, ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('page'));
        const resorts = Array.from({ length: 1000 }, (_, index) => json(`Resort ${(page - 1) * 1000 + index + 1}`));
        const pagination = { current_page: page, total_pages: 3, total_count: 2001, limit: 1000, has_next: page < 3 };
        return HttpResponse.json({ resorts: page === 3 ? resorts.slice(0, 1) : resorts, pagination });
      }),
    );
    renderApp('/resorts?countries=Austria');
    expect(await screen.findByText('This covers the first 2,000 of 2,001 resorts, the best rated.')).toBeVisible();
    expect(await counts('Showing 12 of 2,000 resorts')).toBeVisible();
  });

  it('shows its progress, and the loading can be ended with the part that is there', async () => {
    serveHeights(60);
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    server.use(
      http.get(LIST, async ({ request }) => {
        if (Number(new URL(request.url).searchParams.get('page')) >= 4) await released;
      }),
    );
    const { user } = renderApp('/resorts?countries=Austria');
    expect(await screen.findByText('Loading all resorts: 36 of 60 resorts')).toBeVisible();
    expect(screen.getByRole('progressbar', { name: 'Resorts loaded' })).toHaveAttribute('value', '36');
    expect(cards()).toHaveLength(0);
    await user.click(await button('Cancel'));
    expect(await screen.findByText('This covers only 36 of 60 resorts.')).toBeVisible();
    expect(await counts('Showing 12 of 36 resorts')).toBeVisible();
    release();
  });
});
