import type { Page } from '@playwright/test';
import { API_TIMEOUT, SERVER_MESSAGE_MAX } from '@/config/constants';
import { expectNoGarbage, expectNoSidewaysScroll } from '../page-checks';
import { expect, type Site, test } from '../site';
import { type FailingCall, methodOf, type Outcome } from './call';
import type { Failure } from './failures';
import { passTime, setHangingCall, underWay } from './page-clock';
import { arrive } from './person';
import { clearToasts, toastsOf } from './toast-record';

/** Milliseconds on the page's clock after which a retry is surely due, however often it was tried before. */
const RETRY_DUE = 2000;
const ATTEMPTS_OF_A_READ = 3;

function attemptsOf(call: FailingCall, failure: Failure, isFirst: boolean): number {
  const attempts = (isFirst && call.attemptsAtFirst) || call.attempts;
  if (attempts) return attempts(failure);
  return methodOf(call) === 'GET' && failure.isRetried ? ATTEMPTS_OF_A_READ : 1;
}

interface Break {
  /** Lets time pass on the page's clock until the call has been made as often as it is tried. */
  spend: (attempts: number) => Promise<void>;
  mend: () => Promise<void>;
}

/** Makes a call fail from here on. */
async function breakCall(page: Page, call: FailingCall, failure: Failure): Promise<Break> {
  const method = methodOf(call);
  const isMeant = (url: URL) => url.pathname.startsWith('/api/') && call.path.test(url.pathname + url.search);
  let made = 0;
  await page.route(isMeant, async (route) => {
    if (route.request().method() !== method) return route.fallback();
    await failure.respond?.(route, call.fields ?? {});
    made += 1;
  });
  const reaches = (attempts: number) =>
    expect
      .poll(
        async () => {
          // A call that is under way must not run out of time before it is counted.
          if (made > 0 && made < attempts && (await underWay(page, 'hanging')) === 0) await passTime(page, RETRY_DUE);
          return made;
        },
        { message: `the call is made ${attempts} times`, intervals: [20, 40, 80] },
      )
      .toBeGreaterThanOrEqual(attempts);
  return {
    spend: async (attempts) => {
      for (let attempt = 1; attempt <= attempts; attempt += 1) {
        await reaches(attempt);
        if (!failure.respond) await passTime(page, API_TIMEOUT);
      }
    },
    mend: () => page.unroute(isMeant),
  };
}

const literally = (words: string) => words.replace(/[^\w\s]/g, '\\$&');

async function expectMessages(page: Page, { toast, detail, alert, passing }: Outcome): Promise<void> {
  const others = async () => (await toastsOf(page)).filter((words) => !passing || !words.includes(passing));
  await expect
    .poll(others, { intervals: [20, 50, 100] })
    .toEqual(toast === undefined ? [] : [`${toast}${detail ?? ''}`]);
  // What a toast says has been looked at; this is about what stays.
  const alerts = page.getByRole('alert').and(page.locator(':not([aria-label^="Notifications"] *)'));
  if (alert === undefined) return expect(alerts).toHaveCount(0);
  await expect(alerts).toHaveText([new RegExp(`^${literally(alert.join(''))}(?!.*${literally(alert[0] ?? '')})`)]);
}

async function expectFrame(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect(page.getByRole('main', { includeHidden: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1);
  if (pathname === '/login' || pathname === '/signup') return;
  await expect(page.getByRole('banner', { includeHidden: true })).toBeVisible();
  await expect(page.getByRole('contentinfo', { includeHidden: true })).toBeVisible();
  const resorts = page
    .getByRole('banner', { includeHidden: true })
    .getByRole('link', { name: 'Resorts', includeHidden: true });
  await expect(resorts.first()).toHaveAttribute('href', '/resorts');
}

async function expectNoFlood(page: Page): Promise<void> {
  await expect(page.getByText(new RegExp(`(Snow ){${Math.ceil(SERVER_MESSAGE_MAX / 5)}}`))).toHaveCount(0);
  await expectNoSidewaysScroll(page);
}

/** Opens the page and does what makes the call, as somebody who is new to it. */
async function open(page: Page, site: Site, call: FailingCall, failure: Failure): Promise<void> {
  await arrive(page, site, call);
  await setHangingCall(page, failure.respond ? null : call);
  // A pointer left on a button by the cell before would request its menu as soon as the page is there.
  await page.mouse.move(0, 0);
  await page.goto(call.on, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#root[data-page]')).toHaveCount(0);
  if (!call.errand) return;
  await expect(call.part(page)).toBeVisible();
  await call.errand(page, failure);
}

/** Makes one call fail in one way, when it is made `again` or by opening the page, and looks at everything that is left. */
async function tryCell(page: Page, site: Site, call: FailingCall, failure: Failure, again: Outcome['again']) {
  const outcome = call.outcome(failure);
  const broken = await breakCall(page, call, failure);
  if (again) {
    await setHangingCall(page, failure.respond ? null : call);
    await again(page);
  } else await open(page, site, call, failure);
  await broken.spend(attemptsOf(call, failure, !again));

  await expect(page).toHaveURL(new URL(outcome.at ?? call.on, site.url).href);
  await expectMessages(page, outcome);
  if (outcome.shows) await expect(outcome.shows(page)).toBeVisible();
  if (outcome.at === undefined) {
    await expect(call.part(page)).toBeVisible();
    if (!outcome.isDone) await call.keeps?.(page);
  }
  await expect
    .poll(() => page.evaluate(() => window.localStorage.getItem('auth_token') !== null), {
      message: 'a session is stored',
    })
    .toBe(call.as !== 'visitor' && !outcome.endsSession);
  await expectFrame(page);
  await expectNoGarbage(page);
  if (failure.name === 'a message of 200 KB') await expectNoFlood(page);
  await broken.mend();
}

/**
 * Tries one call with each of some failures. A page on which it has failed is not opened anew for the next failure: the
 * person tries again there, by the way that page offers; one on which it counts as done is. After the last of them the call
 * works again, and the way on from the failure has to lead somewhere.
 */
export async function tryFailures(page: Page, site: Site, call: FailingCall, failures: readonly Failure[]) {
  const isRepeated = (failure: Failure) => {
    const { again, isDone } = call.outcome(failure);
    return again !== undefined && !isDone;
  };
  const inOrder = [...failures.filter((failure) => !isRepeated(failure)), ...failures.filter(isRepeated)];
  let again: Outcome['again'];
  for (const failure of inOrder) {
    const outcome = call.outcome(failure);
    await test.step(failure.name, async () => {
      await tryCell(page, site, call, failure, again);
      if (isRepeated(failure) && failure !== inOrder.at(-1)) await clearToasts(page);
      else await outcome.onward?.(page);
    });
    again = isRepeated(failure) ? outcome.again : undefined;
  }
}
