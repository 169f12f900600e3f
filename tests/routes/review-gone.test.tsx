import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { toast } from 'sonner';
import { describe, expect, it } from 'vitest';
import { demoAccount } from '@/demo/seed/users';
import { keepDraft } from '@/session/draft-storage';
import { drafts } from '../support/drafts';
import { renderAsMember } from '../support/render-app';
import { comment, fillIn, form, ownCard, submit, title, words, zermatt } from '../support/review-form';
import { server, store } from '../support/server';

const mine = () => store.reviews().filter(({ author }) => author === 'member-lena');
const ofZermatt = () => mine().find(({ resort_id }) => resort_id === 'zermatt');

/** What another device of hers would do. */
function deleteElsewhere() {
  for (const { id, resort_id } of mine()) if (resort_id === 'zermatt') store.deleteReview(id);
}

/** Changes the words of Lena's review of Zermatt while it is deleted elsewhere, and tries to save them. */
async function saveDeleted(address = zermatt, { title, comment } = words) {
  const { user } = renderAsMember(address);
  await user.click(await screen.findByRole('button', { name: 'Edit review' }));
  deleteElsewhere();
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit review' }));
  for (const [name, text] of [
    ['Title', title],
    ['Review', comment],
  ] as const) {
    await user.clear(dialog.getByRole('textbox', { name }));
    await user.click(dialog.getByRole('textbox', { name }));
    await user.paste(text);
  }
  await user.click(dialog.getByRole('button', { name: 'Save' }));
  await dialog.findByText(/This review has been deleted elsewhere/);
  return { user, dialog };
}

