import { readFileSync } from 'node:fs';
import { demoAccount } from '@/demo/seed/users';
import { posts } from '../../src/features/blog/posts';
import { defer } from './deferred-responses';
import { expectNoLayoutShift, shiftsOf } from './layout-shift';
import { emptyHeart, fillIn, fullHeart } from './people';
import { headOf, markPrerendered, openAndHydrate } from './prerendered-pages';
import { cards, resorts } from './resort-list';
import { expect, test } from './site';

// The demo is built with a snapshot of its own API.
test.use({ dist: 'dist-demo' });

const related = posts.find(({ relatedResorts }) => relatedResorts.length > 0);
const pages = ['/', '/resorts', '/resorts/zermatt', '/resorts/alta', `/blog/${related?.slug}`];
const SITE = 'https://snowline.example';

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a resort is readable: its figures, what it says of itself, and its structured data', async ({ page }) => {
    await page.goto('/resorts/zermatt');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Zermatt');
    await expect(page.getByRole('main')).toContainText('3,883 m');
    await expect(page.getByRole('region', { name: 'Key Information' })).toContainText('Vertical drop');
    const picture = page.getByRole('main').locator('img').first();
    await expect(picture).toHaveAttribute('src', '/images/resorts/zermatt-banner.svg');
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

    const head = await headOf(page);
    expect(head).toMatchObject({
      titles: ['Zermatt, Switzerland | Snowline'],
      canonicals: [`${SITE}/resorts/zermatt`],
      sharePictures: [`${SITE}/images/resorts/zermatt.png`],
    });
    expect(head.descriptions[0]).toMatch(/^Zermatt, Switzerland: [\d,]+–[\d,]+ m, /);
    const [graph = ''] = await page.locator('script[type="application/ld+json"]').allTextContents();
    const types = JSON.parse(graph)['@graph'];
    expect(types).toContainEqual(
      expect.objectContaining({ '@type': 'SkiResort', aggregateRating: expect.objectContaining({ bestRating: 5 }) }),
    );
  });
});

for (const width of [412, 768]) {
  test(`The style sheet moves nothing when it comes after the first paint, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 823 });
    for (const path of ['/', '/resorts', '/resorts/zermatt']) {
      const release = await defer(page, '**/assets/*.css');
      await page.goto(path, { waitUntil: 'commit' });
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await shiftsOf(page);
      release();
      await page.waitForLoadState('networkidle');
      expectNoLayoutShift(await shiftsOf(page), 0.01);
    }
  });
}

for (const { who, stored, ...visitor } of [
  { who: 'by day', stored: {}, colorScheme: 'light', locale: 'de-CH', timezoneId: 'Europe/Zurich' },
  {
    who: 'by night, in feet',
    stored: { units: 'imperial' },
    colorScheme: 'dark',
    locale: 'en-US',
    timezoneId: 'America/Anchorage',
  },
] as const) {
  test.describe(who, () => {
    test.use(visitor);

    // A complaint in the console, such as React's about another page than the one prerendered, fails the test.
    test('every page is hydrated as it stands, and nothing moves', async ({ page }) => {
      test.slow();
      await markPrerendered(page, stored);
      for (const path of pages) {
        await openAndHydrate(page, path);
        expect((await headOf(page)).sharePictures).toHaveLength(1);
        expectNoLayoutShift(await shiftsOf(page));
      }
    });
  });
}

test('Hearts and comparisons of a member, whose account the log-in page names, count each, pressed before the code is there', async ({
  page,
}) => {
  const { email, password } = demoAccount;
  await page.goto('/login');
  await expect(page.getByText('Demo account: ')).toContainText(`${email}, password ${password}`);
  await fillIn(page, email, password);
  await expect(page.getByText('Signed in successfully!')).toBeVisible();
  const release = await defer(page, '**/assets/*.js');
  await page.goto('/resorts', { waitUntil: 'commit' });
  for (const resort of ['Alta', 'Alta Badia', 'Avoriaz']) await emptyHeart(page, resort).click();
  const compared = page.getByRole('button', { name: /^Compare Alta( Badia)?$/ });
  for (const toggle of await compared.all()) await toggle.click();
  release();
  for (const resort of ['Alta', 'Alta Badia', 'Avoriaz']) await expect(fullHeart(page, resort)).toBeVisible();
  await expect(page.getByRole('complementary', { name: 'Comparison' }).getByRole('link')).toBeVisible();

  const releaseResort = await defer(page, '**/assets/*.js');
  await page.goto('/resorts/zermatt', { waitUntil: 'commit' });
  await page.getByRole('main').getByRole('button', { name: 'Save to Favorites' }).click();
  await page.getByRole('tab', { name: 'Reviews' }).click();
  releaseResort();
  await expect(page).toHaveURL('/resorts/zermatt?tab=reviews');
  await expect(page.getByRole('main').getByRole('button', { name: 'Saved to Favorites' })).toBeVisible();
});

test('A list that the address filters is never shown unfiltered', async ({ page }) => {
  // No file of the site: the document is as it was prerendered.
  await page.route('**/assets/*.js', () => {});
  await page.goto('/resorts?region=Europe', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(cards(page).first()).toBeHidden();
});

test('Every resort is in the sitemap and has a picture for shared links', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  for (const { id } of resorts) {
    expect(sitemap).toMatch(new RegExp(`<loc>${SITE}/resorts/${id}</loc><lastmod>\\d{4}-\\d\\d-\\d\\d</lastmod>`));
    const picture = readFileSync(`dist-demo/images/resorts/${id}.png`);
    expect(picture.length).toBeLessThanOrEqual(120_000);
    // Width and height stand at the start of a PNG.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([1200, 630]);
  }
});
