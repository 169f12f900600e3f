import { readdirSync } from 'node:fs';
import { headOf, kinds, prerendered } from './prerendered-pages';
import { expect, test } from './site';

const SITE = 'https://snowline.example';

test('every prerendered page has one heading, and a title, description and address of its own', {
  tag: '@smoke',
}, async ({ page, request }) => {
  const seen = { titles: new Set(), descriptions: new Set() };
  for (const path of prerendered) {
    // As it is sent: no page is loaded for it.
    const sent = await (await request.get(path)).text();
    const { headings, titles, descriptions, canonicals, robots, shareTitles, sharePictures } = await headOf(page, sent);
    expect(headings, path).toHaveLength(1);
    expect(titles).toEqual([expect.stringMatching(/^.{3,} \| Snowline$/)]);
    expect(descriptions).toEqual([expect.stringMatching(/^.{50,200}$/)]);
    expect(canonicals).toEqual([`${SITE}${path}`]);
    expect(robots).toEqual([]);
    expect(shareTitles).toHaveLength(1);
    // Messengers draw no SVG.
    expect(sharePictures).toEqual([expect.stringMatching(/^https:\/\/snowline\.example\/images\/.+\.(png|jpg)$/)]);
    seen.titles.add(titles[0]);
    seen.descriptions.add(descriptions[0]);
  }
  expect(seen.titles.size).toBe(prerendered.length);
  expect(seen.descriptions.size).toBe(prerendered.length);
});

test('A shared page shows a picture with words of its own language', { tag: '@smoke' }, async ({ page, request }) => {
  const pictures = new Set<string>();
  for (const prefix of ['', '/de', '/fr', '/it']) {
    const { sharePictures } = await headOf(page, await (await request.get(`${prefix}/about`)).text());
    expect(sharePictures).toEqual([`${SITE}${prefix}/images/share.png`]);
    const file = await (await request.get(`${prefix}/images/share.png`)).body();
    expect(file.toString('latin1', 1, 4)).toBe('PNG');
    expect([file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([1200, 630]);
    pictures.add(file.toString('latin1'));
  }
  expect(pictures.size).toBe(4);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a prerendered page of each kind shows its heading between header and footer', { tag: '@smoke' }, async ({
    page,
  }) => {
    for (const path of kinds) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
    }
  });

  test('any other address shows the frame of the site and says why there is no more', async ({ page }) => {
    await page.goto('/resorts/zermatt');
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('needs JavaScript');
    await page.goto('/login');
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.locator('noscript p')).toContainText('needs JavaScript');
  });
});

test('The sitemap lists exactly the prerendered pages, and robots.txt names it', async ({ request }) => {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  const english = listed.filter((address) => !/^\/(de|fr|it)(\/|$)/.test(address?.slice(SITE.length) ?? ''));
  expect(english).toEqual(prerendered.map((path) => `${SITE}${path}`));

  const pages = readdirSync('dist', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.html') && !/^(compare|login|resorts|signup|de|fr|it)\//.test(file))
    .map((file) => `/${file.replace(/\/?index\.html$/, '')}`);
  expect(pages.sort()).toEqual([...prerendered].sort());

  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${SITE}/sitemap.xml`);
  // A crawler that renders a page requests the API as well.
  expect(robots).not.toMatch(/^Disallow: *\S/m);
});
