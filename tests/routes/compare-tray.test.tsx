import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { STORAGE_KEYS } from '@/config/constants';
import { table } from '../support/compare-page';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';
import { storeTrip } from '../support/trip-page';

const LIST = '/resorts?search=a&country=Switzerland';
const tray = () => screen.findByRole('complementary', { name: 'Comparison' });
const compared = async () => within(await tray()).getByRole('link', { name: /^Compare / });
const toggles = () => screen.findAllByRole('button', { name: /^Compare / });
const nameOf = (toggle: HTMLElement | undefined) => toggle?.getAttribute('aria-label')?.replace('Compare ', '') ?? '';

describe('the comparison on a list', () => {
  it('takes resorts in and announces each', async () => {
    const { user } = renderApp(LIST);
    const [first, second] = await toggles();
    expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('complementary', { name: 'Comparison' })).not.toBeInTheDocument();
    await user.click(first as HTMLElement);
    expect(first).toHaveAttribute('aria-pressed', 'true');
    const bar = await tray();
    expect(within(bar).getByRole('button', { name: 'Choose one more' })).toBeDisabled();
    const toast = await screen.findByText(`${nameOf(first)} added to the comparison, 1 of 4`);
    expect(toast).toBeInTheDocument();
    expect(toast.textContent).toMatch(/1\u00a0of\u00a04$/);
    await user.click(second as HTMLElement);
    const link = within(bar).getByRole('link', { name: 'Compare 2 resorts' });
    const ids = [first, second].map((toggle) => toggle?.closest('article')?.dataset.resort);
    expect(link).toHaveAttribute('href', `/compare?ids=${ids.join()}`);
    expect(JSON.parse(sessionStorage.getItem(STORAGE_KEYS.comparison) ?? '')).toMatchObject(ids.map((id) => ({ id })));
  });

  it('refuses a fifth in words, and says which one', async () => {
    const { user } = renderApp(LIST);
    const all = await toggles();
    for (const toggle of all.slice(0, 5)) await user.click(toggle);
    const refusal = await screen.findByText(`Four resorts is the most. Remove one to add ${nameOf(all[4])}.`);
    expect(refusal).toBeInTheDocument();
    expect(all[4]).toHaveAttribute('aria-pressed', 'false');
    expect(within(await tray()).getAllByRole('button', { name: /^Remove / })).toHaveLength(4);
  });

  it('lets them go again, one or all, and keeps the focus', async () => {
    const { user } = renderApp(LIST);
    const [first, second] = await toggles();
    await user.click(first as HTMLElement);
    await user.click(second as HTMLElement);
    const bar = await tray();
    await user.click(within(bar).getByRole('button', { name: `Remove ${nameOf(first)}` }));
    expect(first).toHaveAttribute('aria-pressed', 'false');
    expect(await screen.findByText(`${nameOf(first)} removed, 1 of 4`)).toBeInTheDocument();
    await waitFor(() => expect(within(bar).getByRole('button', { name: `Remove ${nameOf(second)}` })).toHaveFocus());
    await user.click(within(bar).getByRole('button', { name: 'Clear' }));
    expect(bar).not.toBeInTheDocument();
    expect(await screen.findByText('Comparison cleared')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(/ removed, 1 of 4$/)).not.toBeInTheDocument());
    expect(second).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() => expect(document.body).not.toHaveFocus());
  });

  it('has its page one Tab from each toggle once there are two', async () => {
    const { user, router } = renderApp(LIST);
    const [first, second] = await toggles();
    first?.focus();
    await user.keyboard(' ');
    await tray();
    await user.tab();
    expect(screen.queryByRole('link', { name: /^Compare \d/ })).not.toBeInTheDocument();
    second?.focus();
    await user.keyboard(' ');
    await user.tab();
    const ids = [first, second].map((toggle) => toggle?.closest('article')?.dataset.resort);
    expect(document.activeElement).toHaveAccessibleName('Compare 2 resorts');
    expect(document.activeElement).toHaveAttribute('href', `/compare?ids=${ids.join()}`);
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/compare'));
  });

  it('opens into a list on phones', async () => {
    const { user } = renderApp(LIST);
    const [first] = await toggles();
    await user.click(first as HTMLElement);
    const opener = within(await tray()).getByRole('button', { name: '1 of 4' });
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    await user.click(opener);
    expect(opener).toHaveAttribute('aria-expanded', 'true');
    // What it opens comes next.
    await user.tab();
    expect(screen.getByRole('button', { name: `Remove ${nameOf(first)}` })).toHaveFocus();
  });

  it('closes the list by Escape, from wherever in it, and gives its button the focus', async () => {
    const { user } = renderApp(LIST);
    const [first] = await toggles();
    await user.click(first as HTMLElement);
    const opener = within(await tray()).getByRole('button', { name: '1 of 4' });
    await user.click(opener);
    await user.tab();
    await user.keyboard('{Escape}');
    expect(opener).toHaveAttribute('aria-expanded', 'false');
    expect(opener).toHaveFocus();
  });

  it('closes the list, which would cover the page, once the keyboard has left it', async () => {
    const { user } = renderApp(LIST);
    const [first] = await toggles();
    await user.click(first as HTMLElement);
    const bar = await tray();
    const opener = within(bar).getByRole('button', { name: '1 of 4' });
    await user.click(opener);
    while (bar.contains(document.activeElement)) await user.tab();
    expect(opener).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the first three of the order "Fits your trip"', () => {
  it('are compared by one press, and chosen by that', async () => {
    storeTrip('a1');
    const { user, router } = renderApp('/resorts?sortBy=trip');
    const link = await screen.findByRole('link', { name: 'Compare the first three' });
    const ids = screen.getAllByRole('article').map((card) => card.dataset.resort);
    await user.click(link);
    await waitFor(() => expect(router.state.location.pathname).toBe('/compare'));
    expect(router.state.location.search).toBe(`?ids=${ids.slice(0, 3).join()}`);
    await act(() => router.navigate(-1));
    expect(within(await tray()).getAllByRole('button', { name: /^Remove / })).toHaveLength(3);
    // Who has chosen some compares those.
    expect(screen.queryByRole('link', { name: 'Compare the first three' })).not.toBeInTheDocument();
  });

  it('are not offered in another order', async () => {
    storeTrip('a1');
    renderApp('/resorts');
    await toggles();
    expect(screen.queryByRole('link', { name: 'Compare the first three' })).not.toBeInTheDocument();
  });
});