describe('a review that was deleted elsewhere while it is edited', () => {
  it('keeps the words in the form and can be published anew', async () => {
    const { user, dialog } = await saveDeleted();
    // Nothing else says it: the toast of a failure that the form shows is silent.
    expect(dialog.getByRole('alert')).toHaveTextContent(/deleted elsewhere/);
    expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(words.title);
    expect(dialog.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument();

    await user.click(dialog.getByRole('button', { name: 'Publish as New Review' }));
    expect(await screen.findByText('Review added successfully!')).toBeVisible();
    // Not beside the success.
    expect(toast.getToasts().map((shown) => 'title' in shown && shown.title)).toEqual(['Review added successfully!']);
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await within(await ownCard()).findByRole('heading', { name: words.title })).toBeVisible();
    expect(ofZermatt()).toMatchObject(words);
    expect(drafts()).toBe('');
  });

  it('can be published from My Reviews, even if it was the only one', async () => {
    for (const { id, resort_id } of mine()) if (resort_id !== 'zermatt') store.deleteReview(id);
    const { user, dialog } = await saveDeleted('/reviews');
    expect(await screen.findByText('No reviews yet')).toBeInTheDocument();
    await user.click(dialog.getByRole('button', { name: 'Publish as New Review' }));
    expect(await screen.findByRole('article', { name: 'Review of Zermatt' })).toHaveTextContent(words.title);
  });

  it('cannot be published anew where the server has not told its resort', async () => {
    const review = { id: '1', user_id: 'member-lena', rating: 4, resort: { name: 'Zermatt' }, ...words };
    server.use(
      http.get('*/api/reviews/user/my-reviews', () => HttpResponse.json([review])),
      http.put('*/api/reviews/1', () => HttpResponse.json({}, { status: 404 })),
    );
    const { user } = renderAsMember('/reviews');
    await user.click(await screen.findByRole('button', { name: 'Edit review' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit review' }));
    await user.type(dialog.getByRole('textbox', { name: 'Review' }), ' Still.');
    await user.click(dialog.getByRole('button', { name: 'Save' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('The requested resource could not be found.');
    expect(dialog.getByRole('textbox', { name: 'Review' })).toHaveValue(`${words.comment} Still.`);
    expect(dialog.getByRole('button', { name: 'Save' })).toBeVisible();
  });

  it('obeys the limits of a new review', async () => {
    const { user, dialog } = await saveDeleted(zermatt, { title: 'Ok', comment: words.comment });
    await user.click(dialog.getByRole('button', { name: 'Publish as New Review' }));
    expect(await dialog.findByText('Title must be at least 3 characters')).toBeVisible();
    expect(ofZermatt()).toBeUndefined();
  });

  it('leaves its words in the form of a new review when the dialog is left', async () => {
    const { user, dialog } = await saveDeleted();
    await user.type(dialog.getByRole('textbox', { name: 'Title' }), ', still');
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(within(await form()).getByText('Your draft is back.')).toBeVisible();
    expect(title()).toHaveValue(`${words.title}, still`);
    expect(comment()).toHaveValue(words.comment);
  });

  it('goes with its words only by Cancel', async () => {
    const { user, dialog } = await saveDeleted();
    await user.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await form();
    expect(title()).toHaveValue('');
    expect(drafts()).toBe('');
  });
});

it('words of a review that was refused because there is one are offered when that one is edited', async () => {
  const own = ofZermatt();
  deleteElsewhere();
  const { user } = renderAsMember(zermatt);
  await fillIn(user);
  if (own) store.saveReview(own);
  await user.click(submit());

  await user.click(await screen.findByRole('button', { name: 'Edit review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit review' }));
  expect(dialog.getByRole('textbox', { name: 'Review' })).toHaveValue(words.comment);
  await user.click(dialog.getByRole('button', { name: 'Discard changes' }));
  expect(dialog.getByRole('textbox', { name: 'Review' })).toHaveValue(own?.comment);
});

it('words of a review that was refused are kept although another tab has sent another under the same draft', async () => {
  const own = ofZermatt();
  deleteElsewhere();
  const { user } = renderAsMember(zermatt);
  await fillIn(user);
  // What sending it from another tab leaves behind.
  const drafts = localStorage.getItem('drafts') ?? '';
  localStorage.setItem('drafts', drafts.replace(/"value":\{.*?\}/, '"value":null'));
  sessionStorage.clear();
  if (own) store.saveReview(own);
  await user.click(submit());

  await user.click(await screen.findByRole('button', { name: 'Edit review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit review' }));
  expect(dialog.getByRole('textbox', { name: 'Review' })).toHaveValue(words.comment);
});

/** A text copied from right to left, as a chat passes it on: with marks of its direction, which nobody sees. */
const marked = (text: string) => `\u2067${text}\u2069`;

it.each([
  ['', words],
  [', with marks of direction', { title: marked(words.title), comment: marked(words.comment) }],
])('a review that is there already, word for word%s, is added, as after a lost response', async (_, sent) => {
  const own = ofZermatt();
  deleteElsewhere();
  const sentAndLost = async ({ request }: { request: Request }) => {
    if (own) store.saveReview({ ...own, ...((await request.json()) as typeof words & { rating: number }) });
    return HttpResponse.error();
  };
  server.use(http.post('*/api/reviews', sentAndLost, { once: true }));
  const { user } = renderAsMember(zermatt);
  await fillIn(user, sent);
  await user.type(comment(), '  ');
  await user.click(submit());
  await within(await form()).findByText(/^Network connection failed/);
  await user.click(submit());
  // It is there, as was wished: no failure.
  expect(await screen.findByText('Review added successfully!')).toBeVisible();
  expect(screen.queryByText('You have already reviewed this resort')).not.toBeInTheDocument();

  await user.click(await screen.findByRole('button', { name: 'Edit review' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit review' }));
  expect(dialog.getByRole('textbox', { name: 'Review' })).toHaveValue(words.comment);
  expect(dialog.queryByText('Your unsaved changes are back.')).not.toBeInTheDocument();
  expect(drafts()).toBe('');
});

it.each([zermatt, '/reviews'])(
  'the draft of a review that is there, word for word, is gone on %s, as after a reload while it was sent',
  async (address) => {
    const { rating, title, comment } = ofZermatt() ?? {};
    keepDraft({ userId: demoAccount.id, key: 'review:zermatt' }, { rating, title: `${title} `, comment });
    renderAsMember(address);
    expect(await screen.findAllByRole('button', { name: 'Edit review' })).not.toHaveLength(0);
    await waitFor(() => expect(drafts()).toBe(''));
  },
);

it('a review that is gone already is deleted, as after a deletion whose response was lost', async () => {
  const { user } = renderAsMember(zermatt);
  await user.click(await screen.findByRole('button', { name: 'Delete review' }));
  const deletedAndLost = () => {
    deleteElsewhere();
    return HttpResponse.error();
  };
  server.use(http.delete('*/api/reviews/:id', deletedAndLost, { once: true }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await dialog.findByText('Error deleting review');
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('Review deleted successfully!')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await form()).toBeVisible();
});
