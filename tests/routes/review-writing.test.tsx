// spec: 4.11, 5.5, 8.8

import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { deferResponse } from '../support/deferred-response';
import { drafts } from '../support/drafts';
import { renderApp, renderAsMember } from '../support/render-app';
import {
  comment,
  countPosts,
  fillIn,
  form,
  ownCard,
  refuse,
  star,
  submit,
  title,
  verbier,
  words,
  zermatt,
} from '../support/review-form';
import { server, store } from '../support/server';
import { logInAsMember, saveFavorites, signInAsMember } from '../support/sign-in';

describe('writing a review', () => {
  it('sends the words without blanks around them, shows them in the list, and takes them into rating and count', async () => {
    const posted = countPosts();
    const { user } = renderAsMember(verbier);
    await form();
    await user.click(star('4 stars'));
    await user.type(title(), ` ${words.title} `);
    await user.type(comment(), words.comment);
    const before = store.reviews().filter(({ resort_id }) => resort_id === 'verbier').length;
    await user.click(submit());

    expect(await screen.findByText('Review added successfully!')).toBeVisible();
    expect(posted).toEqual([{ resort_id: 'verbier', rating: 4, ...words }]);
    const card = await ownCard();
    expect(within(card).getByRole('heading', { name: words.title })).toBeVisible();
    expect(within(card).getByRole('img', { name: '4 out of 5' })).toBeVisible();
    const histogram = within(screen.getByRole('region', { name: 'Reviews' }));
    expect(histogram.getByText(`${before + 1} reviews`)).toBeVisible();
    expect(
      await screen.findByText("You've already reviewed this resort. You can edit or delete your review below."),
    ).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Write a Review' })).not.toBeInTheDocument();
    // Nor is there an empty landmark in its place.
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus());
    expect(drafts()).toBe('');
  });

  it('reads from right to left in a language that does, while it is written and once it is there', async () => {
    const { user } = renderAsMember(verbier);
    await fillIn(user);
    expect(title()).toHaveAttribute('dir', 'auto');
    expect(comment()).toHaveAttribute('dir', 'auto');
    await user.clear(title());
    await user.paste('שלום!');
    await user.click(submit());
    const card = within(await ownCard());
    expect(card.getByRole('heading', { name: 'שלום!' })).toHaveAttribute('dir', 'auto');
    expect(card.getByText(words.comment)).toHaveAttribute('dir', 'auto');
  });

  it('changes the rating on the favorites too', async () => {
    saveFavorites(signInAsMember().id, 'verbier');
    const { user } = renderApp(verbier);
    await screen.findByRole('button', { name: 'Saved to Favorites' });
    await fillIn(user);
    await user.click(submit());
    await screen.findByText('Review added successfully!');
    const count = store.reviews().filter(({ resort_id }) => resort_id === 'verbier').length;
    const [link] = screen.getAllByRole('link', { name: 'Favorites' });
    await user.click(link as HTMLElement);
    const card = within(await screen.findByRole('article', { name: 'Verbier' }));
    expect(await card.findByRole('img', { name: new RegExp(`by ${count} reviews`) })).toBeVisible();
  });

  it('says what is missing, word for word, and where, before anything is sent', async () => {
    const posted = countPosts();
    const { user } = renderAsMember(verbier);
    await form();
    await user.click(submit());

    expect(await screen.findByText('Please select a rating')).toBeVisible();
    const rating = screen.getByRole('radiogroup', { name: 'Rating' });
    expect(rating).toHaveAccessibleDescription('Please select a rating');
    // Its legend is on the screen.
    expect(screen.getByText('Rating')).toBeVisible();
    expect(rating).toHaveAttribute('aria-labelledby', screen.getByText('Rating').id);
    expect(title()).toHaveAccessibleDescription('Title must be at least 3 characters');
    expect(comment()).toHaveAccessibleDescription('Review must be at least 10 characters');
    await waitFor(() => expect(star('1 star')).toHaveFocus());

    await user.click(title());
    await user.paste('a'.repeat(101));
    await user.click(comment());
    await user.paste('a'.repeat(1001));
    // A form that was sent once is looked at anew after each change, a moment later.
    await waitFor(() => {
      expect(title()).toHaveAccessibleDescription('Title cannot exceed 100 characters');
      expect(comment()).toHaveAccessibleDescription('Review cannot exceed 1000 characters');
    });
    expect(screen.getByText('101 / 100')).toBeVisible();
    expect(screen.getByText('1001 / 1000')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('is one request, however often and by whatever means it is submitted', async () => {
    const posts = deferResponse('post', '/reviews');
    const { user } = renderAsMember(verbier);
    await fillIn(user);
    await user.dblClick(submit());
    const busy = await screen.findByRole('button', { name: 'Submitting...' });
    await user.click(busy);
    await user.type(title(), '{Enter}');
    await waitFor(() => expect(posts.count()).toBe(1));
    posts.release();
    await screen.findByText('Review added successfully!');
    expect(posts.count()).toBe(1);
    expect(store.reviews().filter((row) => row.resort_id === 'verbier' && row.author === 'member-lena')).toHaveLength(
      1,
    );
  });

  it('keeps the words when it fails, says why once, and can be sent again', async () => {
    server.use(refuse(500, {}));
    const { user } = renderAsMember(verbier);
    await fillIn(user);
    await user.click(submit());

    expect(await screen.findByText('Error adding review')).toBeVisible();
    expect(within(await form()).getByRole('alert')).toHaveTextContent(
      'Something went wrong on our end. Please try again later.',
    );
    expect(title()).toHaveValue(words.title);
    expect(comment()).toHaveValue(words.comment);
    expect(star('4 stars')).toBeChecked();
    expect(drafts()).toContain(words.comment);

    server.resetHandlers();
    await user.click(submit());
    expect(await screen.findByText('Review added successfully!')).toBeVisible();
    expect(drafts()).toBe('');
  });

  it('of a resort reviewed meanwhile is refused, and the review that exists is shown', async () => {
    const { user } = renderAsMember(verbier);
    await fillIn(user);
    store.saveReview({
      id: 'elsewhere',
      resort_id: 'verbier',
      author: 'member-lena',
      rating: 2,
      title: 'From another tab',
      comment: 'Written a moment ago.',
      created_at: '2026-03-01T10:00:00Z',
      updated_at: null,
    });
    await user.click(submit());
    expect(await within(await ownCard()).findByText('From another tab')).toBeVisible();
    expect(screen.getByText('You have already reviewed this resort')).toBeVisible();
    expect(screen.getByText(/You can edit or delete your review below/)).toBeVisible();
    expect(screen.queryByText('Error adding review')).not.toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus());
  });

  it.each([{}, { message: 'Duplicate' }])(
    'that is refused as a second one says so twice in the same words',
    async (body) => {
      server.use(refuse(409, body));
      const { user } = renderAsMember(verbier);
      await fillIn(user);
      await user.click(submit());
      const alert = await within(await form()).findByRole('alert');
      expect(alert).toHaveTextContent(/^You have already reviewed this resort$/);
      await waitFor(() => expect(screen.getAllByText('You have already reviewed this resort')).toHaveLength(2));
      expect(comment()).toHaveValue(words.comment);
    },
  );

  it('of a resort that one turns out to have reviewed leads from logging in to what says so', async () => {
    const { user } = renderApp(zermatt);
    await user.click(await screen.findByRole('link', { name: 'Sign in to Write a Review' }));
    await logInAsMember(user);
    const notice = await screen.findByText(/You can edit or delete your review below/);
    await waitFor(() => expect(document.body).not.toHaveFocus());
    expect(document.activeElement).toContainElement(notice);
  });
});
