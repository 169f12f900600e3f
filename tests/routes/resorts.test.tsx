import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hold } from '../support/hold';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

const LIST = '*/api/resorts';
const json = (name: string, id = name) => ({ id, name, country: 'Austria', region: 'Europe' });

/** The query strings of the list requests since the test began. */
function listRequests(): string[] {
  const asked: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/api/resorts') asked.push(search);
  });
  return asked;
}

/** Answers the list with so many small resorts, in pages of twelve. */
function serveResorts(count: number) {
  server.use(
    http.get(LIST, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      const all = Array.from({ length: count }, (_, index) => json(`Resort ${index + 1}`));
      const pages = Math.ceil(count / 12);
      return HttpResponse.json({
        resorts: all.slice((page - 1) * 12, page * 12),
        pagination: { current_page: page, total_pages: pages, total_count: count, limit: 12, has_next: page < pages },
      });
    }),
  );
}

const cards = () => screen.queryAllByRole('article');
const counts = (text: RegExp | string) => screen.findByText(text);
const search = () => screen.findByRole('searchbox', { name: 'Search resorts' });
const button = (name: string | RegExp) => screen.findByRole('button', { name });

async function choose(user: ReturnType<typeof renderApp>['user'], select: string, choice: string) {
  await user.click(await screen.findByRole('combobox', { name: select }));
  await user.click(await screen.findByRole('option', { name: choice }));
}

beforeEach(() => {
  server.events.removeAllListeners();
});

