import { canceledRequests, defer, deferResponses, isRequestTo } from './deferred-responses';
import { card } from './people';
import { search } from './resort-list';
import { expect, test } from './site';

test('The heading of the list comes with its cards on a slow phone, not long before them', async ({ page }) => {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (!document.querySelector('main h1')) return;
      observer.disconnect();
      Object.assign(window, { cardsWithHeading: document.querySelectorAll('[data-resort]').length });
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/resorts');
  await expect(page.getByText(/Showing 12 of/)).toBeVisible({ timeout: 30_000 });
  expect(await page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'cardsWithHeading')?.value)).toBe(12);
});

test('Leaving a page cancels its requests, and says nothing of it', async ({ page }) => {
  await page.goto('/about');
  const off = canceledRequests(page);
  for (const { link, path, wait, shows } of [
    { link: 'Resorts', path: '/resorts', wait: '/api/resorts', shows: 'Explore All' },
    { link: 'Snowline', path: '/', wait: '/api/resorts/top-rated', shows: 'Find Your' },
  ]) {
    const deferred = await deferResponses(page, isRequestTo('GET', wait.replace('/api', '')));
    await page.getByRole('banner').getByRole('link', { name: link }).click();
    await expect(page).toHaveURL(path);
    await deferred.arrived();
    await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
    await page.getByRole('banner').getByRole('link', { name: 'About' }).click();
    await expect.poll(() => off).toContain(wait);
    await deferred.release();
  }
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(page.locator('[data-sonner-toast]')).toHaveCount(0);
});

test('Back and Forward across resorts end at the one in the address', async ({ page }) => {
  await page.goto('/resorts?search=ze');
  const deferred = await deferResponses(page, isRequestTo('GET', '/resorts/zermatt'));
  await card(page, 'Zermatt').getByRole('link').click();
  await deferred.arrived();
  // The address follows once the page's code is there.
  await expect(page).toHaveURL('/resorts/zermatt');
  await page.goBack();
  await search(page).fill('verbier');
  // The list before shows the card too, elsewhere.
  await expect(page.getByText('Showing 1 of 1 resorts')).toBeVisible();
  await card(page, 'Verbier').getByRole('link').click();
  await expect(page).toHaveURL('/resorts/verbier');
  await page.goBack();
  await page.goForward();
  await page.goBack();
  await page.goForward();
  await deferred.release();
  await expect(page).toHaveURL('/resorts/verbier');
  await expect(page.getByRole('heading', { level: 1, name: 'Verbier' })).toBeVisible();
  await expect(page).toHaveTitle(/Verbier/);
});

test('What was reached for and left again does not load later and take the focus', async ({ page }) => {
  const release = await defer(page, /\/assets\/(select|saved-searches-menu)-/);
  await page.goto('/resorts');
  await expect(page.getByText(/Showing 12 of/)).toBeVisible();
  const region = page.getByRole('combobox', { name: 'Region' });
  const saved = page.getByRole('button', { name: 'Saved Searches' });
  for (const opener of [region, saved]) {
    await opener.press('Enter');
    await expect(opener).toHaveAttribute('aria-busy', 'true');
    await search(page).press('End');
    await expect(opener).toHaveAttribute('aria-busy', 'false');
  }
  release();
  await search(page).pressSequentially('zermatt');
  await expect(page.getByText('Showing 1 of 1 resorts')).toBeVisible();
  await expect(search(page)).toHaveValue('zermatt');
  await expect(search(page)).toBeFocused();

  // What is wanted still comes.
  await region.press('Enter');
  await expect(page.getByRole('option', { name: 'Europe' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(region).toBeFocused();
  await saved.press('Enter');
  await expect(page.getByRole('menu')).toBeVisible();
});