describe('the comparison across pages', () => {
  it('is the same on the page of a resort, and goes on after a reload', async () => {
    const stored = [{ id: 'zermatt', name: 'Zermatt' }].map((resort) => ({
      ...resort,
      country: 'Switzerland',
      region: 'Europe',
      thumbnailUrl: '',
      location: null,
      elevation: { base: 1620, peak: 3883 },
      trails: { total: 0 },
      slopesKm: null,
    }));
    sessionStorage.setItem(STORAGE_KEYS.comparison, JSON.stringify([...stored, { id: 7 }, ...stored]));
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    renderApp('/resorts/zermatt');
    expect(await screen.findByRole('button', { name: 'Compare Zermatt' })).toHaveAttribute('aria-pressed', 'true');
    expect(within(await tray()).getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
  });

  it('starts anew where what is stored cannot be read', async () => {
    sessionStorage.setItem(STORAGE_KEYS.comparison, '{"not": "a list"}');
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    renderApp('/resorts/zermatt');
    expect(await screen.findByRole('button', { name: 'Compare Zermatt' })).toHaveAttribute('aria-pressed', 'false');
    expect(screen.queryByRole('complementary', { name: 'Comparison' })).not.toBeInTheDocument();
  });

  it('is without a resort that did not load and was left out, and keeps another that did not load', async () => {
    const { user, router, queryClient } = renderApp('/compare?ids=zermatt,livigno,vail');
    await table();
    const isDown = () => HttpResponse.json({ message: 'Down' }, { status: 400 });
    const failing = ['livigno', 'vail'].map((id) => http.get(`*/api/resorts/${id}`, isDown));
    server.use(...failing, http.get('*/api/resorts', isDown));
    await act(() => router.navigate('/resorts/zermatt'));
    expect(await compared()).toHaveAccessibleName('Compare 3 resorts');
    queryClient.clear();
    await act(() => router.navigate('/compare?ids=zermatt,livigno,vail'));
    const [leaveOut] = await screen.findAllByRole('button', { name: 'Leave it out' });
    await user.click(leaveOut as HTMLElement);
    await waitFor(() => expect(router.state.location.search).toBe('?ids=zermatt,vail'));
    await act(() => router.navigate('/resorts/zermatt'));
    expect(await compared()).toHaveAttribute('href', '/compare?ids=zermatt,vail');
  });
});
