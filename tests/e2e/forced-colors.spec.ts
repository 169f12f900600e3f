import { deferResponses, isRequestTo } from './deferred-responses';
import { tripLink, week } from './links';
import { expect, test } from './site';
import { resize } from './window-and-text';

test.describe('where the visitor’s own colours are forced:', () => {
  test.beforeEach(async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
  });

  test('of the tabs of a resort only the chosen one is marked', async ({ page }) => {
    await page.goto('/resorts/vail');
    const bar = (name: string) =>
      page.getByRole('tab', { name }).evaluate((tab) => {
        const { borderBottomColor, borderTopColor } = getComputedStyle(tab);
        return [borderTopColor, borderBottomColor].map(
          (colour) => colour !== getComputedStyle(document.body).backgroundColor,
        );
      });
    await expect(page.getByRole('tab')).toHaveCount(4);
    expect(await bar('Overview')).toEqual([false, true]);
    for (const name of ['Trails & Slopes', 'Weather & Snow', 'Reviews']) {
      await expect.poll(() => bar(name)).toEqual([false, false]);
    }
  });

  test('the name of a resort does not cover where it lies', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/resorts/zermatt');
    await expect(page.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
    const place = page
      .getByRole('main')
      .getByRole('link', { name: 'Switzerland' })
      .first()
      .locator('xpath=ancestor::p');
    const beside = await place.screenshot();
    await page.getByRole('heading', { level: 1 }).evaluate((name) => name.style.setProperty('visibility', 'hidden'));
    expect(beside.equals(await place.screenshot())).toBe(true);
  });

  test('of the contents of a long page only the current section is marked', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/privacy-policy');
    await page.mouse.wheel(0, 1500);
    const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link');
    const marked = () =>
      links.evaluateAll((all) =>
        all.map((link) => {
          const isMarked = getComputedStyle(link).borderLeftColor !== getComputedStyle(document.body).backgroundColor;
          return isMarked === link.hasAttribute('aria-current') ? 'right' : `wrong: ${link.textContent}`;
        }),
      );
    await expect(links.and(page.locator('[aria-current]'))).toHaveCount(1);
    await expect.poll(async () => new Set(await marked())).toEqual(new Set(['right']));
  });

  test('the words and figures that give a skeleton its size are not readable', async ({ page }) => {
    const resort = await deferResponses(page, isRequestTo('GET', '/resorts/zermatt'));
    await page.goto('/resorts/zermatt');
    const bars = page.locator('[data-slot="skeleton"]').filter({ hasText: /\d/ });
    await expect(bars.first()).toBeVisible();
    const colors = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).color));
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(new Set(colors)).toEqual(new Set([paper]));
    await resort.release();
  });

  test('the outline of a skeleton is inside it, where no box around it cuts it', async ({ page }) => {
    const list = await deferResponses(page, isRequestTo('GET', '/resorts'));
    await page.goto('/resorts');
    const bars = page.getByRole('main').locator('[data-slot="skeleton"]').filter({ visible: true });
    await expect(bars.first()).toBeVisible();
    const reaches = await bars.evaluateAll((all) =>
      all.map((bar) => {
        const { outlineOffset, outlineWidth, outlineStyle } = getComputedStyle(bar);
        return `${outlineStyle} ${Number.parseFloat(outlineOffset) + Number.parseFloat(outlineWidth)}`;
      }),
    );
    expect(new Set(reaches)).toEqual(new Set(['solid 0']));
    await list.release();
  });

  test('the days of a trip, and no others, are marked in its calendar', async ({ page }) => {
    await page.goto(`/resorts?trip=${tripLink}`);
    await page.getByRole('button', { name: '14 – 21 Feb' }).click();
    const days = page.getByRole('grid', { name: week.month }).getByRole('button');
    await expect(days.first()).toBeVisible();
    const marked = await days.evaluateAll((all) => {
      const paper = getComputedStyle(document.body).backgroundColor;
      // The ground of a button that has none is clear.
      const isMarked = (day: Element) =>
        ![paper, 'rgba(255, 255, 255, 0)'].includes(getComputedStyle(day).backgroundColor);
      return all.filter(isMarked).map((day) => Number(day.textContent));
    });
    expect(marked).toEqual([14, 15, 16, 17, 18, 19, 20, 21]);
  });

  test('in a list the current page, the chosen view and the card with the focus are marked, and no unit or theme has a line', async ({
    page,
  }) => {
    await page.goto('/resorts');
    const links = page.getByRole('article').getByRole('heading').getByRole('link');
    await expect(links).toHaveCount(12);

    await test.step('the page one is on and the chosen view are marked', async () => {
      const canvas = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      const here = page.getByRole('banner').getByRole('link', { name: 'Resorts', exact: true });
      await expect(here).toHaveAttribute('aria-current', 'page');
      expect(await here.evaluate((link) => getComputedStyle(link, '::after').backgroundColor)).not.toBe(canvas);
      const views = page.getByRole('group', { name: 'View' }).getByRole('button');
      await expect(views).toHaveCount(3);
      // Their grounds change in steps.
      const grounds = () => views.evaluateAll((all) => all.map((view) => getComputedStyle(view).backgroundColor));
      await expect.poll(async () => new Set(await grounds()).size).toBe(2);
    });

    await test.step('no unit and no theme has a line of its own, which would mark them all as chosen', async () => {
      const labels = page.getByRole('contentinfo').locator('label');
      await expect(labels).toHaveCount(5);
      const lines = await labels.evaluateAll((all) => all.map((label) => getComputedStyle(label).borderBottomWidth));
      expect(new Set(lines)).toEqual(new Set(['0px']));
    });

    await test.step('only the card with the focus has an outline', async () => {
      const outlines = () =>
        links.evaluateAll((all) => all.map((link) => getComputedStyle(link, '::after').outlineStyle));
      expect(new Set(await outlines())).toEqual(new Set(['none']));
      await links.first().focus();
      await page.keyboard.press('Shift+Tab');
      await page.keyboard.press('Tab');
      expect((await outlines()).filter((style) => style === 'solid')).toHaveLength(1);
    });

    await test.step('the search field of a phone has its label alone, not the hint of wider windows below it', async () => {
      await resize(page, 390, 844);
      await expect(page.getByRole('button', { name: 'Filters and sort' })).toBeVisible();
      const field = page.getByRole('combobox', { name: 'Search resorts' });
      const before = await field.screenshot();
      // Of blanks, so that the field still counts as empty.
      await field.evaluate((input) => input.setAttribute('placeholder', ' '));
      expect(before.equals(await field.screenshot())).toBe(true);
    });
  });

  test('the three steps of a trip differ on the map without their colors', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/resorts?view=map&country=Switzerland&trip=${tripLink}`);
    const marks = page
      .getByRole('list', { name: 'What the pins mean' })
      .getByRole('listitem')
      .locator('[aria-hidden] > span');
    await expect(marks).toHaveCount(3);
    const looks = await marks.evaluateAll((all) =>
      all.map((mark) => {
        const { backgroundColor, borderTopStyle, borderTopWidth } = getComputedStyle(mark);
        return [backgroundColor, borderTopStyle, borderTopWidth, mark.querySelectorAll('svg').length].join();
      }),
    );
    expect(new Set(looks).size).toBe(3);
    // As a pin and a cluster have it.
    const [fits] = looks;
    const filled = page.locator('.map-marker.map-fit-fits > span').first();
    expect(fits).toContain(await filled.evaluate((pin) => getComputedStyle(pin).backgroundColor));
  });

  test('the price line and its chosen part are rendered', async ({ page }) => {
    await page.goto('/resorts?minPrice=100');
    await page.getByRole('button', { name: /^Advanced Filters/ }).click();
    const line = page.locator('[data-slot="slider"] > :first-child');
    await expect(page.getByRole('slider', { name: 'Minimum price' })).toBeVisible();
    const ground = (selector: string) =>
      line
        .locator(selector)
        .first()
        .evaluate((part) => getComputedStyle(part).backgroundColor);
    const paper = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const colours = [paper, await ground('xpath=.'), await ground('xpath=./*')];
    expect(new Set(colours).size).toBe(3);
  });

  test('the map of a comparison has its marks and names in these colours', async ({ page }) => {
    await page.goto('/compare?ids=zermatt,vail');
    const map = page.getByRole('img', { name: 'Map of Zermatt and Vail' });
    await expect(map).toBeVisible();
    const fill = (part: string) =>
      map
        .locator(part)
        .first()
        .evaluate((element) => getComputedStyle(element).fill);
    const { paper, ink } = await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.body);
      return { paper: backgroundColor, ink: color };
    });
    expect([await fill('rect'), await fill('circle'), await fill('text')]).toEqual([paper, ink, ink]);
  });
});
