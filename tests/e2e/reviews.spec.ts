// spec: 4.11, 4.12, 4.13

import type { Page } from '@playwright/test';
import { requestsTo, serverState, signIn } from './people';
import { expect, test } from './site';

const words = {
  title: 'Early cabin, empty pistes',
  comment: 'Took the first cabin and had the upper half to ourselves until ten o’clock.',
};

async function write(page: Page, { title, comment } = words) {
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill(title);
  await page.getByRole('textbox', { name: 'Review' }).fill(comment);
}

test('Write, edit and delete a review', { tag: '@smoke' }, async ({ page, site }) => {
  await signIn(page);
  await page.goto('/resorts/verbier?tab=reviews');
  await write(page);
  await page.getByRole('button', { name: 'Submit Review' }).dblclick();
  await expect(page.getByText('Review added successfully!')).toBeVisible();
  await expect(
    page.getByText("You've already reviewed this resort. You can edit or delete your review below."),
  ).toBeVisible();
  await expect(page.getByRole('heading', { name: words.title })).toBeVisible();
  expect(await requestsTo(site, '/api/reviews')).toContain('POST /api/reviews');
  expect((await requestsTo(site, '/api/reviews')).filter((request) => request === 'POST /api/reviews')).toHaveLength(1);

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
