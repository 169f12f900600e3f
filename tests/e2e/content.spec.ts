// spec: 2.4

import { placeOf } from './page-checks';
import { expect, test } from './site';

test('a reader is led to a section of an article, and to the top of the next one', async ({ page }) => {
  await page.goto('/blog/climate-change');
  await page
    .getByRole('navigation', { name: 'On this page' })
    .getByRole('link', { name: 'When to go', exact: true })
    .click();
  const section = page.getByRole('heading', { name: 'When to go', exact: true });
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();
  await page.getByRole('navigation', { name: 'More articles' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/Snow line and climate/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('an address that names a part of a page leads there', async ({ page }) => {
  // Scrolled elsewhere before, in the same tab.
  await page.goto('/blog/climate-change');
  await page.evaluate(() => window.scrollTo(0, 900));
  await page.goto('/blog/ski-gear-guide#helmet');
  await expect(page.getByRole('heading', { name: 'Helmet', exact: true })).toBeInViewport();
  await page.goto('/blog');
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('on a phone a wide table scrolls inside its frame, by keyboard too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/blog/reading-a-piste-map');
  const frame = page.getByRole('group', { name: 'Grades in Europe and North America' });
  await frame.focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  const articles = [
    ['avalanche-basics', [/^Avalanche danger scale/, ['Level', 'Off-piste beginner', 'Situation']]],
    [
      'beginner-resorts',
      [/^Scoring a resort/, ['Criterion', '2 points', '1 point']],
      [/^Easy share by run length/, ['Resort', 'Easy runs', 'For a beginner']],
    ],
    ['climate-change', [/^Degrees in hand/, ['Resort', 'Degrees in hand', 'Middle height', 'Base – top']]],
    ['reading-a-piste-map', [/^Grades in Europe/, ['Where', 'Easiest', 'Easy', 'Medium']]],
    [
      'reading-a-snow-forecast',
      [/^What 20 mm/, ['Conditions', 'New snow', 'On skis', 'Ratio, about']],
      [/^Common models/, ['Model', 'Use', 'Reach', 'Grid']],
    ],
    ['snowboard-equipment', [/^What the profile does/, ['Profile', 'Good at', 'Weak at']]],
    ['spring-skiing-alps', [/^Heights in metres/, ['Resort', 'Season', 'Why in April']]],
    ['sustainable-skiing', [/^CO₂ equivalent/, ['How', 'Trip', '3 days on snow', '6 days on snow']]],
  ] as const;

  test('the columns that decide are seen first in the tables of the articles', async ({ page }) => {
    for (const [slug, ...tables] of articles) {
      await page.goto(`/blog/${slug}`);
      for (const [table, deciding] of tables) {
        const frame = page.getByRole('group', { name: table });
        const first = frame.getByRole('columnheader');
        await expect(frame).toBeVisible();
        expect((await first.allTextContents()).slice(0, deciding.length)).toEqual(deciding);
        expect((await placeOf(first.nth(deciding.length - 1))).right, slug).toBeLessThanOrEqual(390);
        // What lies beyond is reached by keyboard; a table that shows all of itself is no stop of the Tab key.
        const isWider = await frame.evaluate((element) => element.scrollWidth > element.clientWidth);
        if (isWider) await expect(frame).toHaveAttribute('tabindex', '0');
        else await expect(frame).not.toHaveAttribute('tabindex');
      }
    }
  });

  test('a topic that gets the focus stands wholly in its row', async ({ page }) => {
    await page.goto('/blog');
    const topics = page.getByRole('group', { name: 'Filter by tag' }).getByRole('button');
    await expect(topics.first()).toBeVisible();
    await page.getByRole('searchbox', { name: 'Search articles' }).focus();
    for (const topic of await topics.all()) {
      await page.keyboard.press('Tab');
      await expect(topic).toBeFocused();
      // With its ring: 5 px around it.
      await expect
        .poll(async () => {
          const { left, right } = await placeOf(topic);
          return left >= 5 && right <= 385;
        })
        .toBe(true);
    }
  });
});

test('A picture that does not come leaves its place empty, without an outline or an icon', async ({ page }) => {
  await page.route('**/images/**', (route) => route.abort());
  for (const path of ['/', '/about', '/blog', '/login']) {
    await test.step(path, async () => {
      await page.goto(path);
      const picture = page.locator('picture img').first();
      await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth)).toBe(0);
      const clip = await picture.evaluate((img) => img.getBoundingClientRect().toJSON());
      const look = () => page.screenshot({ clip, animations: 'disabled' });
      const failed = await look();
      await picture.evaluate((img) => img.style.setProperty('visibility', 'hidden'));
      expect(failed.equals(await look()), 'Nothing is seen of the picture').toBe(true);
    });
  }
});
