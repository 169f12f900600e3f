import type { Page } from '@playwright/test';
import { demoAccount } from '@/demo/seed/users';
import { choose, expect, test } from './translated-page';

// What people with an account do, or want to have one for, on a page that the browser translates.

async function logIn(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(demoAccount.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: '«Log In»' }).click();
}

/** Logs in as the member who exists from the start, and goes to a page. */
async function openAsMember(page: Page, path: string): Promise<void> {
  await page.goto('/login');
  await logIn(page, demoAccount.password);
  await expect(page.getByText('«Signed in successfully!»')).toBeVisible();
  await page.goto(path);
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

test('An empty sign-up says what is missing, until it is there', async ({ page }) => {
  await page.goto('/signup');
  const send = page.getByRole('button', { name: /«(Sign Up|Create Account)»/ });
  await send.click();
  const email = page.getByRole('textbox', { name: 'Email' });
  await expect(email).toHaveAccessibleDescription(/^«.+»$/);
  await email.fill('ida');
  await send.click();
  await expect(email).toHaveAccessibleDescription('«Please enter a valid email address»');
  await email.fill('ida@example.com');
  await expect(email).not.toHaveAccessibleDescription(/valid email/);
});

test('A review: refused, written, changed and deleted', async ({ page }) => {
  await openAsMember(page, '/resorts/verbier?tab=reviews');
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

test('Own reviews: filtered, sorted and cleared', async ({ page }) => {
  await openAsMember(page, '/reviews');
  const count = page.getByText(/^«\d+ of \d+ reviews»$/);
  const all = (await count.textContent()) ?? '';
  await choose(page, 'Sort By', 'Oldest');
  await expect(page.getByRole('combobox', { name: 'Sort By' })).toHaveText('«Oldest»');
  await choose(page, 'Rating', '1 star');
  await expect(count).not.toHaveText(all);
  await page.getByRole('button', { name: '«Clear Filters»' }).click();
  await expect(count).toHaveText(all);
  await expect(page.getByRole('combobox', { name: 'Rating' })).toHaveText('«All ratings»');
});

test('The profile: refused and saved', async ({ page }) => {
  await openAsMember(page, '/profile');
  const name = page.getByRole('textbox', { name: 'Full Name' });
  const username = page.getByRole('textbox', { name: 'Username' });
  const save = page.getByRole('button', { name: '«Save changes»' });
  await username.fill('x');
  await save.click();
  await expect(username).toHaveAccessibleDescription(/^«.+»$/);
  await username.fill('lena');
  await name.fill('Magda Oberhuber');
  await save.click();
  await expect(page.getByText('«Profile updated successfully»')).toBeVisible();
  await expect(save).toBeVisible();
});

test('The contact form: refused, failed and sent', async ({ page }) => {
  await page.goto('/about');
  const name = page.getByRole('textbox', { name: 'Name', exact: false }).first();
  const send = page.getByRole('button', { name: '«Send Message»' });
  await send.click();
  await expect(name).toHaveAccessibleDescription('«Please enter your name»');
  await choose(page, 'Inquiry type', 'General Feedback');
  await name.fill('Ida Berg');
  await page.getByRole('textbox', { name: 'Email' }).fill('fail@example.com');
  await page.getByRole('textbox', { name: 'Message' }).fill('Which resort for a first week in March?');
  await send.click();
  await expect(page.getByRole('alert').getByText('«Failed to send message. Please try again later.»')).toBeVisible();
  await page.getByRole('textbox', { name: 'Email' }).fill('ida@example.com');
  await send.click();
  await expect(
    page.getByRole('form').getByText("«Message sent successfully! We'll get back to you soon.»"),
  ).toBeVisible();
  await expect(page.getByText(/^«Failed to send/)).toHaveCount(0);
});

test("On a resort's own page the button says that it is saved", async ({ page }) => {
  await openAsMember(page, '/resorts/verbier');
  await page.getByRole('button', { name: '«Save to Favorites»' }).click();
  await expect(page.getByRole('button', { name: '«Saved to Favorites»' })).toBeVisible();
  await page.getByRole('button', { name: '«Saved to Favorites»' }).click();
  await expect(page.getByRole('button', { name: '«Save to Favorites»' })).toBeVisible();
});
