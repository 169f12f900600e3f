import { test } from '../site';
import { tryCell } from './cell';
import { failures } from './failures';
import { installClock } from './page-clock';
import { personalCalls } from './personal-calls';
import { resortCalls } from './resort-calls';
import { resortPageCalls } from './resort-page-calls';

test.use({ actionTimeout: 10_000 });

for (const call of [...resortCalls, ...resortPageCalls, ...personalCalls]) {
  test(`${call.call} fails on ${call.on} for a ${call.as}`, async ({ page, site }) => {
    test.setTimeout(120_000);
    await installClock(page);
    for (const failure of failures) {
      await test.step(failure.name, () => tryCell(page, site, call, failure));
    }
    test.info().annotations.push({ type: 'cells', description: String(failures.length) });
  });
}
