import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderApp } from '../support/render-app';
import { narrowWindow } from '../support/window-width';

const field = () => screen.findByRole('combobox', { name: 'Search resorts, countries, areas and articles' });

describe('the search of the front page on a phone', () => {
  const openScreen = async () => {
    narrowWindow();
    const { user } = renderApp('/');
    await user.type(await field(), 'zer');
    await screen.findByRole('group', { name: 'Resorts' });
    return { user, page: await screen.findByRole('link', { name: 'Explore Resorts' }) };
  };
  const isClosed = () =>
    waitFor(() => expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument());

  it('lets nobody reach what it covers, until it is closed', async () => {
    const { user, page } = await openScreen();
    expect(page.closest('[inert]')).not.toBeNull();
    expect((await field()).closest('[inert]')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close search' }));
    await isClosed();
    expect(document.querySelector('[inert]')).toBeNull();
  });

  it('is closed by Escape wherever the focus is, which comes back to where the field stands', async () => {
    const { user } = await openScreen();
    screen.getByRole('button', { name: 'Clear search' }).focus();
    await user.keyboard('{Escape}');
    await isClosed();
    expect((await field()).closest('search')).toHaveFocus();
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    await user.click(await field());
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
  });

  it('lets the keyboard pass, and opens when something is typed', async () => {
    narrowWindow();
    const { user } = renderApp('/');
    const search = await field();
    act(() => search.closest('search')?.focus());
    await user.tab();
    expect(search).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Plan a trip' })).toHaveFocus();
    expect(screen.queryByRole('dialog', { name: 'Search' })).not.toBeInTheDocument();
    await user.tab({ shift: true });
    expect(search).toHaveFocus();
    await user.keyboard('z');
    expect(await screen.findByRole('dialog', { name: 'Search' })).toBeVisible();
    expect(search).toHaveValue('z');
    await user.keyboard('{Escape}');
    await isClosed();
    await user.tab();
    expect(search).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Clear search' })).toHaveFocus();
  });
});
