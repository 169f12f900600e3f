// spec: 2.8

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { stubNearView } from '../support/near-view';
import { renderApp } from '../support/render-app';
import { json, LIST, listRequests, serveResorts } from '../support/resort-list';
import { server } from '../support/server';

const OPTIONS = '*/api/resorts/filters';
const figures = () => screen.queryByText(/^In \d+ countr/);
const serveCountries = (...countries: string[]) =>
  server.use(http.get(OPTIONS, () => HttpResponse.json({ countries })));

/** Brings everything that is watched near the screen. */
let scrollOn = () => {};

beforeEach(() => {
  scrollOn = stubNearView();
});

it('The best rated resorts are explained by their figure', async () => {
  server.use(
    http.get('*/api/resorts/top-rated', () =>
      HttpResponse.json([
        { ...json('Alta'), rating: 4.9 },
        { ...json('Bansko'), rating: 4.7 },
      ]),
    ),
  );
  renderApp('/');
  expect(await screen.findByText('Highest average of their reviews: 4.7 – 4.9 out of 5')).toBeVisible();
});

it('The front page leads to the list, the blog and the ways in', async () => {
  renderApp('/');
  const main = within(await screen.findByRole('main'));
  await main.findByText('50+ Global Resorts');
  for (const [name, address] of [
    ['Explore Resorts', '/resorts'],
    ['Read Our Blog', '/blog'],
    ['View all resorts', '/resorts'],
    ['Sign Up', '/signup'],
    ['Log In', '/login'],
  ] as const) {
    expect(main.getByRole('link', { name })).toHaveAttribute('href', address);
  }
});

it('What is typed into the search goes along to the page in another language', async () => {
  // The page stays: jsdom opens no other.
  const stay = (event: Event) => event.preventDefault();
  window.addEventListener('click', stay);
  onTestFinished(() => window.removeEventListener('click', stay));
  const field = () => screen.findByRole('combobox', { name: /^Search resorts/ });
  const { user, unmount } = renderApp('/');
  await user.type(await field(), 'val d’is');
  const link = screen.getByRole('link', { name: 'Deutsch' });
  await user.click(link);
  const { pathname, search } = new URL((link as HTMLAnchorElement).href);
  expect(pathname).toBe('/de/');
  unmount();
  renderApp(`/${search}`);
  await waitFor(async () => expect(await field()).toHaveValue('val d’is'));
});

describe('beside the claim on the front page', () => {
  it('stands the number of countries, and in its place the number of resorts, that the API knows', async () => {
    serveResorts(57);
    serveCountries('Austria', 'Norway');
    renderApp('/');
    await screen.findByText('50+ Global Resorts');
    await waitFor(() => {
      scrollOn();
      expect(figures()).toHaveTextContent('In 2 countries today');
    });
    expect(screen.getByText('57 Global Resorts')).toBeVisible();
    const board = within(screen.getByRole('region', { name: 'Snowline in numbers' }));
    expect(board.getByText('57')).toBeVisible();
    expect(screen.queryByText(/50\+.*resorts/i)).not.toBeInTheDocument();
  });

  it('stands the number that the list has shown before', async () => {
    serveResorts(57);
    const { user } = renderApp('/resorts');
    await screen.findByText('Showing 12 of 57 resorts');
    await user.click(screen.getByRole('link', { name: 'Snowline' }));
    expect(await screen.findByText('57 Global Resorts')).toBeVisible();
  });

  it('stands the number of the catalogue that a comparison has loaded before', async () => {
    // And the three top-rated resorts, which are none of these.
    serveResorts(57);
    const { user, queryClient } = renderApp('/compare?ids=alta,zermatt');
    await screen.findByRole('table');
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    const requested = listRequests();
    await user.click(screen.getByRole('link', { name: 'Snowline' }));
    expect(await screen.findByText('60 Global Resorts')).toBeVisible();
    expect(requested).toEqual([]);
  });

  it('nothing is requested for them until they come near the screen', async () => {
    const requested = listRequests();
    renderApp('/');
    await screen.findByText('50+ Global Resorts');
    await screen.findAllByText(/Day ticket/);
    expect(requested).toEqual([]);
    scrollOn();
    await waitFor(() => expect(requested).toHaveLength(1));
  });

  it.each([
    ['the list fails', () => server.use(http.get(LIST, () => HttpResponse.json({}, { status: 403 })))],
    ['the countries fail', () => server.use(http.get(OPTIONS, () => HttpResponse.json({}, { status: 403 })))],
    [
      'a page of a longer list does not say how long that is',
      () =>
        server.use(
          http.get(LIST, () => HttpResponse.json({ resorts: [json('Alta')], pagination: { has_next: true } })),
        ),
    ],
  ])('stands nothing, and nothing is said, when %s', async (_, fail) => {
    fail();
    const { queryClient } = renderApp('/');
    await screen.findByText('50+ Global Resorts');
    scrollOn();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(figures()).not.toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
