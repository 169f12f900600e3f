import { onlineManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { networkError } from '@/config/error-catalogue';
import { useUpgradePrompt } from '@/features/favorites/upgrade-prompt';
import { renderApp, renderAsMember } from '../support/render-app';
import { form, ownCard, verbier, zermatt } from '../support/review-form';
import { server } from '../support/server';
import { pressable, saveFavorites, signInAsGuest } from '../support/sign-in';

const { failures, importing } = await vi.hoisted(async () => {
  const { missingChunks } = await import('../support/missing-chunks');
  return missingChunks('page', 'form', 'edit', 'remove', 'upgrade', 'add', 'search');
});
vi.mock('@/routes/resort.route', (original) => importing('page', original));
vi.mock('@/features/reviews/review-form', (original) => importing('form', original));
vi.mock('@/features/reviews/edit-review-dialog', (original) => importing('edit', original));
vi.mock('@/features/reviews/delete-review-dialog', (original) => importing('remove', original));
vi.mock('@/features/favorites/upgrade-dialog', (original) => importing('upgrade', original));
vi.mock('@/features/compare/add-resort-dialog', (original) => importing('add', original));
vi.mock('@/features/resort-filters/saved-searches/saved-searches', (original) => importing('search', original));

beforeEach(() => {
  // React reports what an error boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

describe('a chunk that did not come', () => {
  it('for the page of a resort comes with the network, and the resort with it', async () => {
    const { user } = renderApp('/resorts?search=zermatt');
    const link = await screen.findByRole('link', { name: 'Zermatt' });
    failures.page = 20;
    server.use(http.all('*/api/*', () => HttpResponse.error()));
    onTestFinished(() => onlineManager.setOnline(true));
    act(() => onlineManager.setOnline(false));
    await user.click(link);
    expect(await screen.findByRole('heading', { level: 1, name: 'Network Error' })).toBeVisible();
    server.resetHandlers();
    failures.page = 0;
    act(() => onlineManager.setOnline(true));
    expect(await screen.findByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
    expect(await screen.findByRole('tab', { name: 'Overview' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
  });

  it('for writing a review leaves the page, and is requested again', async () => {
    failures.form = 1;
    const { user } = renderAsMember(verbier);
    await user.click(await screen.findByRole('button', { name: 'Try Again' }));
    expect(await form()).toBeVisible();
    expect(screen.getByRole('heading', { level: 1, name: 'Verbier' })).toBeVisible();
  });

  it.each([
    ['edit', 'Edit review', 'dialog'],
    ['remove', 'Delete review', 'alertdialog'],
  ] as const)('for the dialog to %s a review leaves the page, and is requested again', async (chunk, label, role) => {
    failures[chunk] = 1;
    const { user } = renderAsMember(zermatt);
    const button = within(await ownCard()).getByRole('button', { name: label });
    await user.click(button);
    expect(await screen.findByText(networkError.message)).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
    await user.click(button);
    expect(await screen.findByRole(role)).toBeVisible();
  });

  it('for adding a resort to a comparison is told of, and requested again', async () => {
    failures.add = 2;
    const { user } = renderApp('/compare?ids=zermatt,livigno');
    await screen.findByRole('table', { name: /side by side$/ });
    const add = screen.getByRole('button', { name: 'Add a resort' });
    await user.hover(add);
    await waitFor(() => expect(failures.add).toBe(1));
    await user.click(add);
    expect(await screen.findByText(networkError.message)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await user.click(add);
    expect(await screen.findByRole('dialog', { name: 'Add a resort' })).toBeVisible();
  });

  it('for saving a search is told of, and requested again', async () => {
    failures.search = 1;
    const { user } = renderApp('/resorts?country=Norway');
    const save = await screen.findByRole('button', { name: 'Save Search' });
    await user.click(save);
    expect(await screen.findByText(networkError.message)).toBeVisible();
    await user.click(save);
    expect(await screen.findByText('Saved as Search 1')).toBeVisible();
  });

  it('for the upgrade dialog is requested again by the next attempt', async () => {
    failures.upgrade = 1;
    saveFavorites(signInAsGuest().id, 'zermatt', 'verbier', 'vail');
    const { user } = renderApp('/resorts/alta');
    const save = await pressable('Save to Favorites');
    await user.click(save);
    await waitFor(() => expect(failures.upgrade).toBe(0));
    expect(await screen.findByText(/reached the 3-resort limit/)).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    // Nothing on the screen tells when the attempt has been given up.
    await waitFor(() => expect(useUpgradePrompt.getState()).toBe(false));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await user.click(save);
    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});
