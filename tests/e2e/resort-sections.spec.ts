import type { Page } from '@playwright/test';
import { resortOf } from './catalogue';
import { expect, test } from './site';

test.use({ locale: 'en-GB' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });

test('Tabs are reached by keyboard and stand in the address', async ({ page, site }) => {
  await page.goto('/about');
  await page.goto('/resorts/vail');
  await tab(page, 'Overview').press('ArrowRight');
  await expect(tab(page, 'Trails & Slopes')).toBeFocused();
  await expect(page).toHaveURL('/resorts/vail?tab=trails');
  await expect(page.getByRole('tabpanel', { name: 'Trails & Slopes' })).toContainText('Runs by difficulty');
  await expect(page.getByRole('region', { name: 'Length and height' })).toContainText('Vertical drop');
  await page.keyboard.press('End');
  await expect(page).toHaveURL('/resorts/vail?tab=reviews');
  await expect(page.getByRole('tabpanel', { name: 'Reviews' })).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL('/resorts/vail?tab=weather');
  await expect(page.getByRole('tabpanel', { name: 'Weather & Snow' })).toContainText('Current conditions');
  // Left before it is there, the forecast would be requested anew.
  await expect(page.getByRole('region', { name: '5-day forecast' }).getByRole('listitem')).toHaveCount(5);
  await page.keyboard.press('Home');
  await expect(page).toHaveURL('/resorts/vail');

  await tab(page, 'Weather & Snow').click();
  await expect(page).toHaveURL('/resorts/vail?tab=weather');
  const requested = (await site.requests()).map(({ path }) => path).filter((path) => path.includes('vail'));
  expect(requested.sort()).toEqual([...new Set(requested)].sort());

  await page.reload();
  await expect(tab(page, 'Weather & Snow')).toHaveAttribute('aria-selected', 'true');
  await page.goBack();
  await expect(page).toHaveURL('/about');
  await page.goto('/resorts/vail?tab=lodging');
  await expect(tab(page, 'Overview')).toHaveAttribute('aria-selected', 'true');
});

test.describe('on a desktop screen of 1440 x 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const id of ['alta', 'wengen-grindelwald', 'saalbach-hinterglemm']) {
    test(`name, rating and Save button of ${id} are in the first screen`, async ({ page }) => {
      await page.goto(`/resorts/${id}`);
      const { name } = resortOf(id);
      for (const part of [
        heading(page, name),
        page.getByRole('img', { name: /^Rated \d/ }),
        page.getByRole('button', { name: 'Save to Favorites' }),
      ]) {
        await expect(part).toBeInViewport({ ratio: 1 });
      }
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
    });
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the sections are in a drawer that names the current one', async ({ page }) => {
    await page.goto('/resorts/vail');
    await expect(page.getByRole('tablist')).toBeHidden();
    const sections = page.getByRole('dialog', { name: 'Resort sections' });
    await page.getByRole('button', { name: 'Overview', exact: true }).tap();
    await expect(sections.getByRole('button')).toHaveText(['Overview', 'Trails & Slopes', 'Weather & Snow', 'Reviews']);
    await sections.getByRole('button', { name: 'Weather & Snow' }).tap();
    await expect(sections).toBeHidden();
    await expect(page).toHaveURL('/resorts/vail?tab=weather');
    await expect(page.getByRole('heading', { name: 'Current conditions' })).toBeFocused();

    const bar = page.getByRole('button', { name: 'Weather & Snow', exact: true });
    await bar.press('Enter');
    await expect(sections).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(sections).toBeHidden();
    await expect(bar).toBeFocused();
  });

  test('is put away by Back, which leads to the section before', async ({ page }) => {
    await page.goto('/resorts/zermatt');
    const drawer = page.getByRole('dialog', { name: 'Resort sections' });
    await page.getByRole('link', { name: 'Full forecast' }).click();
    await page.getByRole('button', { name: 'Weather & Snow' }).click();
    await expect(drawer).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/resorts/zermatt');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Overview' })).toBeFocused();
  });

  test('is put away when there is room for the tabs again', async ({ page }) => {
    await page.goto('/resorts/vail');
    await page.getByRole('button', { name: 'Overview', exact: true }).tap();
    await expect(page.getByRole('dialog', { name: 'Resort sections' })).toBeVisible();
    await page.setViewportSize({ width: 844, height: 390 });
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(tab(page, 'Overview')).toBeFocused();
  });
});
