import { expect, test } from './site';

for (const path of ['/', '/about', '/blog', '/login']) {
  test(`A picture of ${path} that does not come leaves its place empty, without an outline or an icon`, async ({
    page,
  }) => {
    await page.route('**/images/**', (route) => route.abort());
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
