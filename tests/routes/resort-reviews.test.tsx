import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import { clearSession } from '@/session/auth-storage';
import { hold } from '../support/hold';
import { renderApp } from '../support/render-app';
import { server, store } from '../support/server';
import { signInAsGuest, signInAsMember } from '../support/sign-in';

// Lena has reviewed Zermatt, but not Verbier.
const zermatt = '/resorts/zermatt?tab=reviews';
const verbier = '/resorts/verbier?tab=reviews';
const words = { title: 'Steep and sunny', comment: 'Go early, stay late, bring lunch.' };

const form = () => screen.findByRole('form', { name: 'Write a Review' });
const title = () => screen.getByRole('textbox', { name: 'Title' });
const comment = () => screen.getByRole('textbox', { name: 'Review' });
const star = (name: string) => screen.getByRole('radio', { name });
const submit = () => screen.getByRole('button', { name: 'Submit Review' });
const ownCard = () => screen.findByRole('article', { name: 'Review by Lena Meier' });
const drafts = () => localStorage.getItem('drafts') ?? '';

type User = ReturnType<typeof renderApp>['user'];
async function fillIn(user: User) {
  await form();
  await user.click(star('4 stars'));
  await user.click(title());
  await user.paste(words.title);
  await user.click(comment());
  await user.paste(words.comment);
}

/** Counts what is posted, and lets it pass. */
function countPosts() {
  const posted: unknown[] = [];
  server.use(
    http.post('*/api/reviews', async ({ request }) => {
      posted.push(await request.clone().json());
    }),
  );
  return posted;
}

const refuse = (status: number, body: object) => http.post('*/api/reviews', () => HttpResponse.json(body, { status }));

