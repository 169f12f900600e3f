// spec: 2.2, 2.7, 4.16, 9.2

import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse, http } from 'msw';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { MENU_TIMEOUT } from '@/config/constants';
import { runWhenIdle } from '@/lib/run-when-idle';
import { deferResponse } from '../support/deferred-response';
import { menuButton, menuRegion, openMenu, PAGE, page } from '../support/quiet-page';
import { renderApp, renderAsMember } from '../support/render-app';
import { server } from '../support/server';

/** Presses the button of a menu that does not come, and lets the time pass after which the built-in one opens. */
async function waitForBuiltInMenu(user: UserEvent) {
  const button = await menuButton();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
  await user.click(button);
  expect(await screen.findByText('Loading the account menu')).toBeInTheDocument();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await act(() => vi.advanceTimersByTimeAsync(MENU_TIMEOUT));
  vi.useRealTimers();
}

afterEach(() => void vi.useRealTimers());

describe('opening and closing', () => {
  it('opens the built-in menu when the call fails', async () => {
    server.use(http.get('*/api/auth/menu', () => new HttpResponse(null, { status: 500 })));
    const { user } = renderAsMember(PAGE);
    const menu = await openMenu(user);
    expect(menu.getByRole('link', { name: 'Profile' })).toBeVisible();
    expect(menu.getByRole('button', { name: 'Log Out' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('says that it is loading, and opens the built-in menu when that takes too long', async () => {
    const request = deferResponse('get', '/auth/menu');
    const { user } = renderApp(PAGE);
    await waitForBuiltInMenu(user);
    expect(within(await menuRegion('Menu')).getByRole('link', { name: 'Sign Up' })).toBeVisible();
    request.release();
  });

  it('stays as it is while it is open, should the response come after all; the next one is the server’s', async () => {
    const menuItems = [{ id: 'news', href: '/blog', label: 'News' }];
    server.use(http.get('*/api/auth/menu', () => HttpResponse.json({ menuType: 'account', menuItems })));
    const request = deferResponse('get', '/auth/menu');
    const { user, queryClient } = renderAsMember(PAGE);
    await waitForBuiltInMenu(user);
    const profile = within(await menuRegion()).getByRole('link', { name: 'Profile' });
    profile.focus();
    request.release();
    await waitFor(() => expect(queryClient.isFetching()).toBe(0));
    expect(profile).toHaveFocus();
    await user.keyboard('{Escape}');
    expect((await openMenu(user)).getByRole('link', { name: 'News' })).toBeVisible();
  });

  it('is requested once, in an idle callback or when the pointer comes near, however often it is opened', async () => {
    const request = deferResponse('get', '/auth/menu');
    request.release();
    const { user } = renderApp(PAGE);
    await user.hover(await menuButton());
    await openMenu(user, 'Menu');
    await user.click(await menuButton());
    await openMenu(user, 'Menu');
    expect(request.count()).toBe(1);
  });

  it('is not requested before the page has its own responses', async () => {
    const choices = deferResponse('get', '/resorts/filters');
    const menu = deferResponse('get', '/auth/menu');
    menu.release();
    renderApp('/resorts');
    await screen.findByText(/^Showing 12 of/);
    await new Promise((resolve) => runWhenIdle(() => setTimeout(resolve)));
    expect(choices.count()).toBe(1);
    expect(menu.count()).toBe(0);
    choices.release();
    await waitFor(() => expect(menu.count()).toBe(1));
  });

  it('is walked through with the keyboard; Escape returns to the button', async () => {
    const { user } = renderAsMember(PAGE);
    (await menuButton()).focus();
    await user.keyboard('{Enter}');
    const menu = within(await menuRegion());
    await user.tab();
    expect(menu.getByRole('link', { name: 'Profile' })).toHaveFocus();
    await user.tab();
    expect(menu.getByRole('link', { name: 'Favorites' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument();
    expect(await menuButton()).toHaveFocus();
    expect(await menuButton()).toHaveAttribute('aria-expanded', 'false');
  });

  it('closes when the focus leaves it or something else is pressed', async () => {
    const { user } = renderAsMember(PAGE);
    await user.click(await menuButton());
    within(await menuRegion())
      .getByRole('button', { name: 'Log Out' })
      .focus();
    await user.tab();
    expect(screen.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument();

    await openMenu(user);
    await user.click(screen.getByRole('heading', { level: 1 }));
    expect(screen.queryByRole('region', { name: 'Account' })).not.toBeInTheDocument();
  });

  it('never stands open together with the mobile menu', async () => {
    const { user } = renderApp(PAGE);
    const burger = await screen.findByRole('button', { name: 'Menu' });
    await user.click(burger);
    expect(burger).toHaveAttribute('aria-expanded', 'true');
    await openMenu(user, 'Menu');
    expect(burger).toHaveAttribute('aria-expanded', 'false');
    await user.click(burger);
    expect(screen.queryByRole('region', { name: 'Menu' })).not.toBeInTheDocument();
  });

  it('does not open for someone who has gone on before it was loaded', async () => {
    const request = deferResponse('get', '/auth/menu');
    const { user } = renderApp(PAGE);
    await user.click(await menuButton());
    expect(await screen.findByText('Loading the account menu')).toBeInTheDocument();
    await user.tab();
    request.release();
    await waitFor(() => expect(screen.queryByText('Loading the account menu')).not.toBeInTheDocument());
    expect(screen.queryByRole('region', { name: 'Menu' })).not.toBeInTheDocument();
  });
});

it.each(['Account menu', 'Menu'])('%s stays closed when Back leads to the page on which it was open', async (name) => {
  const { user, router } = renderApp('/blog');
  const button = await screen.findByRole('button', { name });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  await act(() => router.navigate(PAGE));
  await page();
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await act(() => router.navigate(-1));
  await screen.findByRole('heading', { level: 1, name: 'Alpine Insights' });
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

it('Account menu stays closed when Back and Forward lead to another view of a page and to the one on which it was open', async () => {
  const { user, router } = renderApp('/blog?tag=Gear', '/blog');
  const button = await screen.findByRole('button', { name: 'Account menu' });
  await user.click(button);
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'true'));
  await act(() => router.navigate(-1));
  expect(button).toHaveAttribute('aria-expanded', 'false');
  await act(() => router.navigate(1));
  expect(button).toHaveAttribute('aria-expanded', 'false');
});

describe('the mobile menu', () => {
  const burger = () => screen.findByRole('button', { name: 'Menu' });
  const sections = () => screen.getByRole('navigation', { name: 'Menu' });

  it('closes when a link keeps the path', async () => {
    const { user, router } = renderApp('/blog?tag=Gear');
    await user.click(await burger());
    await user.click(within(sections()).getByRole('link', { name: 'Blog' }));
    await waitFor(async () => expect(await burger()).toHaveAttribute('aria-expanded', 'false'));
    expect(router.state.location.search).toBe('');
  });

  it('closes on Escape, which returns to its button, and when the focus leaves the header', async () => {
    const { user } = renderApp(PAGE);
    await user.click(await burger());
    within(sections()).getByRole('link', { name: 'About' }).focus();
    await user.keyboard('{Escape}');
    expect(await burger()).toHaveAttribute('aria-expanded', 'false');
    expect(await burger()).toHaveFocus();

    await user.keyboard('{Enter}');
    expect(await burger()).toHaveAttribute('aria-expanded', 'true');
    screen.getByRole('link', { name: 'Skip to content' }).focus();
    await waitFor(async () => expect(await burger()).toHaveAttribute('aria-expanded', 'false'));
  });

  it('is reached by the next Tab once it is open', async () => {
    const { user } = renderApp(PAGE);
    await user.click(await burger());
    await user.tab();
    expect(within(sections()).getByRole('link', { name: 'Resorts' })).toHaveFocus();
  });
});
