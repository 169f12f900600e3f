// spec: 4.11, 6.1, 8.8

import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { clearSession } from '@/session/auth-storage';
import { deferResponse } from '../support/deferred-response';
import { drafts } from '../support/drafts';
import { renderApp, renderAsMember } from '../support/render-app';
import { comment, fillIn, form, ownCard, star, submit, title, verbier, words, zermatt } from '../support/review-form';
import { server, store } from '../support/server';
import { logInAsMember, signInAsGuest, signInAsMember } from '../support/sign-in';

describe('a half-written review', () => {
  it('is there again after a reload, and can be discarded', async () => {
    const first = renderAsMember(verbier);
    await fillIn(first.user);
    first.unmount();

    const { user } = renderApp(verbier);
    await form();
    expect(title()).toHaveValue(words.title);
    expect(comment()).toHaveValue(words.comment);
    expect(star('4 stars')).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Discard draft' }));
    expect(title()).toHaveValue('');
    expect(comment()).toHaveValue('');
    expect(star('4 stars')).not.toBeChecked();
    expect(star('1 star')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Discard draft' })).not.toBeInTheDocument();
    expect(drafts()).toBe('');
  });

  it('survives a session that ends as it is sent: log in, and the words are back', async () => {
    const { token } = signInAsMember();
    const { user, router } = renderApp(verbier);
    await fillIn(user);
    store.closeSession(token);
    await user.click(submit());

    expect(await screen.findByText('Please log in to continue.')).toBeVisible();
    await logInAsMember(user);
    await form();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(verbier);
    expect(title()).toHaveValue(words.title);
    expect(comment()).toHaveValue(words.comment);
    await user.click(submit());
    expect(await screen.findByText('Review added successfully!')).toBeVisible();
  });

  it("is not another resort's", async () => {
    const first = renderAsMember(verbier);
    await fillIn(first.user);
    first.unmount();
    renderApp('/resorts/cervinia?tab=reviews');
    await form();
    expect(title()).toHaveValue('');
  });
});

describe('whoever may not write', () => {
  it('reads, and is asked to sign in and brought back', async () => {
    const { user, router } = renderApp(zermatt);
    expect(await ownCard()).toBeVisible();
    expect(screen.getByText('You must be logged in to leave a review')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Edit review' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('link', { name: 'Sign in to Write a Review' }));
    await logInAsMember(user);
    expect(await screen.findByRole('button', { name: 'Edit review' })).toBeVisible();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(zermatt);
  });

  it('is brought back to the form, not to the top of the page', async () => {
    const { user } = renderApp(verbier);
    await user.click(await screen.findByRole('link', { name: 'Sign in to Write a Review' }));
    await logInAsMember(user);
    await form();
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Write a Review' })).toHaveFocus());
  });

  it('as a guest learns that it takes an account', async () => {
    signInAsGuest();
    renderApp(zermatt);
    expect(await screen.findByText(/they need an account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to Write a Review' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Write a Review' })).not.toBeInTheDocument();
  });

  it('sees the form go when the session ends', async () => {
    renderAsMember(verbier);
    await form();
    clearSession();
    expect(await screen.findByRole('link', { name: 'Sign in to Write a Review' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Write a Review' })).not.toBeInTheDocument();
  });
});

describe('whether one has written', () => {
  it('is being checked first', async () => {
    const check = deferResponse('get', '/reviews/user/my-reviews');
    renderAsMember(verbier);
    expect(await screen.findByText('Checking your review status...')).toBeVisible();
    check.release();
    expect(await form()).toBeVisible();
    expect(screen.queryByText('Checking your review status...')).not.toBeInTheDocument();
  });

  it('may fail to be known: that is said, with a retry, beside the list', async () => {
    server.use(http.get('*/api/reviews/user/my-reviews', () => new HttpResponse(null, { status: 403 })));
    const { user } = renderAsMember('/resorts/verbier?tab=reviews');
    const failure = await screen.findByRole('heading', { name: 'Error checking for existing review' });
    expect(failure).toBeVisible();
    expect(screen.getByText(/No reviews yet|out of|reviews?$/, { selector: 'p' })).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await form()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Write a Review' })).toHaveFocus();
  });
});

describe('the list', () => {
  it('of two thousand reviews is rendered in parts, the own one first', async () => {
    const reviews = Array.from({ length: 2000 }, (_, index) => ({
      id: `many-${index}`,
      userId: `member-${index}`,
      userName: `Skier ${index}`,
      rating: (index % 5) + 1,
      title: `Day ${index}`,
      comment: 'Snow, sun and soup.',
      created_at: new Date(Date.UTC(2026, 0, 1) - index * 86_400_000).toISOString(),
      resortId: 'verbier',
    }));
    server.use(
      http.get('*/api/reviews/resort/:id', () =>
        HttpResponse.json({
          reviews: [
            ...reviews,
            { ...reviews[0], id: 'own', userId: 'member-lena', userName: 'Lena Meier', created_at: '2001-01-01' },
          ],
        }),
      ),
    );
    const { user } = renderAsMember(verbier);
    expect(await screen.findByText('Showing 20 of 2,001 reviews')).toBeVisible();
    const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(names().slice(0, 2)).toEqual(['Review by Lena Meier', 'Review by Skier 0']);
    await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(screen.getByText('Showing 40 of 2,001 reviews')).toBeVisible();
    expect(screen.getAllByRole('article')[20]).toHaveFocus();
  });

  it('that cannot be loaded says so, and can be requested again', async () => {
    const { user } = renderApp('/resorts/ordino-arcalis?tab=reviews');
    expect(await screen.findByRole('heading', { name: 'Error fetching reviews' })).toBeVisible();
    server.use(http.get('*/api/reviews/resort/:id', () => HttpResponse.json({ reviews: [] })));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/No reviews yet/)).toBeVisible();
  });
});
