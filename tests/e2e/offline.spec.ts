import {
  acceptVersion,
  cachedUrls,
  expect,
  lookForVersion,
  offlineLine,
  test,
  versionOffer,
  visit,
  waitUntilCached,
} from './offline-site';
import { serveTiles } from './site';

test('After one visit, which requests nothing twice, the site starts without a network, shows what was visited and comes back by itself', {
  tag: '@smoke',
}, async ({ page, network, networkProxy }) => {
  await visit(page, '/resorts/zermatt');
  await waitUntilCached(page, '/api/resorts/zermatt', '/api/resorts/zermatt/weather', '/api/reviews/resort/zermatt');
  await page.waitForLoadState('networkidle');
  const requested = networkProxy.requests.filter((path) => path.startsWith('/api/'));
  expect(requested).toEqual([...new Set(requested)]);
  await expect(offlineLine(page)).toHaveCount(0);
  await network.cut();
  await expect(offlineLine(page)).toContainText('You are offline.');

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
  await expect(offlineLine(page)).toHaveText(/You are offline\. Saved copy: \d+:\d\d [AP]M/);
  await expect(page.getByText(/Updated .*(ago|just now)/).first()).toBeVisible();

  await page.goto('/resorts/verbier');
  await expect(page.getByRole('alert').getByText('Network Error')).toBeVisible();
  await page.goto('/blog/climate-change');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('article p').first()).toBeVisible();

  await page.goto('/resorts/zermatt');
  await expect(offlineLine(page)).toContainText('Saved copy');
  networkProxy.requests.length = 0;
  await network.restore();
  await expect(offlineLine(page)).toHaveCount(0);
  expect(networkProxy.requests).toContain('/api/resorts/zermatt');
});

test('A network with a page of its own, and a server that stops responding, are told apart from a missing network, and requested again', async ({
  page,
  networkProxy,
}) => {
  await visit(page, '/resorts/zermatt');
  await waitUntilCached(page, '/api/resorts/zermatt', '/api/resorts/zermatt/weather', '/api/reviews/resort/zermatt');
  const expectSavedCopy = async () => {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
    await expect(offlineLine(page)).toHaveText(/The server is not responding\. Saved copy: \d+:\d\d [AP]M/);
  };
  networkProxy.intercept({ matches: /^\/api\//, html: '<!doctype html><title>Wi-Fi</title><h1>Log in</h1>' });
  await expectSavedCopy();
  networkProxy.intercept(null);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Zermatt' })).toBeVisible();
  await expect(offlineLine(page)).toHaveCount(0);

  await page.clock.install();
  networkProxy.disconnect();
  await expectSavedCopy();
  networkProxy.connect();
  await page.clock.fastForward(31_000);
  await expect(offlineLine(page)).toHaveCount(0);
});

test('The German front page opens without a network, whether the logo led to it or it was typed without its last slash', async ({
  page,
  network,
}) => {
  const heading = page.getByRole('heading', { level: 1, name: 'Das passende Skigebiet finden' });
  await visit(page, '/de/resorts/zermatt');
  await page.getByRole('banner').getByRole('link', { name: 'Snowline' }).click();
  await expect(heading).toBeVisible();
  await network.cut();
  await page.reload();
  await expect(heading).toBeVisible();

  await network.restore();
  await page.goto('/de');
  await expect(page).toHaveURL(/\/de\/$/);
  await network.cut();
  await page.reload();
  await expect(heading).toBeVisible();
});

test('A new version is offered and never forced', async ({ page, networkProxy }) => {
  await visit(page, '/about');
  const message = page.getByRole('form', { name: 'Contact' }).getByLabel('Message');
  await message.fill('Half a sen');
  networkProxy.alter('/sw.js', (text) => `${text}\n// The next version.`);
  await lookForVersion(page);
  const offer = versionOffer(page);
  await expect(offer).toBeVisible();
  await message.pressSequentially('tence');
  await expect(message).toHaveValue('Half a sentence');
  await offer.getByRole('button', { name: 'Later' }).click();
  await expect(offer).toHaveCount(0);
  await expect(message).toHaveValue('Half a sentence');

  await page.reload();
  await expect(offer).toBeVisible();
  await acceptVersion(page);
  await expect(message).toHaveValue('Half a sentence');
  await expect(offer).toHaveCount(0);
});

test('Map tiles are not cached, nor anything else from elsewhere; offline both maps are the base map, with their pins', async ({
  page,
  network,
}) => {
  // Only what is requested through the service worker is kept.
  await visit(page, '/about');
  await page.goto('/resorts?view=map&search=Zermatt');
  const results = page.getByRole('application', { name: /^Map of [1-9]/ });
  const pin = results.getByRole('button', { name: /^Zermatt/ });
  await expect(pin).toBeVisible();
  await serveTiles(page);
  await page.goto('/resorts/vail');
  const place = page.getByRole('region', { name: 'Location' });
  await place.scrollIntoViewIfNeeded();
  await expect(page.getByText('Map loaded successfully')).toBeAttached();
  const showNearby = place.getByRole('button', { name: /^Show \d+ resorts within/ });
  await expect(showNearby).toBeVisible();
  await waitUntilCached(page, '/api/resorts', '/api/resorts/vail');
  const origin = new URL(page.url()).origin;
  const cached = Object.values(await cachedUrls(page)).flat();
  expect(cached.length).toBeGreaterThan(50);
  expect(cached.filter((url) => new URL(url).origin !== origin)).toEqual([]);

  await network.cut();
  // Those tiles would come without a network, too.
  await page.unrouteAll();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Vail' })).toBeVisible();
  await place.scrollIntoViewIfNeeded();
  await expect(place.getByRole('status').filter({ hasText: 'Error loading map' })).toBeVisible();
  await expect(place.locator('[data-ground]')).toBeVisible();
  await expect(place.getByRole('button', { name: 'Vail' })).toBeVisible();
  await showNearby.click();
  await expect(place.getByRole('list', { name: 'Resorts nearby' }).getByRole('link').first()).toBeVisible();

  await page.goto('/resorts?view=map&search=Zermatt');
  await expect(pin).toBeVisible();
  await expect(page.locator('[data-ground]')).toBeVisible();
  await expect(results.getByText('Zermatt', { exact: true })).toBeInViewport({ ratio: 1 });
});
