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
  const { act, renderHook } = await import('@testing-library/react');
  const client = new QueryClient();
  const invalidate = vi.spyOn(client, 'invalidateQueries');
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result } = renderHook(() => useAddReview('verbier'), { wrapper });
  const review = { resortId: 'verbier', rating: 4, title: 'Pulver', comment: 'Bis zum Nachmittag.' };
  await act(() => expect(result.current.mutateAsync(review)).rejects.toThrow());
  expect(invalidate).toHaveBeenCalledWith({ queryKey: reviewQueries.ofResort('verbier').queryKey });
});

it.each([
  ['de', ['Schweiz', 'osterreich', ' Vereinigte Staaten ', 'Bosnien und Herzegowina']],
  ['fr', ['Suisse', 'AUTRICHE', 'etats unis', 'Bosnie-Herzégovine']],
  ['it', ['Svizzera', 'austria', 'Stati Uniti', 'Bosnia ed Erzegovina']],
] as const)('a search for a country in %s asks the API for its English name', async (language, typed) => {
  const searched: (string | null)[] = [];
  server.use(
    http.get('*/api/resorts', ({ request }) => {
      searched.push(new URL(request.url).searchParams.get('search'));
      return HttpResponse.json([]);
    }),
  );
  const { getResorts } = await inLanguage(language, () => import('@/api/resorts/resorts.client'));
  for (const search of [...typed, 'Zermatt']) await getResorts({ search, page: 1 });
  expect(searched).toEqual(['Switzerland', 'Austria', 'United States', 'Bosnia and Herzegovina', 'Zermatt']);
});
