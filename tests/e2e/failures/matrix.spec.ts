// spec: 8.1

import { test } from '../site';
import { type FailingCall, methodOf } from './call';
import { tryFailures } from './cell';
import { failuresByKind, failuresOf, OF_FORMS, OF_READS, OF_WRITES } from './failures';
import { favoriteCalls } from './favorite-calls';
import { formCalls } from './form-calls';
import { installClock } from './page-clock';
import { personalCalls } from './personal-calls';
import { resortCalls } from './resort-calls';
import { resortPageCalls } from './resort-page-calls';
import { reviewCalls } from './review-calls';
import { recordToasts } from './toast-record';

test.use({ actionTimeout: 20_000 });

const calls = [resortCalls, resortPageCalls, personalCalls, formCalls, reviewCalls, favoriteCalls].flat();

const usualWays = (each: FailingCall) => (methodOf(each) === 'GET' ? OF_READS : each.fields ? OF_FORMS : OF_WRITES);

for (const each of calls) {
  test(`${each.call} fails on ${each.on} for a ${each.as}`, async ({ page, site }) => {
    test.setTimeout(300_000);
    await installClock(page);
    await recordToasts(page);
    for (const tried of each.ways === 'every' ? failuresByKind : [failuresOf(each.ways ?? usualWays(each))]) {
      await tryFailures(page, site, each, tried);
      test.info().annotations.push({ type: 'cells', description: String(tried.length) });
    }
  });
}
