import type { Browser, Page } from '@playwright/test';
import { paths } from '@/config/paths';
import { DESKTOP, openPhone, PHONE } from './phone';
import { median, type Row } from './rows';

interface Deed {
  what: string;
  path: string;
  device: typeof PHONE | typeof DESKTOP;
  /** What must be there first. */
  ready: string;
  /** Gets to the place without being measured. */
  before?: (page: Page) => Promise<void>;
  act: (page: Page) => Promise<void>;
  /** At a processor four times slower, in ms. */
  goal: number;
}

const CARDS = '[data-resort] h3';
const FIGURES = 'main dl dd';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).first();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
const choice = (page: Page, name: string) => page.getByRole('contentinfo').getByText(name, { exact: true }).tap();

const deeds: Deed[] = [
  {
    what: 'typing in the search',
    goal: 100,
    path: paths.resorts,
    device: PHONE,
    ready: CARDS,
    act: (page) => page.getByRole('combobox', { name: 'Search resorts' }).pressSequentially('verbier', { delay: 90 }),
  },
  {
    what: 'typing with suggestions',
    goal: 100,
    path: paths.home,
    device: PHONE,
    ready: 'input[role="combobox"]',
    before: async (page) => {
      await page.getByRole('combobox', { name: /^Search resorts/ }).tap();
      await page.keyboard.type('z');
      await page.getByRole('option', { name: /^Zermatt/ }).waitFor();
    },
    act: (page) =>
      page.getByRole('combobox', { name: /^Search resorts/ }).pressSequentially('illertal arena', { delay: 90 }),
  },
  {
    what: 'a style chip',
    goal: 100,
    path: paths.resorts,
    device: PHONE,
    ready: CARDS,
    before: async (page) => {
      await button(page, 'Filters and sort').tap();
    },
    act: (page) => page.getByRole('button', { name: 'Big Mountain', exact: true }).tap(),
  },
  {
    what: 'a heart',
    goal: 100,
    path: paths.resorts,
    device: PHONE,
    ready: CARDS,
    act: (page) => button(page, /^Save .* to favorites$/).tap(),
  },
  {
    what: 'a tab',
    goal: 150,
    path: paths.resort('zermatt'),
    device: DESKTOP,
    ready: FIGURES,
    act: async (page) => {
      await tab(page, 'Trails');
      await tab(page, 'Weather');
      await tab(page, 'Reviews');
      await tab(page, 'Overview');
    },
  },
  {
    what: 'a dialog',
    goal: 100,
    path: paths.resort('zermatt'),
    device: PHONE,
    ready: FIGURES,
    act: async (page) => {
      await page.getByRole('button', { name: 'Overview', exact: true }).tap();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    what: 'the theme switch',
    goal: 200,
    path: paths.resorts,
    device: PHONE,
    ready: CARDS,
    before: toFooter,
    act: (page) => choice(page, 'Dark'),
  },
  {
    what: 'the unit switch',
    goal: 200,
    path: paths.resorts,
    device: PHONE,
    ready: CARDS,
    before: toFooter,
    act: (page) => choice(page, 'Imperial'),
  },
];

const CPU = 4;
/** Event Timing leaves out what took less than this. */
const SHORTEST = 16;
/** Late enough for what an action sets off, and for the browser's notes of it. */
const settle = (page: Page) => page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)));

/** Where the footer is in view, and the resorts that came into view on the way have been drawn. */
async function toFooter(page: Page): Promise<void> {
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  for (let rest = 0; rest < 4; rest += 1) await settle(page);
}

/** The longest interaction of a deed in ms, on a processor so many times slower. */
async function measure(browser: Browser, url: string, { path, device, ready, before, act }: Deed, cpu: number) {
  const phone = await openPhone(browser, { url, cpu, device });
  const { page } = phone;
  try {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await settle(page);
    await before?.(page);
    await settle(page);
    const from = await page.evaluate(() => performance.now());
    await act(page);
    await settle(page);
    const { interactions } = await page.evaluate(() => window.notes);
    return Math.max(SHORTEST, ...interactions.filter(({ start }) => start >= from).map(({ duration }) => duration));
  } finally {
    await phone.close();
  }
}

/** How long the page takes to respond to what visitors do most. */
export async function measureInp(browser: Browser, url: string, runs: number): Promise<Row[]> {
  const rows: Row[] = [];
  for (const deed of deeds) {
    const times: number[] = [];
    for (let run = 0; run < runs; run += 1) times.push(await measure(browser, url, deed, CPU));
    rows.push({ what: `INP of ${deed.what} at ${CPU}×`, goal: deed.goal, measured: median(times), unit: 'ms' });
  }
  return rows;
}
