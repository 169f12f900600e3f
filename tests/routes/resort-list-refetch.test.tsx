import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { resortQueries } from '@/api/resorts/resorts.queries';
import { FRESH_FOR } from '@/config/constants';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { button, cardNames, cards, counts, json, LIST, listRequests, serveResorts } from '../support/resort-list';
import { server } from '../support/server';

afterEach(() => {
  focusManager.setFocused(undefined);
  vi.useRealTimers();
});

/** Opens the list with three of its pages loaded. */
async function openThreePages() {
  serveResorts(40);
  const app = renderApp('/resorts');
  for (const shown of [24, 36]) {
    await app.user.click(await button('Load more resorts'));
    await counts(`Showing ${shown} of 40 resorts`);
  }
  return app;
}

/** Lets the list of an open page grow stale, and comes back to the window. */
function returnToWindow({ queryClient }: ReturnType<typeof renderApp>) {
  const list = queryClient.getQueryCache().find({ queryKey: resortQueries.list({}).queryKey });
  list?.setState({ dataUpdatedAt: Date.now() - 2 * FRESH_FOR.resortList });
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
}

/** Responds to the first page with another resort at its top, and the others as before. */
function serveAnotherFirst(name: string) {
  server.use(
    http.get(LIST, ({ request }) => {
      if (!request.url.endsWith('page=1')) return;
      const first = [name, ...Array.from({ length: 11 }, (_, index) => `Resort ${index + 1}`)];
      return HttpResponse.json({
        resorts: first.map((one) => json(one)),
        pagination: { current_page: 1, total_pages: 4, total_count: 41, limit: 12, has_next: true },
      });
    }),
  );
}

describe('a stale list', () => {
  it('is refreshed with one request when the window has the focus again, however many pages are loaded', async () => {
    const app = await openThreePages();
    const requested = listRequests();
    serveAnotherFirst('Newcomer');
    returnToWindow(app);
    expect(await counts('Showing 37 of 41 resorts')).toBeVisible();
    expect(cardNames().slice(0, 2)).toEqual(['Newcomer', 'Resort 1']);
    // The one that fell out of the first page is the first of the second.
    expect(cardNames().slice(11, 14)).toEqual(['Resort 11', 'Resort 12', 'Resort 13']);
    expect(requested).toEqual(['?page=1']);
  });

  it('keeps the focus on its card when another resort moves to the top', async () => {
    const app = await openThreePages();
    const link = screen.getByRole('link', { name: 'Resort 5' });
    link.focus();
    serveAnotherFirst('Resort 30');
    returnToWindow(app);
    await waitFor(() => expect(cardNames()[0]).toBe('Resort 30'));
    expect(link).toHaveFocus();
    expect(cards()).toHaveLength(36);
  });

  it('is all there on the way back after more than five minutes, and then refreshed with one request', async () => {
    const { router } = await openThreePages();
    const requested = listRequests();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true });
    await act(() => router.navigate('/about'));
    await screen.findByRole('heading', { level: 1, name: /AI agents/ });
    act(() => {
      vi.advanceTimersByTime(FRESH_FOR.resortList + 60_000);
    });
    await act(() => router.navigate(-1));
    expect(screen.getByText('Showing 36 of 40 resorts')).toBeVisible();
    // The cards of the screen come first, the others in an idle callback.
    await waitFor(() => expect(cards()).toHaveLength(36));
    await waitFor(() => expect(requested).toEqual(['?page=1']));
    expect(cards()).toHaveLength(36);
  });
});

it('A list asked for again after a failure shows the one before with its own words meanwhile', async () => {
  serveResorts(40);
  const { user, router } = renderApp('/resorts');
  await counts('Showing 12 of 40 resorts');
  server.use(http.get(LIST, () => HttpResponse.json({}, { status: 500 })));
  await act(() => router.navigate('/resorts?region=Europe'));
  const again = await button('Try Again');

  serveResorts(20);
  const response = deferResponse('get', '/resorts');
  await user.click(again);
  expect(await counts('Showing 12 of 40 resorts')).toBeVisible();
  expect(screen.queryByText('Filtered results')).not.toBeInTheDocument();
  response.release();
  expect(await counts('Showing 12 of 20 resorts')).toBeVisible();
  expect(screen.getByText('Filtered results')).toBeVisible();
});
