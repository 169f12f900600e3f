import type { Page } from '@playwright/test';
import { demoAccount } from '@/demo/seed/users';
import { asked, fillIn, serverState, signIn } from './people';
import { expect, test } from './site';

const words = {
  title: 'Early cabin, empty pistes',
  comment: 'Took the first cabin and had the upper half to ourselves until ten o’clock.',
};

async function write(page: Page, { title, comment } = words) {
  await page.getByRole('radio', { name: '4 stars' }).check({ force: true });
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Review' }).fill(comment);
}

const titles = async (page: Page) => page.getByRole('main').getByRole('article').allTextContents();

test('Write, edit and delete a review', async ({ page, site }) => {
  await signIn(page);
  await page.goto('/resorts/verbier?tab=reviews');
  await write(page);
  await page.getByRole('button', { name: 'Submit Review' }).dblclick();
  await expect(page.getByText('Review added successfully!')).toBeVisible();
  await expect(
    page.getByText("You've already reviewed this resort. You can edit or delete your review below."),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  expect(await asked(site, '/api/reviews')).toContain('POST /api/reviews');
  expect((await asked(site, '/api/reviews')).filter((request) => request === 'POST /api/reviews')).toHaveLength(1);

  await page.getByRole('button', { name: 'Edit review' }).click();
  const edit = page.getByRole('dialog');
  await expect(edit.getByRole('textbox', { name: 'Title' })).toHaveValue(words.title);
  await edit.getByRole('textbox', { name: 'Title' }).fill('  ');
  await expect(edit.getByRole('button', { name: 'Save' })).toBeDisabled();
  await edit.getByRole('textbox', { name: 'Title' }).fill('Second thoughts');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Review updated successfully!')).toBeVisible();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Second thoughts' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete review' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('Are you sure you want to delete your review "Second thoughts" for Verbier?');
  await expect(question).toContainText('This action cannot be undone.');
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Review deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second thoughts' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible();
  expect((await serverState(site)).reviews.filter(([, review]) => review !== null)).toEqual([]);
});

test('What does not fit is said under its field, in the words agreed', async ({ page, site }) => {
  await signIn(page);
  await page.goto('/resorts/verbier?tab=reviews');
  await page.getByRole('textbox', { name: 'Title' }).fill('Go');
  await page.getByRole('textbox', { name: 'Review' }).fill('Too short');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Please select a rating')).toBeVisible();
  await expect(page.getByText('Title must be at least 3 characters')).toBeVisible();
  await expect(page.getByText('Review must be at least 10 characters')).toBeVisible();
  expect(await asked(site, '/api/reviews')).not.toContain('POST /api/reviews');
});

test('A session that ends in the middle of a review leads back to the words', async ({ page }) => {
  await signIn(page);
  await page.goto('/resorts/verbier?tab=reviews');
  await write(page);
  await page.route('**/api/reviews', (route) => route.fulfill({ status: 401, json: { message: 'Token expired' } }));
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page).toHaveURL('/login');
  await expect(page.getByText('Please log in to continue.')).toBeVisible();
  await page.unroute('**/api/reviews');

  await fillIn(page, demoAccount.email, demoAccount.password);
  await expect(page).toHaveURL('/resorts/verbier?tab=reviews');
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(words.title);
  await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue(words.comment);
  await expect(page.getByRole('radio', { name: '4 stars' })).toBeChecked();
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review added successfully!')).toBeVisible();
});

test('A review that could not be sent outlives a reload', async ({ page }) => {
  await signIn(page);
  await page.goto('/resorts/verbier?tab=reviews');
  await write(page);
  await page.route('**/api/reviews', (route) => route.abort());
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Error adding review')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue(words.comment);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Review' })).toHaveValue(words.comment);
});

test('My reviews are sorted, filtered and counted', async ({ page }) => {
  await signIn(page);
  await page.goto('/reviews');
  await expect(page.getByText('4 of 4 reviews')).toBeVisible();
  const newestFirst = await titles(page);
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Oldest' }).click();
  await expect.poll(() => titles(page)).toEqual(newestFirst.toReversed());
  await page.getByRole('combobox', { name: 'Sort' }).click();
  await page.getByRole('option', { name: 'Newest' }).click();
  await expect.poll(() => titles(page)).toEqual(newestFirst);

  await page.getByRole('combobox', { name: 'Rating' }).click();
  await page.getByRole('option', { name: '1 star' }).click();
  await expect(page.getByText('0 of 4 reviews')).toBeVisible();
  await page.getByRole('button', { name: 'Clear Filters' }).first().click();
  await expect(page.getByText('4 of 4 reviews')).toBeVisible();
});

test('Reviews that cannot be loaded are asked for again', async ({ page }) => {
  await signIn(page);
  await page.route('**/api/reviews/user/my-reviews', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/reviews');
  await expect(page.getByRole('alert').getByText('Failed to load reviews')).toBeVisible();
  await page.unroute('**/api/reviews/user/my-reviews');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByText('4 of 4 reviews')).toBeVisible();
});

test('Visitors and guests are asked to sign in', async ({ page }) => {
  await page.goto('/resorts/verbier?tab=reviews');
  await page.getByRole('link', { name: 'Sign in to Write a Review' }).click();
  await expect(page).toHaveURL('/login');
});
