import type { Page } from '@playwright/test';
import { acceptVersion, cachedUrls, expect, lookForVersion, test, versionOffer, visit } from './offline-site';

const precached = async (page: Page, matches: RegExp) =>
  Object.entries(await cachedUrls(page))
    .flatMap(([name, urls]) => (name.includes('precache') ? urls : []))
    .filter((url) => matches.test(url));

/** Revisions of the version that `nextVersion` makes. */
const NEXT = /__WB_REVISION__=next/;

/** The service worker of a version whose pages have all changed. */
const nextVersion = (text: string) => text.replaceAll(/revision:"|"revision":"/g, (start) => `${start}next`);

test('A reload while a new version waits costs none of its files: the site starts offline with it', async ({
  page,
  context,
  networkProxy,
  network,
}) => {
  // All files of two versions are cached.
  test.slow();
  await visit(page, '/about');
  networkProxy.alter('/sw.js', nextVersion);
  await lookForVersion(page);
  await expect(versionOffer(page)).toBeVisible();
  const waiting = (await precached(page, NEXT)).length;
  expect(waiting).toBeGreaterThan(10);

  await page.reload();
  await expect(versionOffer(page)).toBeVisible();
  await page.goto('/login');
  await page.goto('/about');
  await expect(versionOffer(page)).toBeVisible();
  expect(await precached(page, NEXT)).toHaveLength(waiting);

  await network.cut();
  const later = await context.newPage();
  await page.close();
  // A page opened while Chromium stops the version before, with a debugger attached, can wait for it for ever.
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  await later.goto('/about');
  await later.goto('/login');
  await later.goto('/about');
  await expect(later.getByRole('form', { name: 'Contact' })).toBeVisible();
  expect(await precached(later, NEXT)).toHaveLength(waiting);
});

test('Files of the version before stay until no tab shows it', async ({ page, context, networkProxy }) => {
  await visit(page, '/about');
  const other = await context.newPage();
  await other.goto('/login');
  const before = await precached(page, /__WB_REVISION__/);
  networkProxy.alter('/sw.js', nextVersion);
  await lookForVersion(page);
  await acceptVersion(page);
  await page.goto('/login');
  await page.goto('/about');
  expect(await precached(page, /__WB_REVISION__/)).toEqual(expect.arrayContaining(before));

  await other.close();
  await page.goto('/login');
  await expect
    .poll(async () => (await precached(page, /__WB_REVISION__/)).filter((url) => before.includes(url)))
    .toEqual([]);
  expect((await precached(page, NEXT)).length).toBeGreaterThan(10);
});

const PORTAL = '<!doctype html><title>Wi-Fi</title><h1>Log in to the network</h1>';

// Which files are no page: `tests/service-worker/file-plugins.test.ts`.
test('A network that responds to a file with a page of its own fails the installation', async ({
  page,
  networkProxy,
}) => {
  // Where the first service worker ends: in use, or given up.
  await page.addInitScript(() => {
    const { register } = ServiceWorkerContainer.prototype;
    ServiceWorkerContainer.prototype.register = async function (...details) {
      const registration = await register.apply(this, details);
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => Object.assign(window, { workerState: worker.state }));
      return registration;
    };
  });
  networkProxy.intercept({ matches: /^\/assets\/weather-tab-[^/]*\.js$/, html: PORTAL });
  await page.goto('/about');
  const state = () => page.evaluate(() => Object.getOwnPropertyDescriptor(window, 'workerState')?.value as string);
  await expect.poll(state).toMatch(/activated|redundant/);
  expect(await state()).toBe('redundant');

  networkProxy.intercept(null);
  await visit(page, '/about');
  expect((await precached(page, /\/assets\/weather-tab-/)).length).toBe(1);
});

test('A cached script, style or picture that is a page is ignored and replaced', async ({ page }) => {
  await visit(page, '/');
  const overwriteCachedFiles = (html: string) =>
    page.evaluate(async (body) => {
      for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        const files = (await cache.keys()).filter(({ url }) => /\.(js|css|svg)$/.test(url));
        const headers = { 'Content-Type': 'text/html' };
        await Promise.all(files.map((file) => cache.put(file, new Response(body, { headers }))));
      }
    }, html);
  const pages = () =>
    page.evaluate(async () => {
      const pictures = [...document.images].map(({ currentSrc }) => currentSrc).filter((src) => /^http/.test(src));
      const files = [...[...document.scripts].map(({ src }) => src).filter(Boolean), ...pictures];
      const cached = await Promise.all(files.map((src) => caches.match(src, { ignoreVary: true, ignoreSearch: true })));
      return cached.filter((response) => !/javascript|image/.test(response?.headers.get('Content-Type') ?? '')).length;
    });
  await overwriteCachedFiles(PORTAL);
  await page.reload();
  await page.getByRole('link', { name: 'Explore Resorts' }).click();
  await expect(page).toHaveURL('/resorts');
  await page.goBack();
  const picture = page.getByRole('main').locator('img[src*="/images/"]').first();
  await expect(picture).toBeVisible();
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await expect.poll(pages).toBe(0);
});
