import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '@/config/constants';
import { storeElsewhere } from '../support/browser-storage';
import { gate } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { json, LIST, listRequests } from '../support/resort-list';
import { server } from '../support/server';

const wire = [
  { id: 'zermatt', name: 'Zermatt', country: 'Switzerland', region: 'Europe', linked_area: 'Matterhorn paradise' },
  {
    id: 'val-d-isere',
    name: "Val d'Isère",
    country: 'France',
    region: 'Europe',
    base_elevation: 1550,
    peak_elevation: 3456,
  },
  { id: 'valloire', name: 'Valloire', country: 'France', region: 'Europe' },
];

/** Responds to the list with three resorts, those whose name is searched for. */
function serveThree() {
  server.use(
    http.get(LIST, ({ request }) => {
      const searched = new URL(request.url).searchParams.get('search') ?? '';
      const resorts = wire.filter(({ name }) => name.toLowerCase().includes(searched.toLowerCase()));
      return HttpResponse.json({
        resorts,
        pagination: { current_page: 1, total_pages: 1, total_count: resorts.length },
      });
    }),
    http.get('*/api/resorts/filters', () => HttpResponse.json({ countries: ['France', 'Switzerland'] })),
  );
}

const LABEL = 'Search resorts, countries, areas and articles';
const field = () => screen.findByRole('combobox', { name: LABEL });
const listField = () => screen.findByRole('combobox', { name: 'Search resorts' });
const options = () => within(screen.getByRole('listbox', { name: 'Suggestions' })).getAllByRole('option');
const group = async (name: string) => within(await screen.findByRole('group', { name }));

function openHome() {
  serveThree();
  return renderApp('/');
}

describe('the search of the front page', () => {
  it('requests no catalogue before it has the focus', async () => {
    serveThree();
    const requested = listRequests();
    const { user } = renderApp('/');
    await field();
    expect(requested).toEqual([]);
    await user.click(await field());
    await waitFor(() => expect(requested).toEqual(['?page=1']));
  });

  it('suggests by groups, says how many, and leads to a resort by the keyboard', async () => {
    const { user, router } = openHome();
    await user.type(await field(), 'val dis');
    expect((await group('Resorts')).getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^Val d'Isère France · 5,085 – 11,339 ft/),
    ]);
    expect(await screen.findByText('1 suggestion')).toBeInTheDocument();
    await user.keyboard('{ArrowDown}');
    const box = await field();
    const [first] = options();
    expect(box).toHaveAttribute('aria-activedescendant', first?.id);
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(box).toHaveFocus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/resorts/val-d-isere'));
  });

  it.each([
    ['franc', 'Countries', /^France 2 resorts/, '/resorts?country=France'],
    ['matterh', 'Linked areas', /^Matterhorn paradise 1 resort/, '/resorts?search=Matterhorn+paradise'],
    ['spring ski', 'Articles', /^Spring skiing/, '/blog/spring-skiing-alps'],
  ])('leads from “%s” to one of the %s', async (typed, name, choice, address) => {
    const { user, router } = openHome();
    await user.type(await field(), typed);
    await user.click((await group(name)).getByRole('option', { name: choice }));
    await waitFor(() => {
      const { pathname, search } = router.state.location;
      expect(pathname + search).toBe(address);
    });
  });

  it('searches the list on Enter without a choice', async () => {
    const { user, router } = openHome();
    await user.type(await field(), ' zer {Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?search=zer'));
    expect(await listField()).toHaveValue('zer');
  });

  it('offers the search of all resorts last, also where nothing is found', async () => {
    const { user, router } = openHome();
    await user.type(await field(), 'xyz');
    expect(await screen.findByText('No resort, country or area starts with “xyz”.')).toBeVisible();
    await user.click(await screen.findByRole('option', { name: 'Search all resorts for “xyz”' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=xyz'));
  });

  it('arrows go round, and Escape closes, then empties', async () => {
    const { user } = openHome();
    const box = await field();
    await user.type(box, 'zer');
    await group('Resorts');
    await user.keyboard('{ArrowUp}');
    expect(options().at(-1)).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowDown}');
    expect(box).not.toHaveAttribute('aria-activedescendant');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(box).toHaveAttribute('aria-expanded', 'false');
    expect(box).toHaveValue('zer');
    await user.keyboard('{Escape}');
    expect(box).toHaveValue('');
  });

  it('says where the catalogue can not be loaded, and still searches', async () => {
    server.use(http.get(LIST, () => HttpResponse.json({ message: 'Closed for the night' }, { status: 403 })));
    const { user } = renderApp('/');
    await user.type(await field(), 'zer');
    expect(await screen.findByText(/The resorts could not be loaded\./)).toBeVisible();
    expect(options()).toHaveLength(1);
    serveThree();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await group('Resorts')).getByRole('option', { name: /^Zermatt/ })).toBeVisible();
  });
});

describe('recent searches', () => {
  const stored = () => JSON.parse(localStorage.getItem(STORAGE_KEYS.recentSearches) ?? '[]') as unknown;

  it('stand below an empty field, the newest first, and can be removed', async () => {
    storeElsewhere(STORAGE_KEYS.recentSearches, JSON.stringify(['åre', 'Zermatt', 3, 'c', 'd', 'e', 'f']));
    const { user, router } = openHome();
    const box = await field();
    await user.click(box);
    await group('Recent searches');
    expect(options().map(({ textContent }) => textContent)).toEqual(['åre', 'Zermatt', 'c', 'd', 'e']);
    await user.click(screen.getByRole('button', { name: 'Remove recent search “åre”' }));
    expect(options()).toHaveLength(4);
    expect(box).toHaveFocus();
    await user.click(screen.getByRole('option', { name: 'd' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=d'));
    expect(stored()).toEqual(['d', 'Zermatt', 'c', 'e']);
  });
});

describe('the search of the list', () => {
  it('sets a chosen country in place of what was typed, beside what else is set', async () => {
    serveThree();
    const { user, router } = renderApp('/resorts?minRating=4');
    await user.type(await listField(), 'switz');
    await user.click((await group('Countries')).getByRole('option', { name: /^Switzerland/ }));
    await waitFor(() => expect(router.state.location.search).toBe('?country=Switzerland&minRating=4'));
    expect(await listField()).toHaveValue('');
  });
});

it('The suggestion that is reached stays the one that Enter chooses while the catalogue brings better ones', async () => {
  const { opened, open } = gate();
  server.use(
    http.get(LIST, async ({ request }) => {
      const page = Number(new URL(request.url).searchParams.get('page'));
      if (page === 2) await opened;
      const resorts = [json(page === 1 ? 'Alpe Zett' : 'Zermatt')];
      const pagination = { current_page: page, total_pages: 2, total_count: 2, limit: 1, has_next: page === 1 };
      return HttpResponse.json({ resorts, pagination });
    }),
  );
  const { user, router } = renderApp('/');
  await user.type(await field(), 'ze');
  await screen.findByRole('option', { name: /^Alpe Zett/ });
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { name: /^Alpe Zett/, selected: true })).toBeVisible();
  open();
  await screen.findByRole('option', { name: /^Zermatt/ });
  expect(screen.getByRole('option', { name: /^Alpe Zett/, selected: true })).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/resorts/Alpe%20Zett'));
});
