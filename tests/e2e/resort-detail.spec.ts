// spec: 2.11, 2.12, 2.25, 2.26, 2.27

import type { Page } from '@playwright/test';
import { resortOf } from './catalogue';
import { expect, test } from './site';

test.use({ locale: 'en-GB' });

const tab = (page: Page, name: string) => page.getByRole('tab', { name });
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const fact = (page: Page, term: string) =>
  page.getByRole('term').filter({ hasText: term }).locator('..').getByRole('definition');

test('The overview holds the facts of a resort', async ({ page }) => {
  const vail = resortOf('vail');
  await page.goto('/resorts/vail');
  await expect(heading(page, 'Vail')).toBeVisible();
  const main = page.getByRole('main');
  await expect(main).toContainText('United States · North America');
  await expect(fact(page, 'Slopes')).toContainText(/211\skm.*195 runs/);
  await expect(main).toContainText(`${vail.review_count} reviews`);
  await expect(page.getByRole('img', { name: `Rated ${vail.rating?.toFixed(1)} out of 5` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save to Favorites' })).toBeVisible();

  await expect(page.getByRole('region', { name: 'About' })).toContainText(vail.description);
  await expect(fact(page, 'Vertical drop')).toHaveText('1,052 m');
  await expect(fact(page, 'Base elevation')).toHaveText('2,475 m');
  await expect(fact(page, 'Peak elevation')).toHaveText('3,527 m');
  await expect(fact(page, 'Annual snowfall')).toHaveText('899 cm');
  for (const point of [...vail.pros, ...vail.cons]) {
    await expect(page.getByRole('listitem').filter({ hasText: point })).toBeVisible();
  }
  await expect(main).toContainText('USD 209');
  await expect(main).toContainText('per daily lift ticket');
  await expect(fact(page, 'Opens')).toHaveText('November');
  await expect(fact(page, 'Closes')).toHaveText('April');

  const styles = page.getByRole('list', { name: 'Resort Style' });
  await expect(styles.getByRole('listitem')).toHaveCount(5);
  await styles.getByRole('button', { name: '+1 more' }).click();
  await expect(styles).toContainText('Luxury Destination');
});

test('The trails tab counts runs in the symbols of the region, or their length where only that is known', async ({
  page,
}) => {
  await page.goto('/resorts/vail?tab=trails');
  await expect(fact(page, 'Total run length')).toHaveText('211 km');
  const runs = page.getByRole('region', { name: 'Runs by difficulty' });
  await expect(runs.getByRole('listitem')).toHaveText([/Beginner.*Green.*35/, /Intermediate.*Blue.*57/, /Black.*103/]);

  await page.goto('/resorts/zermatt?tab=trails');
  await expect(runs.getByRole('listitem')).toHaveText([/Blue.*75\skm/, /Red.*220\skm/, /Black.*27\skm/]);
  await expect(page.getByText('Measured in kilometres')).toBeVisible();
});

test('The weather panel of the overview leads to the weather tab', async ({ page }) => {
  await page.goto('/resorts/vail');
  await page.getByRole('link', { name: 'Full forecast' }).click();
  await expect(page).toHaveURL('/resorts/vail?tab=weather');
  await expect(page.getByRole('heading', { name: 'Current conditions' })).toBeFocused();
});

test('The weather tab shows the conditions with their age, five days and what is usual', async ({ page }) => {
  await page.goto('/resorts/vail?tab=weather');
  const now = page.getByRole('region', { name: 'Current conditions' });
  await expect(now).toContainText(/Updated .*\d+:\d\d/);
  await expect(now).toContainText(/−?\d+°C/);
  await expect(fact(page, 'Snow depth')).toHaveText(/^\d+ cm$/);
  await expect(fact(page, 'Wind from')).toHaveText(/^\d+ km\/h$/);
  const days = page.getByRole('region', { name: '5-day forecast' }).getByRole('listitem');
  await expect(days).toHaveCount(5);
  await expect(days.first()).toContainText('Today');
  await expect(days.first().getByRole('img')).toHaveAccessibleName(/^Low −?\d+°C, high −?\d+°C, /);
  await expect(page.getByText('-9°C to 2°C')).toBeVisible();
  await expect(page.getByText('Powder to Packed Powder')).toBeVisible();
  await expect(page.getByText('Estimated')).toBeHidden();
});

test('Reviews are summed up in stars and stand from the newest to the oldest', async ({ page }) => {
  const { rating, review_count: count } = resortOf('zermatt');
  await page.goto('/resorts/zermatt?tab=reviews');
  const reviews = page.getByRole('tabpanel', { name: 'Reviews' });
  await expect(reviews.getByRole('article')).toHaveCount(count);
  await expect(reviews).toContainText(`${rating?.toFixed(1)}/5`);
  await expect(reviews).toContainText(`${count} reviews`);
  await expect(reviews.getByRole('listitem').filter({ hasNot: page.getByRole('article') })).toHaveText([
    /^5 stars: 1 review/,
    /^4 stars: 2 reviews/,
    /^3 stars: 1 review/,
    /^2 stars: 0 reviews/,
    /^1 star: 0 reviews/,
  ]);
  const days = await reviews.getByRole('time').allTextContents();
  expect(days).toHaveLength(count);
  for (const day of days) expect(day).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{4}$/);
  const instants = days.map((day) => Date.parse(day));
  expect(instants).toEqual([...instants].sort((a, b) => b - a));
  const lenas = reviews.getByRole('article', { name: 'Review by Lena Meier' });
  await expect(lenas.getByRole('heading', { name: 'Three days, three sides of the valley' })).toBeVisible();
  await expect(lenas.getByRole('img', { name: '5 out of 5' })).toBeVisible();
});

test('An unknown resort leads to the list, and Back does not lead there again', async ({ page }) => {
  await page.goto('/about');
  await page.goto('/resorts/atlantis');
  await expect(page).toHaveURL('/resorts');
  await expect(page.getByRole('heading', { level: 1, name: 'Explore All Ski Resorts' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/about');
});

test('Units are switched where the figures stand', async ({ page }) => {
  await page.goto('/resorts/vail');
  await expect(fact(page, 'Peak elevation')).toHaveText('3,527 m');
  const footer = page.getByRole('contentinfo');
  // On the way there the lists above it fill in, and it moves.
  await footer.scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Near Vail' })).toBeAttached();
  await footer.getByText('Imperial', { exact: true }).click();
  await expect(fact(page, 'Peak elevation')).toHaveText('11,572 ft');
  await expect(fact(page, 'Annual snowfall')).toHaveText('354 in');
  await expect(page.getByRole('complementary')).toContainText('°F');
  await tab(page, 'Trails & Slopes').click();
  await expect(fact(page, 'Total run length')).toHaveText('131 mi');
});

for (const units of ['Metric', 'Imperial'] as const) {
  test(`At 1024 px no ${units.toLowerCase()} figure parts from its unit`, async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await page.goto('/resorts/les-menuires');
    const footer = page.getByRole('contentinfo');
    await footer.scrollIntoViewIfNeeded();
    await expect(page.getByRole('heading', { name: 'Near Les Menuires' })).toBeAttached();
    await footer.getByText(units, { exact: true }).click();
    for (const label of ['Vertical drop', 'Base elevation', 'Peak elevation']) {
      const isTogether = await fact(page, label).evaluate((figure) => {
        const unit = figure.querySelector('small');
        const number = unit?.previousElementSibling;
        if (!unit || !number) throw new Error('No unit beside the figure');
        return unit.getBoundingClientRect().top < number.getBoundingClientRect().bottom;
      });
      expect(isTogether, label).toBe(true);
    }
  });
}

test('On a phone the buttons follow the name as closely as the line above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/resorts/zermatt');
  const name = await page.getByRole('heading', { level: 1, name: 'Zermatt' }).boundingBox();
  const save = await page.getByRole('button', { name: /^Save/ }).first().boundingBox();
  expect((save?.y ?? 0) - (name?.y ?? 0) - (name?.height ?? 0)).toBeLessThan(26);
});

test('At 768 px a name stands beside its rating, and three buttons of one width below it', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  for (const id of ['alta-badia', 'wengen-grindelwald']) {
    await page.goto(`/resorts/${id}`);
    await expect(page.getByText('Key Information')).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    const rating = await page
      .getByRole('img', { name: /^Rated/ })
      .first()
      .boundingBox();
    const buttons = await Promise.all(
      [/^Save to Favorites/, /^Compare /, /^Share /].map((label) =>
        page.getByRole('button', { name: label }).first().boundingBox(),
      ),
    );
    if (!name || !rating) throw new Error('Not there');
    expect(rating.y).toBeLessThan(name.y + name.height);
    expect(buttons[0]?.y).toBeGreaterThanOrEqual(name.y + name.height);
    expect(new Set(buttons.map((button) => button?.y)).size).toBe(1);
    expect(new Set(buttons.map((button) => Math.round(button?.width ?? 0))).size).toBe(1);
  }
});
