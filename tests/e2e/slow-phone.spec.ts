import type { Page } from '@playwright/test';
import { SLOW_NET } from '../bench/phone';
import { expectNoLayoutShift, shiftsOf } from './layout-shift';
import { expectNoSidewaysScroll } from './page-checks';
import { card, emptyHeart, fullHeart } from './people';
import { expect as base, test } from './site';

/** On such a phone everything loads, though slowly: nothing here depends on when. */
const expect = base.configure({ timeout: 60_000 });
/** What search engines call a steady page. */
const SHIFT_LIMIT = 0.1;

test.use({
  locale: 'en-GB',
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
  actionTimeout: 60_000,
  navigationTimeout: 60_000,
});

/** Makes the page that of a slow phone: a processor of a sixth of the speed, and a slow network. */
async function slowDown(page: Page): Promise<void> {
  const phone = await page.context().newCDPSession(page);
  await phone.send('Network.enable');
  await phone.send('Network.emulateNetworkConditions', SLOW_NET);
  await phone.send('Emulation.setCPUThrottlingRate', { rate: 6 });
}

test('On a slow phone somebody finds a resort, saves it and reads about its runs, and nothing jumps meanwhile', async ({
  page,
}) => {
  test.setTimeout(240_000);
  const main = page.getByRole('main');
  const steady = async () => {
    expectNoLayoutShift(await shiftsOf(page), SHIFT_LIMIT);
    await expectNoSidewaysScroll(page);
  };
  await slowDown(page);

  await page.goto('/');
  await main.getByRole('link', { name: 'Explore Resorts' }).tap();
  await expect(page.getByText(/^Showing 12 of \d+ resorts$/)).toBeVisible();
  await steady();

  const search = page.getByRole('combobox', { name: 'Search resorts' });
  await search.fill('zermatt');
  // The suggestions, which may have come by now, go from above the results.
  await search.press('Enter');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await expect(page.getByText('Showing 1 of 1 resorts')).toBeVisible();
  await emptyHeart(page, 'Zermatt').tap();
  await expect(fullHeart(page, 'Zermatt')).toBeVisible();
  await steady();

  await card(page, 'Zermatt').getByRole('link', { name: 'Zermatt' }).tap();
  await expect(page.getByRole('heading', { name: 'Zermatt', level: 1 })).toBeVisible();
  await expect(main.getByRole('button', { name: 'Saved to Favorites' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Key Information' })).toBeVisible();
  await steady();

  await page.getByRole('button', { name: 'Overview', exact: true }).tap();
  await page.getByRole('dialog', { name: 'Resort sections' }).getByRole('button', { name: 'Trails & Slopes' }).tap();
  await expect(page).toHaveURL('/resorts/zermatt?tab=trails');
  await expect(page.getByRole('heading', { name: 'Runs by difficulty' })).toBeVisible();
  await expect(page.getByText('Measured in kilometres')).toBeVisible();
  await steady();
});
