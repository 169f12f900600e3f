import type { Page } from '@playwright/test';
import { API_TIMEOUT, SERVER_MESSAGE_MAX } from '@/config/constants';
import { expect, type Site } from '../site';
import { expectNoGarbage, expectNoSidewaysScroll } from '../sound-page';
import type { FailingCall, Outcome } from './call';
import type { Failure } from './failures';
import { leaveUnanswered } from './page-clock';
import { arrive } from './person';
import { toastsOf } from './toast-record';

/** Milliseconds on the page's clock after which a retry is surely due, however often it was tried before. */
const RETRY_DUE = 2000;
const ATTEMPTS_OF_A_READ = 3;

const methodOf = ({ call }: FailingCall): string => call.split(' ')[0] ?? 'GET';

function attemptsOf(call: FailingCall, failure: Failure): number {
  if (call.attempts) return call.attempts(failure);
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
    made += 1;
    await failure.answer?.(route, call.fields ?? {});
  });
  const step = failure.answer ? RETRY_DUE : API_TIMEOUT;
  const reaches = (attempts: number, pass: () => Promise<void>) =>
    expect
      .poll(
        async () => {
          if (made < attempts) await pass();
          return made;
        },
        { message: `the call is made ${attempts} times`, intervals: [20, 40, 80] },
      )
      .toBeGreaterThanOrEqual(attempts);
  return {
    spend: async (attempts) => {
      await reaches(1, async () => {});
      for (let attempt = 2; attempt <= attempts; attempt += 1) {
        await reaches(attempt, () => page.clock.fastForward(step));
      }
      if (!failure.answer) await page.clock.fastForward(API_TIMEOUT);
    },
    mend: () => page.unroute(isMeant),
  };
}

async function expectMessages(page: Page, { toast, detail, alert, passing }: Outcome): Promise<void> {
  const others = async () => (await toastsOf(page)).filter((words) => !passing || !words.includes(passing));
  await expect.poll(others).toEqual(toast === undefined ? [] : [`${toast}${detail ?? ''}`]);
  const alerts = page.getByRole('alert');
  if (alert === undefined) return expect(alerts).toHaveCount(0);
  await expect(alerts).toHaveCount(1);
  const words = (await alerts.textContent()) ?? '';
  const said = alert.join('');
  expect(words.startsWith(said), `${words} begins with ${said}`).toBe(true);
  expect(words.slice(said.length)).not.toContain(alert[0]);
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

/** Tries one call with one failure, on a page of its own, and looks at everything that is left. */
export async function tryCell(page: Page, site: Site, call: FailingCall, failure: Failure): Promise<void> {
  await arrive(page, site, call);
  await leaveUnanswered(page, failure.answer ? null : { method: methodOf(call), path: call.path });
  const broken = await breakCall(page, call, failure);
  // A pointer left on a button by the cell before would ask for its menu as soon as the page is there.
  await page.mouse.move(0, 0);
  await page.goto(call.on);
  const outcome = call.outcome(failure);
  if (call.errand) {
    await expect(call.part(page)).toBeVisible();
    await call.errand(page);
  }
  await broken.spend(attemptsOf(call, failure));

  await expect(page).toHaveURL(new URL(outcome.at ?? call.on, site.url).href);
  await expectMessages(page, outcome);
  if (outcome.shows) await expect(outcome.shows(page)).toBeVisible();
  if (outcome.at === undefined) {
    await expect(call.part(page)).toBeVisible();
    if (!outcome.isDone) await call.keeps?.(page);
  }
  const hasSession = await page.evaluate(() => window.localStorage.getItem('auth_token') !== null);
  expect(hasSession, 'a session is stored').toBe(call.as !== 'visitor' && !outcome.endsSession);
  await expectFrame(page);
  await expectNoGarbage(page);
  if (failure.name === 'a message of 200 KB') await expectNoFlood(page);

  await broken.mend();
  await outcome.onward?.(page);
}
