// spec: 2.10, 9.5

import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { renderApp } from '../support/render-app';
import { button, cards, counts, json, LIST, listRequests, search, serveResorts } from '../support/resort-list';
import { server } from '../support/server';

describe('more resorts', () => {
  it('load on demand, and the focus goes to the first new one', async () => {
    serveResorts(30);
    const { user } = renderApp('/resorts');
    await counts('Showing 12 of 30 resorts');
    (await button('Load more resorts')).focus();
    await user.keyboard('{Enter}');
    expect(await counts('Showing 24 of 30 resorts')).toBeVisible();
    expect(screen.getByText('(Page 2 of 3)')).toBeVisible();
    // The code that renders a second page may still be on its way.
    await waitFor(() => expect(screen.getByRole('link', { name: 'Resort 13' })).toHaveFocus());
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
    const requested = listRequests();
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
    expect(requested).toEqual(['?page=1', '?page=2', '?page=3']);
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

  it('end where a page brings nothing new, whatever the server says of more', async () => {
    server.use(
      http.get(LIST, () =>
        HttpResponse.json({
          resorts: [json('Alta'), json('Vail')],
          pagination: { current_page: 1, total_pages: 99, total_count: 198, has_next: true },
        }),
      ),
    );
    const requested = listRequests();
    const { user } = renderApp('/resorts');
    await user.click(await button('Load more resorts'));
    expect(await counts('(Page 2 of 99)')).toBeVisible();
    expect(cards()).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Load more resorts' })).not.toBeInTheDocument();
    expect(requested).toEqual(['?page=1', '?page=2']);
  });

  it('are not all seen where the last page came empty, whatever was counted', async () => {
    serveResorts(30);
    server.use(
      http.get(LIST, ({ request }) =>
        new URL(request.url).searchParams.get('page') === '3'
          ? HttpResponse.json({ resorts: [], pagination: { current_page: 3, total_pages: 3, total_count: 30 } })
          : undefined,
      ),
    );
    const { user } = renderApp('/resorts');
    await user.click(await button('Load more resorts'));
    await counts('Showing 24 of 30 resorts');
    await user.click(await button('Load more resorts'));
    expect(await counts('(Page 3 of 3)')).toBeVisible();
    expect(screen.getByText('Showing 24 of 30 resorts')).toBeVisible();
    expect(screen.queryByText(/You've seen all/)).not.toBeInTheDocument();
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
    const requested = listRequests();
    await act(() => router.navigate(-1));
    expect(await counts('Showing 24 of 30 resorts')).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'Region' })).toHaveTextContent('Europe');
    expect(requested).toEqual([]);
  });

  it('are not rendered again while someone types', async () => {
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
