import { screen, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { renderApp } from './render-app';
import { server } from './server';

/** The list in handlers of msw. */
export const LIST = '*/api/resorts';
/** The JSON of a resort that reports next to nothing. */
export const json = (name: string, id = name) => ({ id, name, country: 'Austria', region: 'Europe' });

/** The query strings of the list requests since now, as they read. */
export function listRequests(): string[] {
  const requested: string[] = [];
  server.events.on('request:start', ({ request }) => {
    const { pathname, search } = new URL(request.url);
    if (pathname === '/api/resorts') requested.push(decodeURIComponent(search.replaceAll('+', ' ')));
  });
  return requested;
}

/** Responds with these favorites; those that end in "?" come without their resort. */
export function serveFavorites(...names: string[]) {
  const favorites = names.map((name) =>
    name.endsWith('?') ? { resort_id: name.slice(0, -1) } : { resort_id: name, resort: json(name) },
  );
  server.use(http.get('*/api/favorites', () => HttpResponse.json({ favorites })));
}

interface Served {
  /** How many resorts are on a page. */
  limit?: number;
  /** What a resort reports besides. */
  facts?: (index: number) => object;
  /** The page that fails, or all of them. */
  failing?: number | 'all';
}

/** Responds to the list with so many small resorts, in pages of twelve. */
export function serveResorts(count: number, { limit = 12, facts = () => ({}), failing }: Served = {}) {
  const pages = Math.ceil(count / limit);
  server.use(
    http.get(LIST, ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (failing === 'all' || failing === page) return new HttpResponse(null, { status: 500 });
      const first = (page - 1) * limit;
      const resorts = Array.from({ length: Math.min(limit, count - first) }, (_, index) => ({
        ...json(`Resort ${first + index + 1}`),
        ...facts(first + index),
      }));
      const pagination = { current_page: page, total_pages: pages, total_count: count, limit, has_next: page < pages };
      return HttpResponse.json({ resorts, pagination });
    }),
  );
}

export const cards = () => screen.queryAllByRole('article');
/** The names on the cards, in their order. */
export const cardNames = () => cards().map((card) => within(card).getByRole('heading', { level: 3 }).textContent);
export const counts = (text: RegExp | string) => screen.findByText(text);
export const search = () => screen.findByRole('combobox', { name: 'Search resorts' });
export const button = (name: string | RegExp) => screen.findByRole('button', { name });

/** Chooses in one of the selects of the filter bar. */
export async function choose(user: ReturnType<typeof renderApp>['user'], select: string, choice: string) {
  await user.click(await screen.findByRole('combobox', { name: select }));
  await user.click(await screen.findByRole('option', { name: choice }));
}

/** Opens the panel of a list that is there. */
export async function openAdvanced(user: ReturnType<typeof renderApp>['user']) {
  await counts(/^Showing/);
  await user.click(await button(/^Advanced Filters/));
  return within(await screen.findByRole('region', { name: 'Advanced Filters' }));
}