describe('the resort list', () => {
  it('shows twelve placeholders, then the first page, asked for once', async () => {
    const asked = listRequests();
    const gate = hold('get', '/resorts');
    renderApp('/resorts');
    expect(await screen.findByText('Loading resorts')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Resorts' })).toHaveAttribute('aria-busy', 'true');
    gate.release();
    expect(await counts('Showing 12 of 374 resorts')).toBeVisible();
    expect(cards()).toHaveLength(12);
    expect(screen.getByRole('heading', { level: 1, name: 'Explore All Ski Resorts' })).toBeVisible();
    expect(screen.queryByText(/Page 1/)).not.toBeInTheDocument();
    expect(screen.queryByText('Filtered results')).not.toBeInTheDocument();
    expect(asked).toEqual(['?page=1']);
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

  it('says that no answer came in its own words', async () => {
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
    expect(await screen.findByText(/^You are offline. The resorts load/)).toBeVisible();
    await waitFor(() => expect(cards()).toHaveLength(0));
    expect(screen.queryByText('Network Error')).not.toBeInTheDocument();

    serveResorts(30);
    act(() => void window.dispatchEvent(new Event('online')));
    expect(await counts('Showing 12 of 30 resorts')).toBeVisible();
    expect(screen.queryByText(/You are offline/)).not.toBeInTheDocument();
  });
});

describe('filters', () => {
  it('are read from the address and asked of the server, what is unknown left out', async () => {
    const asked = listRequests();
    renderApp('/resorts?region=Europe&minRating=4&styles=mega_resort&styles=nonsense&sortBy=shoe-size');
    expect(await screen.findByText('Filtered results')).toBeVisible();
    expect(asked).toEqual(['?region=Europe&resortStyles=mega_resort&minRating=4&page=1']);
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Europe');
    expect(screen.getByRole('combobox', { name: 'Sort By' })).toHaveTextContent('Rating, highest first');
  });

  it('send a quickly typed search once, and replace the address', async () => {
    const asked = listRequests();
    const { user, router } = renderApp('/', '/resorts');
    await counts(/Showing 12 of/);
    await user.type(await search(), 'zermatt');
    expect(await counts('Showing 1 of 1 resorts')).toBeVisible();
    expect(asked).toEqual(['?page=1', '?search=zermatt&page=1']);
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

  it('put a choice in the address as a step that Back takes away, without asking again', async () => {
    const { user, router } = renderApp('/resorts');
    await counts('Showing 12 of 374 resorts');
    await choose(user, 'Region', 'North America');
    await screen.findByText('Filtered results');
    expect(router.state.location.search).toBe('?region=North+America');
    expect(router.state.historyAction).toBe('PUSH');
    await choose(user, 'Sort By', 'Snowfall, most first');
    await waitFor(() => expect(router.state.location.search).toBe('?region=North+America&sortBy=snowfall'));

    const asked = listRequests();
    await act(() => router.navigate(-2));
    expect(await counts('Showing 12 of 374 resorts')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('All Regions');
    expect(asked).toEqual([]);
  });

  it('take the region away with the choice of all', async () => {
    serveResorts(3);
    const { user, router } = renderApp('/resorts?region=Europe');
    await screen.findByText('Filtered results');
    await choose(user, 'Region', 'All Regions');
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });

  it('keep a country that does not lie in the region, and show it', async () => {
    const { user, router } = renderApp('/resorts?country=Austria');
    await screen.findByText('Filtered results');
    await choose(user, 'Region', 'North America');
    expect(await screen.findByText('No resorts found')).toBeVisible();
    await user.click(await button('Remove filter: Country Austria'));
    await waitFor(() => expect(router.state.location.search).toBe('?region=North+America'));
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
    const gate = hold('get', '/resorts');
    await choose(user, 'Region', 'Europe');
    await waitFor(() => expect(screen.getByRole('region', { name: 'Resorts' })).toHaveAttribute('aria-busy', 'true'));
    expect(cards()).toHaveLength(12);
    gate.release();
    await waitFor(() => expect(screen.getByRole('region', { name: 'Resorts' })).toHaveAttribute('aria-busy', 'false'));
  });
});

describe('advanced filters', () => {
  beforeEach(() => serveResorts(3));

  const open = async (user: ReturnType<typeof renderApp>['user']) => {
    await counts(/Showing/);
    await user.click(await button(/^Advanced Filters/));
    return within(await screen.findByRole('region', { name: 'Advanced Filters' }));
  };

  it('offer ratings and styles, and nothing to save before one is chosen', async () => {
    const { user } = renderApp('/resorts');
    const panel = await open(user);
    expect(panel.getAllByRole('radio').map((radio) => radio.getAttribute('aria-label'))).toEqual([
      'Any',
      '1 star',
      '2 stars',
      '3 stars',
      '4 stars',
      '5 stars',
    ]);
    expect(panel.getAllByRole('button', { pressed: false })).toHaveLength(19);
    expect(panel.queryByRole('button', { name: 'Save Search' })).not.toBeInTheDocument();
  });

  it('apply what is chosen, and count it', async () => {
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    await user.click(panel.getByRole('radio', { name: '4 stars' }));
    await user.click(panel.getByRole('button', { name: 'Mega Resort' }));
    await user.click(panel.getByRole('button', { name: 'Family Friendly' }));
    expect(await screen.findByText('Advanced Filters (3)')).toHaveAttribute('aria-expanded', 'true');
    expect(panel.getByRole('button', { name: 'Mega Resort', pressed: true })).toBeVisible();
    expect(panel.getByRole('radio', { name: '4 stars', checked: true })).toBeVisible();
    expect(router.state.location.search).toBe('?minRating=4&styles=mega_resort&styles=family_friendly');
  });

  it('are cleared together', async () => {
    const { user, router } = renderApp('/resorts?minRating=4&styles=mega_resort');
    const panel = await open(user);
    await user.click(panel.getByRole('button', { name: 'Clear Filters' }));
    expect(await panel.findByRole('radio', { name: 'Any', checked: true })).toBeVisible();
    expect(router.state.location.search).toBe('');
  });

  it('offer a style that only the server knows', async () => {
    server.use(http.get('*/api/resorts/filters', () => HttpResponse.json({ resortStyles: ['heli_skiing'] })));
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    await user.click(await panel.findByRole('button', { name: 'Heli Skiing' }));
    await waitFor(() => expect(router.state.location.search).toBe('?styles=heli_skiing'));
    expect(await button('Remove filter: Style Heli Skiing')).toBeVisible();
  });

  it('take the price range of the server, and apply keys when they rest', async () => {
    server.use(http.get('*/api/resorts/filters', () => HttpResponse.json({ priceRange: { min: 40, max: 330 } })));
    const asked = listRequests();
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    const least = panel.getByRole('slider', { name: 'Minimum price' });
    await waitFor(() => expect(least).toHaveAttribute('aria-valuemin', '40'));
    expect(panel.getByRole('slider', { name: 'Maximum price' })).toHaveAttribute('aria-valuenow', '330');
    act(() => least.focus());
    for (const _ of [1, 2, 3]) fireEvent.keyDown(least, { key: 'ArrowRight' });
    expect(least).toHaveAttribute('aria-valuenow', '70');
    expect(router.state.location.search).toBe('');
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=70'));
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft', 'Enter']) fireEvent.keyDown(least, { key });
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(asked).toEqual(['?page=1', '?minPrice=70&page=1']);
  });

  it('take amounts in figures, on Enter or when the field is left', async () => {
    const { user, router } = renderApp('/resorts');
    const panel = await open(user);
    const least = panel.getByRole('spinbutton', { name: 'Minimum price amount' });
    const most = panel.getByRole('spinbutton', { name: 'Maximum price amount' });
    await user.clear(most);
    await user.type(most, '120');
    expect(router.state.location.search).toBe('');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?maxPrice=120'));
    await user.clear(least);
    await user.type(least, '150');
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=120&maxPrice=150'));
    await user.clear(most);
    await user.tab();
    await waitFor(() => expect(router.state.location.search).toBe('?minPrice=120'));
  });

  it('stay open on the way back from a resort', async () => {
    const { user, router } = renderApp('/resorts');
    await open(user);
    await act(() => router.navigate('/about'));
    await act(() => router.navigate(-1));
    expect(await button('Advanced Filters')).toHaveAttribute('aria-expanded', 'true');
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
    const save = await button('Save Search');
    await user.click(save);
    await user.click(save);
    act(() => screen.getByRole('button', { name: 'Saved Searches' }).focus());
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('menuitem', { name: /^Search 2/ })).toHaveFocus();
    await user.keyboard('{ArrowDown}');
    expect(screen.getByRole('menuitem', { name: 'Delete Search 2' })).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('menuitem', { name: /^Search 2/ })).not.toBeInTheDocument());
    expect(screen.getByRole('menuitem', { name: 'Delete Search 1' })).toHaveFocus();
  });

  it('can only be saved while a filter is set', async () => {
    renderApp('/resorts?sortBy=name');
    await counts(/Showing 3 of/);
    expect(screen.queryByRole('button', { name: 'Save Search' })).not.toBeInTheDocument();
  });

  it('bear a corrupt store', async () => {
    localStorage.setItem('saved_searches', '[{"id":');
    const { user } = renderApp('/resorts');
    await user.click(await button('Saved Searches'));
    expect(await screen.findByRole('menuitem', { name: /No saved searches yet/ })).toBeVisible();
  });
});

describe('more resorts', () => {
  it('load on demand, and the focus goes to the first new one', async () => {
    serveResorts(30);
    const { user } = renderApp('/resorts');
    await counts('Showing 12 of 30 resorts');
    (await button('Load more resorts')).focus();
    await user.keyboard('{Enter}');
    expect(await counts('Showing 24 of 30 resorts')).toBeVisible();
    expect(screen.getByText('(Page 2 of 3)')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Resort 13' })).toHaveFocus();
    await user.click(await button('Load more resorts'));
    expect(await counts('Showing 30 of 30 resorts')).toBeVisible();
    expect(screen.getByText("You've seen all 30 resorts!")).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Load more resorts' })).not.toBeInTheDocument();
  });

  it('never say that all were seen of a single page', async () => {
    serveResorts(12);
    renderApp('/resorts');
    await counts('Showing 12 of 12 resorts');
    expect(screen.queryByText(/You've seen all/)).not.toBeInTheDocument();
  });

  it('load by themselves at the end of the list, one page at a time', async () => {
    let report = () => {};
    const options: unknown[] = [];
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(callback: (entries: { isIntersecting: boolean }[]) => void, init: { threshold?: number }) {
          if (init.threshold === undefined) return;
          options.push(init);
          report = () => callback([{ isIntersecting: true }]);
        }
        observe() {}
        disconnect() {}
      },
    );
    serveResorts(30);
    const asked = listRequests();
    renderApp('/resorts');
    await counts('Showing 12 of 30 resorts');
    expect(options.at(-1)).toEqual({ threshold: 0.8, rootMargin: '100px' });
    act(() => {
      report();
      report();
    });
    expect(await counts('Showing 24 of 30 resorts')).toBeVisible();
    act(() => report());
    expect(await counts('Showing 30 of 30 resorts')).toBeVisible();
    expect(asked).toEqual(['?page=1', '?page=2', '?page=3']);
  });

  it('say when a page fails, keep the cards, and try that page again', async () => {
    serveResorts(30);
    const { user } = renderApp('/resorts');
    await counts('Showing 12 of 30 resorts');
    server.use(http.get(LIST, () => HttpResponse.json({ message: 'Avalanche' }, { status: 503 })));
    await user.click(await button('Load more resorts'));
    const again = await button('Try Again');
    expect(screen.getByRole('alert')).toHaveTextContent('Avalanche');
    expect(cards()).toHaveLength(12);
    expect(screen.getByText('Showing 12 of 30 resorts')).toBeVisible();
    serveResorts(30);
    await user.click(again);
    expect(await counts('Showing 24 of 30 resorts')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('show a resort once that two pages hold', async () => {
    server.use(
      http.get(LIST, ({ request }) => {
        const isFirst = new URL(request.url).searchParams.get('page') === '1';
        return HttpResponse.json({
          resorts: isFirst ? [json('Alta'), json('Vail')] : [json('Vail'), json('Stowe')],
          pagination: { current_page: isFirst ? 1 : 2, total_pages: 2, total_count: 4, has_next: isFirst },
        });
      }),
    );
    const { user } = renderApp('/resorts');
    await user.click(await button('Load more resorts'));
    expect(await counts('Showing 3 of 4 resorts')).toBeVisible();
    expect(cards().map((card) => within(card).getByRole('heading').textContent)).toEqual(['Alta', 'Vail', 'Stowe']);
  });

  it('can be skipped on the way to the footer', async () => {
    serveResorts(3);
    const { user } = renderApp('/resorts');
    await counts(/Showing 3 of/);
    await user.click(screen.getByRole('link', { name: 'Skip results' }));
    expect(screen.getByRole('contentinfo')).toHaveFocus();
  });

  it('are still there, with their filters, on the way back', async () => {
    serveResorts(30);
    const { user, router } = renderApp('/resorts?region=Europe');
    await user.click(await button('Load more resorts'));
    await counts('Showing 24 of 30 resorts');
    await act(() => router.navigate('/about'));
    const asked = listRequests();
    await act(() => router.navigate(-1));
    expect(await counts('Showing 24 of 30 resorts')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Europe');
    expect(asked).toEqual([]);
  });

  it('are not drawn again while someone types', async () => {
    serveResorts(3);
    const { user } = renderApp('/resorts');
    await counts(/Showing 3 of/);
    const [card] = cards();
    const changes = vi.fn();
    const observer = new MutationObserver(changes);
    observer.observe(card?.parentElement as Node, { childList: true, subtree: true, attributes: true });
    fireEvent.change(await search(), { target: { value: 'ver' } });
    await user.type(await search(), 'b');
    observer.disconnect();
    expect(changes).not.toHaveBeenCalled();
  });
});
