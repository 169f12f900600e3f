import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { json, LIST } from '../support/resort-list';
import { server } from '../support/server';

it('The suggestion that is reached stays the one that Enter chooses while the catalogue brings better ones', async () => {
  let release = () => {};
  const isReleased = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    http.get(LIST, async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page === 2) await isReleased;
      const resorts = [json(page === 1 ? 'Alpe Zett' : 'Zermatt')];
      const pagination = { current_page: page, total_pages: 2, total_count: 2, limit: 1, has_next: page === 1 };
      return HttpResponse.json({ resorts, pagination });
    }),
  );
  const { user, router } = renderApp('/');
  await user.type(await screen.findByRole('combobox', { name: /^Search resorts/ }), 'ze');
  await screen.findByRole('option', { name: /^Alpe Zett/ });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /^Alpe Zett/, selected: true })).toBeVisible();
  release();
  await screen.findByRole('option', { name: /^Zermatt/ });
  expect(screen.getByRole('option', { name: /^Alpe Zett/, selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/resorts/Alpe%20Zett'));
});
