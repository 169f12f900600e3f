import { defer } from './deferred-responses';
import { deferApiResponses, deferFonts, expectNoLayoutShift, shiftsOf } from './layout-shift';
import { pageStates } from './page-states';
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

    for (const { name, address, shows } of pageStates.filter(({ name }) => LONG_TEXTS.includes(name))) {
      test(`${name}, where the type comes last`, async ({ page }) => {
        const release = await deferFonts(page);
        await page.goto(address, { waitUntil: 'domcontentloaded' });
        await expectWhole(page, shows);
        release();
        await page.waitForFunction(() => document.fonts.check('1em "Public Sans Variable"'));
        expectNoLayoutShift(await shiftsOf(page));
      });
    }
  });
}

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
});