describe('writing a review', () => {
  it('sends the words without blanks around them, shows them in the list, and takes them into rating and count', async () => {
    signInAsMember();
    const posted = countPosts();
    const { user } = renderApp(verbier);
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
    expect(screen.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus();
    expect(drafts()).toBe('');
  });

  it('says what is missing, word for word, and where, before anything is sent', async () => {
    signInAsMember();
    const posted = countPosts();
    const { user } = renderApp(verbier);
    await form();
    await user.click(submit());

    expect(await screen.findByText('Please select a rating')).toBeVisible();
    expect(screen.getByRole('radiogroup', { name: 'Rating' })).toHaveAccessibleDescription('Please select a rating');
    expect(title()).toHaveAccessibleDescription('Title must be at least 3 characters');
    expect(comment()).toHaveAccessibleDescription('Review must be at least 10 characters');
    expect(star('1 star')).toHaveFocus();

    await user.click(title());
    await user.paste('a'.repeat(101));
    await user.click(comment());
    await user.paste('a'.repeat(1001));
    expect(title()).toHaveAccessibleDescription('Title cannot exceed 100 characters');
    expect(comment()).toHaveAccessibleDescription('Review cannot exceed 1000 characters');
    expect(screen.getByText('101 / 100')).toBeVisible();
    expect(screen.getByText('1001 / 1000')).toBeVisible();
    expect(posted).toEqual([]);
  });

  it('counts the characters as they are typed', async () => {
    signInAsMember();
    const { user } = renderApp(verbier);
    await form();
    expect(screen.getByText('0 / 1000')).toBeVisible();
    await user.type(comment(), 'Sunny');
    expect(screen.getByText('5 / 1000')).toBeVisible();
  });

  it('chooses stars with the arrow keys', async () => {
    signInAsMember();
    const { user } = renderApp(verbier);
    await form();
    star('1 star').focus();
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(star('2 stars')).toBeChecked());
    await user.keyboard('{ArrowRight}');
    await waitFor(() => expect(star('3 stars')).toBeChecked());
  });

  it('is one request, however often and by whatever means it is submitted', async () => {
    signInAsMember();
    const posts = hold('post', '/reviews');
    const { user } = renderApp(verbier);
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
    signInAsMember();
    server.use(refuse(500, {}));
    const { user } = renderApp(verbier);
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

  it("puts the server's messages under their fields", async () => {
    signInAsMember();
    server.use(refuse(400, { message: 'No', fieldErrors: { comment: 'No links, please', resort_id: 'Closed' } }));
    const { user } = renderApp(verbier);
    await fillIn(user);
    await user.click(submit());
    expect(await screen.findByText('No links, please')).toBeVisible();
    expect(comment()).toHaveAccessibleDescription('No links, please');
    await waitFor(() => expect(comment()).toHaveFocus());
    expect(within(await form()).getByRole('alert')).toHaveTextContent('Closed');
  });

  it('of a resort reviewed meanwhile is refused, and the review that exists is shown', async () => {
    signInAsMember();
    const { user } = renderApp(verbier);
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
    expect(screen.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus();
  });
});

describe('a half-written review', () => {
  it('is there again after a reload, and can be discarded', async () => {
    signInAsMember();
    const first = renderApp(verbier);
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
    await user.type(await screen.findByLabelText('Email'), 'lena@example.com');
    await user.type(screen.getByLabelText('Password'), 'snowline-demo{Enter}');
    await form();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(verbier);
    expect(title()).toHaveValue(words.title);
    expect(comment()).toHaveValue(words.comment);
    await user.click(submit());
    expect(await screen.findByText('Review added successfully!')).toBeVisible();
  });

  it("is nobody else's, and not another resort's", async () => {
    signInAsMember();
    const first = renderApp(verbier);
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
    await user.type(await screen.findByLabelText('Email'), 'lena@example.com');
    await user.type(screen.getByLabelText('Password'), 'snowline-demo{Enter}');
    expect(await screen.findByRole('button', { name: 'Edit review' })).toBeVisible();
    expect(`${router.state.location.pathname}${router.state.location.search}`).toBe(zermatt);
  });

  it('as a guest learns that it takes an account', async () => {
    signInAsGuest();
    renderApp(zermatt);
    expect(await screen.findByText(/they need an account/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Sign in to Write a Review' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Write a Review' })).not.toBeInTheDocument();
  });

  it('sees the form go when the session ends', async () => {
    signInAsMember();
    renderApp(verbier);
    await form();
    clearSession();
    expect(await screen.findByRole('link', { name: 'Sign in to Write a Review' })).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Write a Review' })).not.toBeInTheDocument();
  });
});

describe('whether one has written', () => {
  it('is being checked first', async () => {
    signInAsMember();
    const check = hold('get', '/reviews/user/my-reviews');
    renderApp(verbier);
    expect(await screen.findByText('Checking your review status...')).toBeVisible();
    check.release();
    expect(await form()).toBeVisible();
    expect(screen.queryByText('Checking your review status...')).not.toBeInTheDocument();
  });

  it('may fail to be known: that is said, with a retry, beside the list', async () => {
    signInAsMember();
    server.use(http.get('*/api/reviews/user/my-reviews', () => new HttpResponse(null, { status: 403 })));
    const { user } = renderApp('/resorts/verbier?tab=reviews');
    const failure = await screen.findByRole('heading', { name: 'Error checking for existing review' });
    expect(failure).toBeVisible();
    expect(screen.getByText(/No reviews yet|out of|reviews?$/, { selector: 'p' })).toBeVisible();
    server.resetHandlers();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await form()).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Write a Review' })).toHaveFocus();
  });
});

describe('editing', () => {
  const openDialog = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Edit review' }));
    return within(await screen.findByRole('dialog', { name: 'Edit review' }));
  };

  it('starts from what is written, saves it and shows it', async () => {
    signInAsMember();
    const { user } = renderApp(zermatt);
    const old = store.reviews().find((row) => row.resort_id === 'zermatt' && row.author === 'member-lena');
    const dialog = await openDialog(user);
    const field = dialog.getByRole('textbox', { name: 'Title' });
    expect(field).toHaveValue(old?.title);
    expect(dialog.getByRole('textbox', { name: 'Review' })).toHaveValue(old?.comment);
    await user.clear(field);
    await user.type(field, 'Ok');
    await user.click(dialog.getByRole('radio', { name: '2 stars' }));
    await user.click(dialog.getByRole('button', { name: 'Save' }));

    expect(await screen.findByText('Review updated successfully!')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const card = await ownCard();
    expect(await within(card).findByRole('heading', { name: 'Ok' })).toBeVisible();
    expect(within(card).getByRole('img', { name: '2 out of 5' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit review' })).toHaveFocus();
    expect(drafts()).toBe('');
  });

  it('cannot be saved while a field is blank or it is being saved', async () => {
    signInAsMember();
    const puts = hold('put', '/reviews/:id');
    const { user } = renderApp(zermatt);
    const dialog = await openDialog(user);
    const field = dialog.getByRole('textbox', { name: 'Title' });
    await user.clear(field);
    await user.type(field, '  ');
    expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
    await user.type(field, 'Fine');
    const save = dialog.getByRole('button', { name: 'Save' });
    expect(save).toBeEnabled();
    await user.dblClick(save);
    const busy = await dialog.findByRole('button', { name: 'Saving...' });
    expect(busy).toHaveAttribute('aria-disabled', 'true');
    await user.click(busy);
    await user.keyboard('{Escape}');
    expect(busy).toBeVisible();
    puts.release();
    await screen.findByText('Review updated successfully!');
    expect(puts.count()).toBe(1);
  });

  it('stays open when saving fails, and says why', async () => {
    signInAsMember();
    server.use(
      http.put('*/api/reviews/:id', () =>
        HttpResponse.json({ message: 'No', fieldErrors: { title: 'Mind your language' } }, { status: 400 }),
      ),
    );
    const { user } = renderApp(zermatt);
    const dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByText('Mind your language')).toBeVisible();
    expect(await screen.findByText('Failed to update review')).toBeVisible();
  });

  it('keeps unsaved changes when the dialog is left by Escape, and forgets them on Cancel', async () => {
    signInAsMember();
    const { user } = renderApp(zermatt);
    let dialog = await openDialog(user);
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ', twice');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    dialog = await openDialog(user);
    expect(dialog.getByDisplayValue(/, twice$/)).toBeVisible();
    expect(dialog.getByText('Your unsaved changes are back.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

    dialog = await openDialog(user);
    expect(dialog.queryByDisplayValue(/, twice$/)).not.toBeInTheDocument();
    expect(drafts()).toBe('');
  });

  it("is offered for one's own review only", async () => {
    signInAsMember();
    renderApp(zermatt);
    const card = await ownCard();
    expect(await within(card).findByRole('button', { name: 'Edit review' })).toBeVisible();
    expect(screen.getAllByRole('button', { name: 'Edit review' })).toHaveLength(1);
    expect(screen.getAllByRole('button', { name: 'Delete review' })).toHaveLength(1);
  });
});

describe('deleting', () => {
  const openDialog = async (user: User) => {
    await user.click(await screen.findByRole('button', { name: 'Delete review' }));
    return within(await screen.findByRole('alertdialog', { name: 'Delete review' }));
  };

  it('asks in the exact words, deletes once, and the form is back', async () => {
    signInAsMember();
    const deletions = hold('delete', '/reviews/:id');
    const { user } = renderApp(zermatt);
    const own = store.reviews().find((row) => row.resort_id === 'zermatt' && row.author === 'member-lena');
    const dialog = await openDialog(user);
    expect(dialog.getByText(`Are you sure you want to delete your review "${own?.title}" for Zermatt?`)).toBeVisible();
    expect(dialog.getByText('This action cannot be undone.')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }));
    await user.click(await dialog.findByRole('button', { name: 'Deleting...' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('alertdialog')).toBeVisible();
    deletions.release();

    expect(await screen.findByText('Review deleted successfully!')).toBeVisible();
    expect(deletions.count()).toBe(1);
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.queryByRole('article', { name: 'Review by Lena Meier' })).not.toBeInTheDocument();
    expect(await form()).toBeVisible();
    await waitFor(() => expect(screen.getByRole('heading', { level: 2, name: 'Reviews' })).toHaveFocus());
  });

  it('is called off by Cancel or Escape, and the focus is where it was', async () => {
    signInAsMember();
    const { user } = renderApp(zermatt);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Delete review' })).toHaveFocus());
    await openDialog(user);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(await ownCard()).toBeVisible();
  });

  it('that fails says so and leaves the question open', async () => {
    signInAsMember();
    server.use(http.delete('*/api/reviews/:id', () => new HttpResponse(null, { status: 500 })));
    const { user } = renderApp(zermatt);
    const dialog = await openDialog(user);
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Error deleting review');
    expect(await screen.findByText('Failed to delete review')).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Delete' })).toBeEnabled();
  });
});

describe('the list', () => {
  it('of two thousand reviews is drawn in parts, the own one first', async () => {
    signInAsMember();
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
    const { user } = renderApp(verbier);
    expect(await screen.findByText('Showing 20 of 2,001 reviews')).toBeVisible();
    const names = () => screen.getAllByRole('article').map((card) => card.getAttribute('aria-label'));
    expect(names().slice(0, 2)).toEqual(['Review by Lena Meier', 'Review by Skier 0']);
    await user.click(screen.getByRole('button', { name: 'Show more reviews' }));
    expect(screen.getByText('Showing 40 of 2,001 reviews')).toBeVisible();
    expect(screen.getAllByRole('article')[20]).toHaveFocus();
  });

  it('that cannot be loaded says so, and can be asked for again', async () => {
    const { user } = renderApp('/resorts/ordino-arcalis?tab=reviews');
    expect(await screen.findByRole('heading', { name: 'Error fetching reviews' })).toBeVisible();
    server.use(http.get('*/api/reviews/resort/:id', () => HttpResponse.json({ reviews: [] })));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText(/No reviews yet/)).toBeVisible();
  });
});
