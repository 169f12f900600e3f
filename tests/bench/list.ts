import type { Browser, Page } from '@playwright/test';
import { startDemoServer } from '@/demo/http-server';
import { manyResorts } from '../support/many-resorts';
import { startHost } from './host';
import { openPhone } from './phone';
import { median, type Row } from './rows';
import { type Scrolled, scrollOn } from './scroll-on';

const RESORTS = 5000;
const BATCHES = Math.ceil(RESORTS / 12);
/** The batch that card 400 is in. */
const CARD_400 = Math.ceil(400 / 12);
const BACKS = 5;
/** A list that grows heavier may never reach its end. */
const BATCHES_TIMEOUT = 180_000;

/** Goes to a card on the screen and back; gives the time until the card stands where it stood. */
async function goThereAndBack(page: Page): Promise<number> {
  const id = await page.evaluate(() => {
    const isOnScreen = (card: Element) => {
      const { top, bottom } = card.querySelector('h3 a')?.getBoundingClientRect() ?? new DOMRect();
      // Below the bars that stick to the top; a card is nearly as high as the window.
      return top > 120 && bottom < window.innerHeight - 20;
    };
    return [...document.querySelectorAll('[data-resort]')].find(isOnScreen)?.getAttribute('data-resort') ?? '';
  });
  const link = page.locator(`[data-resort="${id}"] h3 a`);
  const topOf = () => page.locator(`[data-resort="${id}"]`).evaluate((element) => element.getBoundingClientRect().top);
  const top = await topOf();
  await link.click();
  await page.getByText('Vertical drop').first().waitFor();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
  return page.evaluate(
    async ([name, place]) => {
      const start = performance.now();
      window.history.back();
      const isBack = () => {
        const card = document.querySelector(`[data-resort="${CSS.escape(String(name))}"]`);
        return card !== null && Math.abs(card.getBoundingClientRect().top - Number(place)) < 2;
      };
      while (!isBack()) {
        if (performance.now() - start > 10_000) return Number.NaN;
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      // A timer runs when the frame is drawn whose callback found it.
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    },
    [id, top] as const,
  );
}

/** A catalogue of 5,000 scrolled to its end: whether the page grows heavier on the way. */
export async function measureList(browser: Browser, dist: string): Promise<Row[]> {
  const api = await startDemoServer({ seed: { resorts: manyResorts(RESORTS) } });
  const host = await startHost(dist, api.url);
  const phone = await openPhone(browser, { url: host.url });
  const { page, slowDown } = phone;
  try {
    await page.goto('/resorts');
    await page.locator('[data-resort]').first().waitFor();
    const times: Scrolled['times'] = {};
    const scroll = async (last: number, cpu: number) => {
      await slowDown(cpu);
      const seen = await page.evaluate(scrollOn, [last, BATCHES_TIMEOUT] as const);
      Object.assign(times, seen.times);
      return seen;
    };
    const goBacks = async (): Promise<number> => {
      // Up from the end of the list, which grows when it is reached.
      await page.evaluate(() => window.scrollBy(0, -5 * window.innerHeight));
      await page.waitForTimeout(1000);
      await slowDown(4);
      const times: number[] = [];
      for (let turn = 0; turn < BACKS; turn += 1) times.push(await goThereAndBack(page));
      return median(times);
    };
    // Slowed down where it is measured; the stretch between would take minutes.
    const { nodesAtFive } = await scroll(6, 4);
    await scroll(CARD_400, 1);
    const backTo400 = await goBacks();
    await scroll(396, 1);
    await scroll(404, 4);
    const { isThere } = await scroll(BATCHES, 1);
    const nodes = await page.evaluate(() => document.querySelectorAll('*').length);
    const backToLast = isThere ? await goBacks() : Number.NaN;

    // One batch may fall into a busy moment: its neighbours have a say.
    const around = (batch: number) =>
      median([-1, 0, 1].map((step) => times[batch + step]).filter((time) => time !== undefined));
    const ifThere = (figure: number) => (isThere ? figure : null);
    const ratio = { unit: '×', digits: 2 } as const;
    return [
      {
        what: `DOM nodes after ${RESORTS} resorts (${nodes}) against 60 (${nodesAtFive})`,
        goal: 1.3,
        measured: ifThere(nodes / nodesAtFive),
        ...ratio,
      },
      {
        what: `Time of batch 400 (${around(400).toFixed(0)} ms) against batch 3 (${around(3).toFixed(0)} ms)`,
        goal: 1.2,
        measured: ifThere(around(400) / around(3)),
        ...ratio,
      },
      { what: 'Back from a detail page to card 400 of them', goal: 150, measured: backTo400, unit: 'ms' },
      { what: '… to the last of them', goal: 200, measured: ifThere(backToLast), unit: 'ms' },
    ];
  } finally {
    await phone.close();
    await Promise.all([host.close(), api.close()]);
  }
}
