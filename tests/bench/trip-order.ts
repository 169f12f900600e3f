import type { Browser, Page } from '@playwright/test';
import { startDemoServer } from '@/demo/http-server';
import { week } from '../e2e/links';
import { manyResorts } from '../support/many-resorts';
import { startHost } from './host';
import { DESKTOP, openPhone } from './phone';
import { median, type Row } from './rows';

const RESORTS = 5000;
const CPU = 4;
const GOAL = 200;
/** A beginner that week, up to EUR 70, from Zürich. */
const TRIP = `${week.from}..${week.to}_b1_EUR70_ZRH`;
/** An order that never comes is no figure. */
const TIMEOUT = 20_000;

/**
 * Milliseconds from the last press of `act` to the first frame whose first card is another one. The press is told by the
 * browser itself, so that the way from here to there does not count.
 */
async function untilOtherFirst(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate((timeout) => {
    const first = () => document.querySelector<HTMLElement>('[data-resort]')?.dataset.resort;
    const before = first();
    let pressed = Number.NaN;
    const press = ({ timeStamp }: Event) => {
      pressed = timeStamp;
    };
    for (const type of ['pointerup', 'keydown']) window.addEventListener(type, press, true);
    Object.assign(window, {
      otherFirst: new Promise<number>((resolve) => {
        const start = performance.now();
        const look = () => {
          const now = first();
          if (now && now !== before) return void setTimeout(() => resolve(performance.now() - pressed));
          if (performance.now() - start > timeout) return resolve(Number.NaN);
          requestAnimationFrame(look);
        };
        requestAnimationFrame(look);
      }),
    });
  }, TIMEOUT);
  await act();
  return page.evaluate(() => (window as unknown as { otherFirst: Promise<number> }).otherFirst);
}

async function sortBy(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: 'Sort By' }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

/** How long a catalogue of 5,000 takes to stand in the order "Fits your trip", and in that of another group. */
export async function measureTripOrder(browser: Browser, dist: string, runs: number): Promise<Row[]> {
  const api = await startDemoServer({ seed: { resorts: manyResorts(RESORTS) } });
  const host = await startHost(dist, api.url);
  const phone = await openPhone(browser, { url: host.url, device: DESKTOP, cpu: 1 });
  const { page, slowDown } = phone;
  const orders: number[] = [];
  const groups: number[] = [];
  try {
    await page.addInitScript((link) => localStorage.setItem('trip', JSON.stringify({ link })), TRIP);
    await page.goto('/resorts?sortBy=trip');
    // Once all of it is there that is held.
    await page.getByRole('list', { name: 'For your trip' }).first().waitFor();
    await page.getByText(/^Showing 12 of [25],000 resorts$/).waitFor({ timeout: 120_000 });
    for (let run = 0; run < runs; run += 1) {
      await sortBy(page, 'Name, A to Z');
      await page.waitForURL(/sortBy=name/);
      // The list follows its address, and what half a second at rest sets off.
      await page.waitForTimeout(1200);
      await slowDown(CPU);
      orders.push(await untilOtherFirst(page, () => sortBy(page, 'Fits your trip')));

      await page.getByRole('button', { name: 'Change', exact: true }).click();
      const editor = page.getByRole('dialog', { name: 'Your trip' });
      await editor.getByRole('spinbutton', { name: 'Experts' }).fill(run % 2 === 0 ? '1' : '0');
      groups.push(await untilOtherFirst(page, () => editor.getByRole('button', { name: 'Set trip' }).click()));
      await slowDown(1);
    }
  } finally {
    await phone.close();
    await Promise.all([host.close(), api.close()]);
  }
  const row = (what: string, times: readonly number[]): Row => ({
    what: `${what} of ${RESORTS} resorts at ${CPU}×`,
    goal: GOAL,
    measured: median(times),
    unit: 'ms',
  });
  return [row('Order “Fits your trip”', orders), row('That order for another group', groups)];
}
