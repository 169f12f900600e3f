import { screen, waitFor } from '@testing-library/react';
import { getResponse, HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { createHandlers } from '@/demo/handlers';
import { renderApp } from '../support/render-app';
import { server, store } from '../support/server';
import { everyTextIs, twisted } from '../support/twisted-texts';

/** Has every text of every response be this word. */
function respondWithWord(word: string): void {
  server.use(
    http.all('*/api/*', async ({ request }) => {
      const response = await getResponse(createHandlers(store), request);
      if (!response?.body) return response;
      return HttpResponse.json(twisted(await response.json(), everyTextIs(word)) as object, response);
    }),
  );
}

describe.each([
  ['the name of a function of every object', 'constructor'],
  ['half a character', '\ud800'],
])('Where every text of the server is %s', (_, word) => {
  it.each(['/resorts', '/resorts/zermatt', '/resorts/zermatt?tab=reviews'])('%s does not break', async (page) => {
    respondWithWord(word);
    const { queryClient } = renderApp(page);
    expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
    expect(screen.queryByText('Something went wrong')).not.toBeInTheDocument();
    expect(screen.getAllByText(word, { exact: false }).length).toBeGreaterThan(0);
  });
});
