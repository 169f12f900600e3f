import { defer } from './deferred-responses';
import { deferApiResponses, expectNoLayoutShift, shiftsOf } from './layout-shift';
import { placeOf } from './page-checks';
import { pageStates } from './page-states';
import { arrive, emptyHeart, fullHeart } from './people';
import { expect, test } from './site';
import { expectWhole } from './visit-state';

/** Where a line that breaks elsewhere would move the most. */
const LONG_TEXTS = ['home', 'an article', 'about', 'the privacy policy', 'a resort of a long name'];

for (const width of [390, 1280]) {
  test.describe(`nothing moves while it loads at ${width} px:`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('a comparison whose resorts come one after another', async ({ page }) => {
      const releaseAll = await deferApiResponses(page);
      const releaseThird = await defer(page, '**/api/resorts/vail');
      await page.goto('/compare?ids=zermatt,livigno,vail');
      await expect(page.getByRole('heading', { name: 'Compare three resorts' })).toBeVisible();
      const before = (await shiftsOf(page)).length;
      releaseAll();
      await expect(page.getByRole('button', { name: 'Share this comparison' })).toBeVisible();
      releaseThird();
      await expectWhole(page, 'Lifts and facilities');
      expectNoLayoutShift((await shiftsOf(page)).slice(before));
    });

    test('a list that cannot be loaded', async ({ page }) => {
      const pages = '**/api/resorts?**';
      await page.route(pages, (route) => route.fulfill({ status: 404, json: {} }));
      const release = await defer(page, pages);
      await page.goto('/resorts?minPeak=2500');
      await expect(page.getByText('Loading resorts').first()).toBeAttached();
      await shiftsOf(page);
      release();
      await expect(page.getByRole('alert')).toBeVisible();
      expectNoLayoutShift(await shiftsOf(page), 0.01);
    });

    for (const view of ['list', 'map', 'table']) {
      test(`a list that waits for all resorts, as ${view}`, async ({ page }) => {
        const release = await defer(page, /\/api\/resorts\?.*\bpage=(?!1\b)/);
        await page.goto(`/resorts?minPeak=2500&view=${view}`);
        await expect(page.getByText(/^Loading all resorts: \d/)).toBeVisible();
        await shiftsOf(page);
        release();
        await expect(
          page
            .getByText(/^Showing \d+ of|^\d+ resorts$/)
            .filter({ visible: true })
            .first(),
        ).toBeVisible();
        expectNoLayoutShift(await shiftsOf(page), 0.01);
      });
    }

    for (const { name, address, shows } of pageStates.filter(({ name }) => LONG_TEXTS.includes(name))) {
      test(`${name}, where the type comes last`, async ({ page }) => {
        const release = await defer(page, '**/*.woff2');
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expectWhole(page, shows);
        const isThere = () => page.evaluate(() => document.fonts.check('1em "Public Sans Variable"'));
        expect(await isThere()).toBe(false);
        release();
        await expect.poll(isThere).toBe(true);
        expectNoLayoutShift(await shiftsOf(page));
      });
    }
  });
}

test('A comparison of which one is unknown before another has come moves nothing', async ({ page }) => {
  // With the catalogue, which would bring it as well.
  const release = await defer(page, /\/api\/resorts(\?|\/alta$)/);
  const releaseUnknown = await defer(page, '**/api/resorts/nowhere');
  await page.goto('/compare?ids=zermatt,nowhere,alta');
  await expect(page.getByRole('heading', { name: 'Compare three resorts' })).toBeVisible();
  const before = (await shiftsOf(page)).length;
  releaseUnknown();
  await expect(page.getByRole('heading', { name: 'Compare two resorts' })).toBeVisible();
  await shiftsOf(page);
  release();
  await expect(page.getByText('There is no resort at /resorts/nowhere')).toBeVisible();
  await expectWhole(page, 'Lifts and facilities');
  expectNoLayoutShift((await shiftsOf(page)).slice(before), 0.01);
});

test.describe('a section of a resort that is opened', () => {
  const height = 1200;
  test.use({ viewport: { width: 1280, height } });

  test('fills the window while it loads, so that nothing below it comes into view and leaves it again', async ({
    page,
  }) => {
    await page.route(/\/weather-tab-[^/]*\.js$/, () => {});
    await page.goto('/resorts/alta');
    await page.getByRole('tab', { name: 'Weather & Snow' }).click();
    const section = page.getByRole('tabpanel', { name: 'Weather & Snow' });
    await expect(section.getByRole('status').first()).toHaveText(/^Loading/);
    const bottom = () => section.evaluate((element) => element.getBoundingClientRect().bottom);
    await expect.poll(bottom).toBeGreaterThanOrEqual(height);
  });

  test('ends where it will end before the heights of the nearest resorts are there', async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 1600 });
    const release = await defer(page, /\/api\/resorts\?/);
    await page.goto('/resorts/zermatt?tab=trails');
    await expect(page.getByRole('heading', { name: 'Elevation' })).toBeVisible();
    const section = page.getByRole('tabpanel', { name: 'Trails & Slopes' });
    const before = await section.boundingBox();
    // In a window this high the section is higher than what stands in it.
    const content = section.locator('> *').last();
    const { bottom } = await placeOf(content);
    release();
    await expect(section.getByText('Breuil-Cervinia')).toBeVisible();
    expect(await section.boundingBox()).toEqual(before);
    // The names of its neighbours take at most a line more than their room.
    expect(Math.abs((await placeOf(content)).bottom - bottom)).toBeLessThan(24);
  });
});

for (const { width, prefix } of [
  { width: 390, prefix: '' },
  { width: 768, prefix: '/de' },
  { width: 1024, prefix: '/de' },
]) {
  test(`Favorites that arrive move nothing, at ${width} px${prefix && ' in German'}`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 844 });
    await arrive(page, site, { as: 'guest', saved: ['zermatt', 'verbier', 'alta'] });
    const release = await deferApiResponses(page);
    await page.goto(`${prefix}/favorites`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await shiftsOf(page);
    release();
    await expect(page.getByRole('article')).toHaveCount(3);
    await page.waitForLoadState('networkidle');
    expectNoLayoutShift(await shiftsOf(page), 0.01);
  });
}

test('Who becomes a guest by a heart finds the links of the header where they were', async ({ page }) => {
  await page.goto('/resorts');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Blog' });
  const account = page.getByRole('button', { name: 'Account menu' });
  await expect(account).toContainText('Menu');
  const before = await link.boundingBox();
  await emptyHeart(page, 'Alta').click();
  await expect(fullHeart(page, 'Alta')).toBeVisible();
  await expect(account.getByText('Account', { exact: true }).first()).toBeVisible();
  expect(await link.boundingBox()).toEqual(before);
});
