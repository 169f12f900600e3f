// @vitest-environment jsdom

import { HttpResponse, http } from 'msw';
import { createElement, type ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import { inLanguage } from '../support/in-language';
import { listenInThisFile, server } from '../support/server';

listenInThisFile();

it.each([
  ['You have already reviewed this resort', 400],
  ['Für dieses Skigebiet gibt es bereits eine eigene Bewertung', 400],
  ['Conflict', 409],
])('de: a second review that the server refuses with “%s” (%i) requests the reviews again', async (message, status) => {
  server.use(http.post('*/api/reviews', () => HttpResponse.json({ message }, { status })));
  const { useAddReview } = await inLanguage('de', () => import('@/api/reviews/reviews.mutations'));
  const { reviewQueries } = await import('@/api/reviews/reviews.queries');
  const { QueryClient, QueryClientProvider } = await import('@tanstack/react-query');
  const { renderHook, waitFor } = await import('@testing-library/react');
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useAddReview('verbier'), { wrapper });
  result.current.mutate({ resortId: 'verbier', rating: 4, title: 'Pulver', comment: 'Bis zum Nachmittag.' });
  await waitFor(() => expect(result.current.isError).toBe(true));
  expect(invalidate).toHaveBeenCalledWith({ queryKey: reviewQueries.ofResort('verbier').queryKey });
});
