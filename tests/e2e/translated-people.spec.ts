import type { Page } from '@playwright/test';
import { demoAccount } from '@/demo/seed/users';
import { roundOfThree } from './links';
import { arrive } from './people';
import { expect, test } from './translated-page';

// What people with an account do, and those who decide together, on a page that the browser translates.

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAccount.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: '«Log In»' }).click();
}

test('Logging in with a wrong password, and then with the right one', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/login');
  await logIn(page, 'not hers');
  await expect(
    page.getByRole('main').or(page.locator('form')).getByText('«Invalid email or password»').first(),
  ).toBeVisible();
  await expect(page.getByRole('button', { name: '«Log In»' })).toBeEnabled();
  await logIn(page, demoAccount.password);
  await expect(page.getByText('«Signed in successfully!»')).toBeVisible();
  await page.getByRole('button', { name: 'Account menu' }).click();
  await page
    .getByRole('button', { name: 'Log Out' })
    .or(page.getByRole('menuitem', { name: 'Log Out' }))
    .click();
  await expect(page.getByText('«Signed out successfully!»')).toBeVisible();
});

test('A review: refused, written, changed and deleted', async ({ page, site }) => {
  await arrive(page, site, { as: 'member' });
  await page.goto('/resorts/verbier?tab=reviews');
  const title = page.getByRole('textbox', { name: 'Title' });
  const comment = page.getByRole('textbox', { name: 'Review' });
  await page.getByRole('button', { name: '«Submit Review»' }).click();
  await expect(title).toHaveAccessibleDescription('«Title must be at least 3 characters»');
  await page.getByRole('radio', { name: '4 stars' }).check();
  await title.fill('Early cabin');
  await expect(title).not.toHaveAccessibleDescription(/at least/);
  await comment.fill('Had the upper half to ourselves.');
  await expect(page.getByText('«32 / 1000»')).toBeVisible();
  await page.getByRole('button', { name: '«Submit Review»' }).click();
  await expect(page.getByText('«Review added successfully!»')).toBeVisible();
  await expect(page.getByRole('heading', { name: '«Early cabin»' })).toBeVisible();

  await page.getByRole('button', { name: 'Edit review' }).click();
  const edit = page.getByRole('dialog');
  await edit.getByRole('textbox', { name: 'Title' }).fill('Second thoughts');
  await edit.getByRole('button', { name: '«Save»' }).click();
  await expect(page.getByRole('heading', { name: '«Second thoughts»' })).toBeVisible();
  await expect(page.getByText('Early cabin')).toHaveCount(0);

  await page.getByRole('button', { name: 'Delete review' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: '«Delete»' }).click();
  await expect(page.getByText('«Review deleted successfully!»')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Second thoughts' })).toHaveCount(0);
});

test('A round is answered, changed, added to and taken back, and names stay as they are given', async ({ page }) => {
  await page.goto(roundOfThree);
  const headline = page.getByRole('main').getByRole('heading', { level: 2 }).last();
  await expect(headline).toHaveText('«Zermatt: 1 yes, nobody against.»');
  const choose = (index: number, word: string) =>
    page
      .getByRole('radiogroup')
      .nth(index)
      .getByRole('radio', { name: `«${word}»` })
      .click();
  const send = page.getByRole('button', { name: '«Send my answer»' });
  await send.click();
  await expect(page.getByText('«Please enter your name»')).toBeVisible();
  for (const [index, word] of ['Yes', 'Maybe', 'No'].entries()) await choose(index, word);
  await page.getByRole('textbox', { name: 'Your name' }).fill('Ben');
  await page.getByRole('textbox', { name: 'Note' }).fill('By train');
  await send.click();
  const people = page.getByRole('columnheader');
  await expect(people).toHaveCount(4);
  await expect(headline).not.toHaveText('«Zermatt: 1 yes, nobody against.»');

  await page.getByRole('button', { name: '«Change»' }).click();
  await choose(0, 'No');
  await send.click();
  await expect(page.getByRole('row').filter({ hasText: 'Livigno' })).toContainText('no');

  await page.getByRole('button', { name: '«Hide here»' }).click();
  await expect(page.getByText('«is hidden in this browser»')).toBeVisible();
  await page.getByRole('button', { name: '«Show»' }).click();
  await page.getByRole('button', { name: '«Add a resort»' }).click();
  await page.getByRole('combobox', { name: '«Resort»' }).fill('davos');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/not seen Davos/)).toBeVisible();
  await page.getByRole('button', { name: '«Send all answers»' }).click();
  await page.getByRole('button', { name: '«Take back»' }).click();
  await expect(people).toHaveCount(3);
  await page.getByRole('button', { name: '«Answer again»' }).click();
  await expect(page.getByRole('heading', { name: '«Where would you go?»' })).toBeVisible();
});
