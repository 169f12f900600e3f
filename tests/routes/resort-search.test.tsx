import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { choose, counts, json, LIST, listRequests } from '../support/resort-list';
import { server } from '../support/server';

const counted = () => screen.findByText(/^Showing \d+ of \d+ resorts$/);

describe('a search without a match', () => {
  it.each([
    ['val disere', "Val d'Isère", '/resorts/val-d-isere'],
    ['3 vallees', 'Les 3 Vallées', '/resorts?search=Les+3+Vall%C3%A9es'],
  ])('for “%s” leads on to %s', async (search, name, address) => {
    renderApp(`/resorts?search=${search}`);
    expect(await screen.findByRole('heading', { name: 'No resorts found' })).toBeVisible();
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
  });
});

it('A search is compared with the names of linked areas alone, not with a word of ours before them', async () => {
  server.use(
    http.get(LIST, ({ request }) => {
      const isSearch = new URL(request.url).searchParams.has('search');
      return HttpResponse.json({ resorts: isSearch ? [] : [{ ...json('Söll'), linked_area: 'SkiWelt' }] });
    }),
  );
  const { user } = renderApp('/resorts?search=ski weld');
  expect(await screen.findByRole('link', { name: 'SkiWelt' })).toBeVisible();
  const box = await screen.findByRole('combobox', { name: 'Search resorts' });
  await user.clear(box);
  await user.type(box, 'area 47{Enter}');
  await screen.findByRole('button', { name: 'Remove filter: Search “area 47”' });
  expect(screen.queryByRole('link', { name: 'SkiWelt' })).not.toBeInTheDocument();
});

// The second one is worked out over the catalogue.
it.each(['', '&minPeak=3000'])('a search with the apostrophe of a phone finds the name%s', async (more) => {
  const requested = listRequests();
  const { router } = renderApp(`/resorts?search=${encodeURIComponent('Val d’Isère')}${more}`);
  expect(await screen.findByRole('link', { name: "Val d'Isère" })).toBeVisible();
  expect(await screen.findByRole('combobox', { name: 'Search resorts' })).toHaveValue('Val d’Isère');
  expect(requested).toContain("?search=Val d'Isère&page=1");
  expect(router.state.location.search).toContain(encodeURIComponent('Val d’Isère'));
});

it('a search for a copied name finds it without the soft hyphen and the zero-width space in it', async () => {
  const requested = listRequests();
  renderApp(`/resorts?search=${encodeURIComponent('Zer\u00admatt\u200b')}`);
  expect(await screen.findByText('Showing 1 of 1 resorts')).toBeVisible();
  expect(requested).toContain('?search=Zermatt&page=1');
});

describe('addresses of the list', () => {
  it('a region and a country that exclude each other are named, and each can be dropped', async () => {
    const { user, router } = renderApp('/resorts?country=Austria');
    await counts('Filtered results');
    await choose(user, 'Region', 'North America');
    expect(await screen.findByRole('heading', { name: 'No resorts found' })).toBeVisible();
    expect(screen.getByText(/No resort is in both North America and Austria\./)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Any region' }));
    expect(await screen.findByText(/^Showing [1-9]\d* of \d+ resorts$/)).toBeVisible();
    expect(router.state.location.search).toBe('?country=Austria');
  });

  it('does not blame the places alone where something else is set too', async () => {
    renderApp('/resorts?region=North+America&country=Austria&minRating=2');
    expect(await screen.findByText(/A resort would have to be in both North America and Austria\./)).toBeVisible();
  });

  it('a region spelt otherwise is requested once', async () => {
    const requested = listRequests();
    renderApp('/resorts?region=europe');
    expect(await counted()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('combobox', { name: 'Country' })).toBeEnabled());
    expect(await screen.findByRole('button', { name: 'Remove filter: Region Europe' })).toBeVisible();
    expect(requested).toEqual(['?region=Europe&page=1']);
  });

  it('price bounds the wrong way round are put in order', async () => {
    const requested = listRequests();
    renderApp('/resorts?minPrice=90&maxPrice=60');
    expect(await screen.findByRole('button', { name: 'Remove filter: Price 60 – 90' })).toBeVisible();
    await counted();
    expect(requested).toEqual(['?minPrice=60&maxPrice=90&page=1']);
  });

  it('sorted by price, the list says what is compared', async () => {
    renderApp('/resorts?sortBy=price_asc');
    await counted();
    expect(screen.getByText('Prices are compared as numbers, each in its resort’s own currency.')).toBeVisible();
  });
});

it('a search that is awaited turns the glass into a spinner', async () => {
  const { user } = renderApp('/resorts');
  await counted();
  const search = within(screen.getByRole('main'));
  expect(search.queryByRole('img', { name: 'Searching' })).not.toBeInTheDocument();
  const list = deferResponse('get', '/resorts');
  await user.type(search.getByRole('combobox', { name: 'Search resorts' }), 'zermatt{Enter}');
  expect(await search.findByRole('img', { name: 'Searching' })).toBeInTheDocument();
  list.release();
  await waitFor(() => expect(search.queryByRole('img', { name: 'Searching' })).not.toBeInTheDocument());
});

const season = async () => within(await screen.findByRole('group', { name: 'Season' }));

it('The search of the front page leads to the resorts that are open at a time of the year', async () => {
  const { user, router } = renderApp('/');
  await user.type(await screen.findByRole('combobox', { name: /^Search resorts, countries/ }), 'march');
  await user.click(await (await season()).findByRole('option', { name: /^Open in March/ }));
  await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/resorts', search: '?openOn=march' }));
});

it('The search of the list sets a time of the year in place of what was typed, beside what else is set', async () => {
  const { user, router } = renderApp('/resorts?region=Europe');
  const field = await screen.findByRole('combobox', { name: 'Search resorts' });
  await user.type(field, 'late april');
  await user.click(await (await season()).findByRole('option', { name: /^Open into May or later/ }));
  await waitFor(() => expect(router.state.location.search).toBe('?region=Europe&openOn=april-and-later'));
  expect(field).toHaveValue('');
});

it('The search of the list finds the resorts of a state', async () => {
  const { user } = renderApp('/resorts');
  await user.type(await screen.findByRole('combobox', { name: 'Search resorts' }), 'Colorado{Enter}');
  expect(await screen.findByText('Showing 12 of 19 resorts')).toBeVisible();
});
