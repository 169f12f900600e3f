import { expect, test } from './site';

const ONCE_AND_FOR_ALL = 'public, max-age=31536000, immutable';

test('Every document carries its policies, every file the other headers; those with a hash are cached, all others revalidated', {
  tag: '@smoke',
}, async ({ request, page }) => {
  await page.goto('/');
  const hashed = await page
    .locator('script[src^="/assets/"], link[href^="/assets/"]')
    .evaluateAll((elements) =>
      elements.map((element) => element.getAttribute('src') ?? element.getAttribute('href') ?? ''),
    );
  expect(hashed.length).toBeGreaterThan(3);
  const others = ['/', '/blog', '/resorts/zermatt', '/off/the/map', '/manifest.webmanifest', '/favicon.svg', '/sw.js'];

  for (const path of [...hashed, ...others]) {
    const headers = (await request.get(path)).headers();
    expect(headers['cache-control'], path).toBe(hashed.includes(path) ? ONCE_AND_FOR_ALL : 'no-cache');
    expect(headers['x-content-type-options'], path).toBe('nosniff');
    expect(headers['referrer-policy'], path).toBe('strict-origin-when-cross-origin');
  }
  for (const path of others) {
    const headers = (await request.get(path)).headers();
    expect(headers['cross-origin-opener-policy'], path).toBe('same-origin');
    expect(headers['permissions-policy'], path).toContain('geolocation=(self)');
    expect(headers['content-security-policy'], path).toMatch(
      /^default-src 'none'; script-src 'self' 'sha256-[^']+'; [^%]+$/,
    );
  }
});

test('A missing file of the site is a 404 that no cache keeps', async ({ request }) => {
  for (const path of ['/assets/gone.js', '/assets/gone.css?v=1', '/assets/gone', '/images/articles/gone.jpg']) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
    expect(response.headers()['content-security-policy'], path).toContain("default-src 'none'");
    expect(await response.text(), path).not.toContain('id="root"');
  }
});

for (const [what, plant] of [
  ['script', '<script>window.planted = true</script>'],
  ['handler', '<img src="/favicon.svg" onload="window.planted = true">'],
  ['address', '<iframe src="javascript:parent.planted = true"></iframe>'],
  ['base', '<base href="https://elsewhere.example/">'],
] as const) {
  test(`The policy is in force: a planted ${what} does nothing`, async ({ browser, site }) => {
    // Without the fixture's page, which fails on what is expected here.
    const page = await browser.newPage();
    await page.route(`${site.url}/about`, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replace('<main', `${plant}<main`) });
    });
    await page.addInitScript(() => {
      const reports: string[] = [];
      Object.assign(window, { reports });
      document.addEventListener('securitypolicyviolation', (event) => reports.push(event.effectiveDirective));
    });
    await page.goto(`${site.url}/about`);
    await expect
      .poll(() => page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'reports')?.value.length))
      .toBe(1);
    expect(await page.evaluate(() => 'planted' in window)).toBe(false);
    expect(await page.evaluate(() => document.baseURI)).toMatch(site.url);
    await page.close();
  });
}
