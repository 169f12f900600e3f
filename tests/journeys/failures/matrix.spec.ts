import { test } from '../site';
import { tryCell } from './cell';
import { failures } from './failures';
import { favoriteCalls } from './favorite-calls';
import { formCalls } from './form-calls';
import { installClock } from './page-clock';
import { personalCalls } from './personal-calls';
import { resortCalls } from './resort-calls';
import { resortPageCalls } from './resort-page-calls';
import { reviewCalls } from './review-calls';

test.use({ actionTimeout: 10_000 });

const calls = [resortCalls, resortPageCalls, personalCalls, formCalls, reviewCalls, favoriteCalls].flat();

for (const call of calls) {
  test(`${call.call} fails on ${call.on} for a ${call.as}`, async ({ page, site }) => {
    test.setTimeout(120_000);
    await installClock(page);
    for (const failure of failures) {
      await test.step(failure.name, () => tryCell(page, site, call, failure));
    }
    test.info().annotations.push({ type: 'cells', description: String(failures.length) });
  });
}
