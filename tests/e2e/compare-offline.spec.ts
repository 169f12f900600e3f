import { expect, test } from './site';

test('"Add a resort" says without a network why it does not open, and opens once there is one', async ({
  page,
  context,
}) => {
  await page.goto('/compare?ids=zermatt,livigno');
  await expect(page.getByRole('table', { name: /side by side$/ })).toBeVisible();
  await expect(page.getByRole('region', { name: /^Notifications/ })).toBeAttached();
  await context.setOffline(true);
  const add = page.getByRole('button', { name: 'Add a resort' });
  await add.click();
  await expect(
    page.getByText('Network connection failed. Please check your internet connection.').first(),
  ).toBeVisible();
  await context.setOffline(false);
  await add.click();
  await expect(page.getByRole('dialog', { name: 'Add a resort' })).toBeVisible();
});
