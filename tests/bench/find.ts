import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { build, type Plugin } from 'vite';
import { CATALOGUE_MAX } from '@/config/constants';
import { paths } from '@/config/paths';
import { startDemoServer } from '@/demo/http-server';
import type { CatalogueRecord } from '@/demo/seed/catalogue';
import { manyResorts } from '../support/many-resorts';
import { startHost } from './host';
import { DESKTOP, openPhone, type Phone } from './phone';
import { median, type Row } from './rows';
import { keyTimes } from './suggestion-keys';

const RESORTS = 5000;
const CPU = 4;
const FILTER_PRESSES = 12;
const DRAGS = 3;
const CATALOGUE_TIMEOUT = 120_000;
/** Late enough for what half a second at rest sets off. */
const settle = (page: Page, time = 1200) => page.waitForTimeout(time);

/** The catalogue holds fewer resorts than are measured here; in this build it holds them all. */
const holdAll: Plugin = {
  name: 'hold-all',
  enforce: 'pre',
  transform(code, id) {
    if (!id.endsWith('src/config/constants.ts')) return null;
    const lifted = code.replace(`CATALOGUE_MAX = ${CATALOGUE_MAX}`, `CATALOGUE_MAX = ${RESORTS}`);
    if (lifted === code) throw new Error('The cap of the catalogue was not found');
    return lifted;
  },
};

/** The known resorts over and over, each copy some kilometres aside: at one place they would be one marker. */
const spread = (record: CatalogueRecord, index: number): CatalogueRecord => ({
  ...record,
  latitude: record.latitude + 1.5 * Math.sin(index),
  longitude: record.longitude + 1.5 * Math.cos(index * 1.7),
});

/** Milliseconds from each press of "More" to the frame whose button says how many resorts that leaves. */
async function filterTimes({ page }: Phone): Promise<number[]> {
  const more = page.getByRole('group', { name: 'Peak at least' }).getByRole('button', { name: 'More' });
  const times: number[] = [];
  for (let press = 0; press < FILTER_PRESSES; press += 1) {
    // Ends with a timer, which runs when the frame is drawn whose callback found what was waited for.
    const time = await more.evaluate(async (button) => {
      const buttons = [...document.querySelectorAll('button')];
      const show = buttons.find(({ textContent }) => /^(Show|No) .*resorts/.test(textContent));
      const before = show?.textContent;
      const start = performance.now();
      (button as HTMLButtonElement).click();
      while (show?.textContent === before || show?.textContent.includes('…')) {
        await new Promise((resolve) => requestAnimationFrame(resolve));
      }
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });
    times.push(time);
    await settle(page);
  }
  return times;
}

/** Milliseconds from the press on "Map" to the first frame with markers. */
const openingTime = ({ page }: Phone): Promise<number> =>
  page
    .getByRole('group', { name: 'View' })
    .getByRole('button', { name: 'Map' })
    .evaluate(async (button) => {
      const start = performance.now();
      (button as HTMLButtonElement).click();
      while (!document.querySelector('[data-marker]')) await new Promise((resolve) => requestAnimationFrame(resolve));
      await new Promise((resolve) => setTimeout(resolve));
      return performance.now() - start;
    });

/** Zooms in on where most resorts are, then drags the map to and fro: how many markers it has, and the longest frame of each drag. */
async function dragFrames({ page, session }: Phone): Promise<{ markers: number; frames: number[] }> {
  const map = page.getByRole('application');
  for (let zoom = 0; zoom < 2; zoom += 1) {
    await map.evaluate((element) => {
      const count = ({ textContent }: Element) => Number(textContent.replace(/\D/g, ''));
      const clusters = [...element.querySelectorAll<HTMLElement>('[aria-label$="Show them"]')];
      clusters.sort((a, b) => count(b) - count(a))[0]?.click();
    });
    await settle(page, 2500);
  }
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not there');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const markers = await page.locator('[data-marker]').count();
  const frames: number[] = [];
  // What came before leaves a garbage collection, which the browser puts off for seconds: no part of a drag.
  await session.send('HeapProfiler.collectGarbage');
  await settle(page);
  for (let drag = 0; drag < DRAGS; drag += 1) {
    const longest = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const start = performance.now();
          let [last, most] = [start, 0];
          const tick = () => {
            const now = performance.now();
            most = Math.max(most, now - last);
            last = now;
            if (now - start < 2500) requestAnimationFrame(tick);
            else resolve(most);
          };
          requestAnimationFrame(tick);
        }),
    );
    const way = drag % 2 === 0 ? 140 : -140;
    await page.mouse.move(x + way, y);
    await page.mouse.down();
    await page.mouse.move(x - way, y, { steps: 30 });
    await page.mouse.up();
    frames.push(await longest);
  }
  return { markers, frames };
}

async function findOnce(browser: Browser, url: string) {
  const phone = await openPhone(browser, { url, cpu: 1, device: DESKTOP });
  const { page, slowDown } = phone;
  try {
    await page.goto(paths.resorts);
    await page.locator('[data-resort]').first().waitFor();
    await page.getByRole('button', { name: /^Advanced Filters/ }).click();
    await page
      .getByText(`All ${RESORTS.toLocaleString('en')} report it`)
      .first()
      .waitFor({ timeout: CATALOGUE_TIMEOUT });
    await settle(page);
    await slowDown(CPU);
    const filter = await filterTimes(phone);
    await page.getByRole('button', { name: 'Clear Filters' }).first().click();
    await page.getByRole('button', { name: /^Advanced Filters/ }).click();
    await settle(page);
    const opening = await openingTime(phone);
    await settle(page);
    const { markers, frames } = await dragFrames(phone);
    await page.getByRole('group', { name: 'View' }).getByRole('button', { name: 'List' }).click();
    await settle(page);
    const keys = await keyTimes(phone);
    return { filter, opening, markers, frames, keys };
  } finally {
    await phone.close();
  }
}

/** How quickly resorts are found among 5,000: filters, map and suggestions. */
export async function measureFind(browser: Browser, runs: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'find-'));
  await build({ logLevel: 'error', plugins: [holdAll], build: { outDir: folder, emptyOutDir: true } });
  const api = await startDemoServer({ seed: { resorts: manyResorts(RESORTS).map(spread) } });
  const host = await startHost(folder, api.url);
  try {
    const found: Awaited<ReturnType<typeof findOnce>>[] = [];
    for (let run = 0; run < runs; run += 1) found.push(await findOnce(browser, host.url));
    const middle = (of: (once: (typeof found)[number]) => number) => median(found.map(of));
    const [markers, keys] = [middle((once) => once.markers), middle((once) => once.keys.length)];
    const rows: [what: string, goal: number, measured: number][] = [
      [`A filter of ${RESORTS} at ${CPU}×, from the press to its count`, 50, middle(({ filter }) => median(filter))],
      [`Opening the map of ${RESORTS} resorts at ${CPU}×`, 1200, middle(({ opening }) => opening)],
      [`Longest frame of dragging it, ${markers} markers`, 50, middle(({ frames }) => Math.max(...frames))],
      [`Suggestions of ${RESORTS} at ${CPU}×, a key`, 30, middle((once) => median(once.keys))],
      [`… the slowest of ${keys} keys`, 50, middle((once) => Math.max(...once.keys))],
    ];
    return rows.map(([what, goal, measured]) => ({ what, goal, measured, unit: 'ms' }));
  } finally {
    await Promise.all([host.close(), api.close()]);
    await rm(folder, { recursive: true, force: true });
  }
}
