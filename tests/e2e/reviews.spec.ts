// spec: 4.11, 4.12, 4.13

import { serverState, signIn } from './people';
import { expect, test } from './site';

test('Write, edit and delete a review', { tag: '@smoke' }, async ({ page, site }) => {
  await signIn(page);
  await page.goto('/resorts/verbier?tab=reviews');
  await page.getByRole('radio', { name: '4 stars' }).check();
  await page.getByRole('textbox', { name: 'Title' }).fill('Early cabin, empty pistes');
  await page.getByRole('textbox', { name: 'Review' }).fill('Had the upper half to ourselves until ten o’clock.');
  await page.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText('Review added successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Early cabin, empty pistes' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit review' }).click();
  const edit = page.getByRole('dialog');
  await edit.getByRole('textbox', { name: 'Title' }).fill('Second thoughts');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Review updated successfully!')).toBeVisible();
  await expect(edit).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Second thoughts' })).toBeVisible();

  await page.getByRole('button', { name: 'Delete review' }).click();
  const question = page.getByRole('alertdialog');
  await page.mouse.click(5, 5);
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Review deleted successfully!')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second thoughts' })).toBeHidden();
  await expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible();
  expect((await serverState(site)).reviews.filter(([, review]) => review !== null)).toEqual([]);
});
