import type { Browser } from '@playwright/test';
import { paths } from '@/config/paths';
import { arrive } from '../e2e/people';
import { resorts } from '../e2e/resort-list';
import { openPhone } from './phone';
import { median, type Row } from './rows';

const FAVORITES = 100;
const CPU = 4;
const FILL_TIMEOUT = 90_000;

interface Filled {
  /** The longest time from one frame to the next since the board stood there, and until it was in order, in ms. */
  frame: number;
  /** Until every row had its figures, in ms. */
  time: number;
}

/** Runs in the page: follows its frames from the first one with the board until no row waits any more, and a little on. */
async function followFrames(timeout: number): Promise<Filled> {
  const LATER = 500;
  const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve));
  const board = () => document.querySelector('table[aria-busy]');
  while (!board()) await nextFrame();
  let last = await nextFrame();
  const start = last;
  let [frame, end] = [0, Number.POSITIVE_INFINITY];
  while (last < end + LATER) {
    const now = await nextFrame();
    frame = Math.max(frame, now - last);
    last = now;
    const isFilled = board()?.getAttribute('aria-busy') === 'false';
    if (!isFilled) end = Number.POSITIVE_INFINITY;
    else end = Math.min(end, now);
    if (now - start > timeout) return { frame: Number.NaN, time: Number.NaN };
  }
  return { frame, time: end - start };
}

/** The board of a hundred favorites: whether a slow phone keeps up with the figures as they come. */
export async function measureSnowBoard(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const phone = await openPhone(browser, { url, cpu: 1 });
  const { page, slowDown } = phone;
  try {
    const saved = resorts.slice(0, FAVORITES).map(({ id }) => id);
    await arrive(page, { url }, { as: 'member', saved });
    await slowDown(CPU);
    const filled: Filled[] = [];
    for (let run = 0; run < runs; run += 1) {
      await page.goto(paths.snowBoard, { waitUntil: 'commit' });
      filled.push(await page.evaluate(followFrames, FILL_TIMEOUT));
    }
    const time = median(filled.map((one) => one.time)) / 1000;
    return [
      {
        what: `Longest frame while the snow of ${FAVORITES} favorites fills in (${time.toFixed(1)} s) at ${CPU}×`,
        goal: 100,
        measured: median(filled.map(({ frame }) => frame)),
        unit: 'ms',
      },
    ];
  } finally {
    await phone.close();
  }
}
