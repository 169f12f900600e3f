import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { renderApp } from '../support/render-app';
import { button, counts, listRequests, search, serveResorts } from '../support/resort-list';

beforeEach(() => serveResorts(3));

type User = ReturnType<typeof renderApp>['user'];

const openSheet = async (user: User) => {
  await counts(/^Showing/);
  await user.click(await button(/^Filters and sort/));
  return within(await screen.findByRole('dialog', { name: 'Filters and sort' }));
};
const choose = async (user: User, sheet: ReturnType<typeof within>, select: string, choice: string) => {
  await user.click(sheet.getByRole('combobox', { name: select }));
  await user.click(await screen.findByRole('option', { name: choice }));
};
const isGone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the sheet of filters', () => {
  it('says how many filters are set, the order among them', async () => {
    renderApp('/resorts?region=Europe&styles=mega_resort&sortBy=name');
    expect(await button('Filters and sort, 3 set')).toBeVisible();
  });

  it('holds what the bar has no room for', async () => {
    const { user } = renderApp('/resorts');
    const sheet = await openSheet(user);
    for (const name of ['Region', 'Country', 'Sort By']) expect(sheet.getByRole('combobox', { name })).toBeVisible();
    expect(sheet.getByRole('button', { name: 'Saved Searches' })).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Save Search' })).not.toBeInTheDocument();
    expect(sheet.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument();
    expect(await sheet.findByRole('slider', { name: 'Minimum price' })).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Advanced Filters', expanded: true }));
    await waitFor(() => expect(sheet.queryByRole('slider', { name: 'Minimum price' })).not.toBeInTheDocument());
  });

  it('applies choices at once, counts what they leave, and is one step back in all', async () => {
    const { user, router } = renderApp('/about', '/resorts');
    const sheet = await openSheet(user);
    expect(sheet.getByRole('button', { name: 'Show 3 resorts' })).toBeVisible();
    serveResorts(7);
    await choose(user, sheet, 'Region', 'Europe');
    expect(await sheet.findByRole('button', { name: 'Show 7 resorts' })).toBeVisible();
    await choose(user, sheet, 'Sort By', 'Name, A to Z');
    await waitFor(() => expect(router.state.location.search).toBe('?region=Europe&sortBy=name'));
    await user.click(await sheet.findByRole('button', { name: 'Show 7 resorts' }));
    await isGone();
    expect(router.state.location.search).toBe('?region=Europe&sortBy=name');
    expect(await button('Filters and sort, 2 set')).toHaveFocus();

    await act(() => router.navigate(-1));
    expect(router.state.location).toMatchObject({ pathname: '/resorts', search: '' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  });

  it('is closed by Back, which stays on the list and keeps what was chosen as one step', async () => {
    const { user, router } = renderApp('/about', '/resorts');
    const sheet = await openSheet(user);
    await choose(user, sheet, 'Region', 'Europe');
    await waitFor(() => expect(router.state.location.search).toBe('?region=Europe'));
    await choose(user, sheet, 'Sort By', 'Name, A to Z');
    await waitFor(() => expect(router.state.location.search).toBe('?region=Europe&sortBy=name'));
    await act(() => router.navigate(-1));
    await isGone();
    expect(router.state.location).toMatchObject({ pathname: '/resorts', search: '?region=Europe&sortBy=name' });
    expect(await button('Filters and sort, 2 set')).toHaveFocus();

    await act(() => router.navigate(-1));
    expect(router.state.location).toMatchObject({ pathname: '/resorts', search: '' });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  });

  it.each(['Back', 'Escape'])('keeps a step, and an amount that was only typed, when %s closes it', async (way) => {
    const { user, router } = renderApp('/about', '/resorts');
    const sheet = await openSheet(user);
    const peak = within(await sheet.findByRole('group', { name: 'Peak at least' }));
    await user.click(peak.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(router.state.location.search).toMatch(/minPeak=\d+/), { timeout: 300 });
    const most = sheet.getByRole('spinbutton', { name: 'Maximum price amount' });
    await user.clear(most);
    await user.type(most, '80');
    await (way === 'Back' ? act(() => router.navigate(-1)) : user.keyboard('{Escape}'));
    await isGone();
    await waitFor(() =>
      expect(router.state.location.search).toMatch(/minPeak=\d+&maxPrice=80|maxPrice=80&minPeak=\d+/),
    );
  });

  it('keeps what was typed into the search right before it was opened', async () => {
    const { user, router } = renderApp('/resorts');
    await counts(/^Showing/);
    await user.type(await search(), 'zer');
    await user.click(await button(/^Filters and sort/));
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters and sort' }));
    await waitFor(() => expect(router.state.location.search).toBe('?search=zer'));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await isGone();
    expect(router.state.location.search).toBe('?search=zer');
    expect(await search()).toHaveValue('zer');
  });

  it('is closed once by two quick presses, which stay on the list', async () => {
    const { user, router } = renderApp('/about', '/resorts');
    const sheet = await openSheet(user);
    const close = sheet.getByRole('button', { name: 'Close' });
    act(() => {
      close.click();
      close.click();
    });
    await isGone();
    expect(router.state.location.pathname).toBe('/resorts');
  });

  it('is opened once by two quick presses: one Back leads off the list', async () => {
    const { user, router } = renderApp('/about', '/resorts');
    await counts(/^Showing/);
    const open = await button(/^Filters and sort/);
    act(() => {
      open.click();
      open.click();
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters and sort' }));
    await user.click(sheet.getByRole('button', { name: 'Close' }));
    await isGone();
    await user.click(open);
    await user.click(await screen.findByRole('button', { name: 'Close' }));
    await isGone();
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/about');
  });

  it('does not count before the response, and offers no empty list', async () => {
    const requested = listRequests();
    const { user } = renderApp('/resorts');
    const sheet = await openSheet(user);
    serveResorts(0);
    const deferred = deferResponse('get', '/resorts');
    await choose(user, sheet, 'Region', 'Europe');
    expect(await sheet.findByRole('button', { name: 'Show … resorts' })).toBeVisible();
    deferred.release();
    expect(await sheet.findByRole('button', { name: 'No resorts match' })).toHaveAttribute('aria-disabled', 'true');
    // The panel in the sheet loads the catalogue besides.
    expect(requested.filter((search) => !/^\?page=\d+$/.test(search))).toEqual(['?region=Europe&page=1']);
  });

  it('clears what is set, and stays', async () => {
    const { user, router } = renderApp('/resorts?region=Europe&sortBy=name');
    const sheet = await openSheet(user);
    await user.click(sheet.getByRole('button', { name: 'Clear Filters' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(sheet.queryByRole('button', { name: 'Clear Filters' })).not.toBeInTheDocument());
    expect(sheet.getByRole('combobox', { name: 'Region' })).toHaveTextContent('All Regions');
    expect(document.activeElement).not.toBe(document.body);
  });
});
