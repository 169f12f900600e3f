// spec: 7.2

import { resortOf } from './catalogue';
import { expect, test } from './site';
import { expectWhole } from './visit-state';

const pages = [
  { address: '/', shows: resortOf('alta').name, calls: 2 },
  { address: '/resorts', shows: /Showing 12 of/, calls: 3 },
  { address: '/resorts/zermatt', shows: 'Key Information', calls: 5 },
];

for (const { address, shows, calls } of pages) {
  test(`${address} sends at most ${calls} API requests when it opens, and none twice`, async ({ page, site }) => {
    await page.goto(address);
    await expectWhole(page, shows);
    // What is requested once everything else is there counts as well.
    await page.waitForLoadState('networkidle');
    const requested = (await site.requests()).map(({ method, path }) => `${method} ${path}`);
    expect(requested.length).toBeGreaterThan(0);
    expect(requested).toEqual([...new Set(requested)]);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(calls);
  });
}
