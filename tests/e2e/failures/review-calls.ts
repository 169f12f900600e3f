import type { Page } from '@playwright/test';
import { demoAccount } from '@/demo/seed/users';
import { m } from '@/paraglide/messages';
import { fillIn } from '../people';
import { expect } from '../site';
import type { FailingCall, Outcome } from './call';
import { OF_FORMS } from './failures';
import { FIELD_ERROR, write } from './outcomes';

const words = {
  title: 'Early cabin, empty pistes',
  comment: 'Took the first cabin and had the upper half to ourselves until ten.',
};
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const logBackIn = (page: Page) => fillIn(page, demoAccount.email, demoAccount.password);

const press = (button: string) => (page: Page) => page.getByRole('button', { name: button, exact: true }).click();

async function keepsReview(page: Page): Promise<void> {
  await expect(box(page, 'Title')).toHaveValue(words.title);
  await expect(box(page, 'Review')).toHaveValue(words.comment);
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
}

const openEdit = (page: Page) => page.getByRole('button', { name: 'Edit review' }).first().click();
const edit = async (page: Page) => {
  await openEdit(page);
  await box(page, 'Title').fill(words.title);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
};
const keepsEdit = (page: Page) => expect(box(page, 'Title')).toHaveValue(words.title);

const saving = write({
  failed: m.reviews_update_failed(),
  loggedOutDetail: m.reviews_log_in_to_update(),
  inPage: [],
  hasFields: true,
  accepted: { toast: m.reviews_updated() },
  again: press('Save'),
  news: m.reviews_updated(),
  afterLogout: async (page) => {
    await logBackIn(page);
    await openEdit(page);
    await keepsEdit(page);
  },
});

/** A review that is said to be gone can be published anew; left, its words are there again should it be there again. */
const gone = (): Outcome => ({
  toast: m.reviews_update_failed(),
  shows: (page) => page.getByRole('dialog').getByText(m.reviews_gone_while_edited()),
  onward: async (page) => {
    await expect(page.getByRole('button', { name: 'Publish as New Review' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await openEdit(page);
    await keepsEdit(page);
  },
});

const openDeletion = async (page: Page) => {
  await page.getByRole('button', { name: 'Delete review' }).first().click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete', exact: true }).click();
};

const myReviews: FailingCall['part'] = (page) =>
  page.getByRole('heading', { name: 'My Reviews', level: 1, includeHidden: true });

/** Writes of reviews. */
export const reviewCalls: readonly FailingCall[] = [
  {
    call: 'POST /reviews',
    path: /^\/api\/reviews$/,
    on: '/resorts/verbier?tab=reviews',
    as: 'member',
    ways: 'every',
    part: (page) => page.getByRole('article', { name: /^Review by/ }).first(),
    errand: async (page) => {
      await page.getByRole('radio', { name: '4 stars' }).check();
      await box(page, 'Title').fill(words.title);
      await box(page, 'Review').fill(words.comment);
      await page.getByRole('button', { name: 'Submit Review' }).click();
    },
    keeps: keepsReview,
    fields: { title: FIELD_ERROR },
    outcome: write({
      failed: m.reviews_add_failed(),
      loggedOutDetail: m.reviews_log_in_to_add(),
      inPage: [],
      hasFields: true,
      accepted: { toast: m.reviews_added() },
      again: press('Submit Review'),
      news: m.reviews_added(),
      afterLogout: async (page) => {
        await logBackIn(page);
        await keepsReview(page);
      },
    }),
  },
  {
    call: 'PUT /reviews/{id}',
    path: /^\/api\/reviews\/[^/]+$/,
    on: '/reviews',
    as: 'member',
    ways: [...OF_FORMS, '404'],
    part: myReviews,
    errand: edit,
    keeps: keepsEdit,
    fields: { title: FIELD_ERROR },
    outcome: (failure) => (failure.status === 404 ? gone : saving)(failure),
  },
  {
    call: 'DELETE /reviews/{id}',
    path: /^\/api\/reviews\/[^/]+$/,
    on: '/reviews',
    as: 'member',
    part: myReviews,
    errand: openDeletion,
    outcome: write({
      failed: m.reviews_delete_failed(),
      loggedOutDetail: m.reviews_log_in_to_delete(),
      inPage: [m.reviews_delete_error()],
      accepted: { toast: m.reviews_deleted() },
      shows: (page) => page.getByRole('alertdialog'),
      again: press('Delete'),
      news: m.reviews_deleted(),
    }),
  },
];
