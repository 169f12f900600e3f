import { resortOf } from './catalogue';
import { expectWhole } from './page-states';
import { expect, test } from './site';

const pages = [
  { address: '/', shows: resortOf('alta').name, calls: 2 },
  { address: '/resorts', shows: /Showing 12 of/, calls: 3 },
  { address: '/resorts/zermatt', shows: 'Key Information', calls: 5 },
];

for (const { address, shows, calls } of pages) {
  test(`${address} asks the API at most ${calls} times when it opens, and for nothing twice`, async ({
    page,
    site,
  }) => {
    await page.goto(address);
    await expectWhole(page, shows);
    // What is asked once everything else is there counts as well.
    await page.waitForLoadState('networkidle');
    const asked = (await site.requests()).map(({ method, path }) => `${method} ${path}`);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked).toEqual([...new Set(asked)]);
    expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(calls);
  });
}
