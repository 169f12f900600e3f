import assert from 'node:assert/strict';
import { demoAccount } from '@/demo/seed/users';
import { expectWhole } from './pages';
import { click, type } from './roles';
import type { Tab } from './tab';
import { until } from './until';

const isShown = (tab: Tab, words: string) =>
  until(`the words "${words}"`, () =>
    tab.evaluate((words) => document.body.textContent?.replaceAll(/\s+/g, ' ').includes(words), words),
  );

/** Signs in as the member who exists from the start. */
export async function signIn(tab: Tab): Promise<void> {
  await tab.open('/login');
  await type(tab, 'textbox', '^Email', demoAccount.email);
  await tab.type(demoAccount.password, () => document.querySelector('input[type="password"]') as Element);
  await click(tab, 'button', '^Log In$');
  await isShown(tab, 'Signed in successfully!');
  // WebKit reports code that is still on its way when its page is left.
  await expectWhole(tab, 'Find Your Perfect Ski Resort');
}

async function search(tab: Tab): Promise<void> {
  await tab.open('/resorts');
  await expectWhole(tab, /Showing 12 of/);
  await type(tab, 'combobox', '^Search resorts$', 'zermatt');
  await expectWhole(tab, /Showing 1 of 1 resort/);
  assert.equal(await tab.evaluate(() => location.search), '?search=zermatt');
  assert.equal(
    await tab.evaluate(() => document.querySelector('main article h3, main article h2')?.textContent),
    'Zermatt',
  );
}

async function saveZermatt(tab: Tab): Promise<void> {
  await tab.open('/resorts?search=zermatt');
  await click(tab, 'button', '^Save Zermatt to favorites$');
  await isShown(tab, 'Guest account created and resort saved to favorites!');
}

async function heart(tab: Tab): Promise<void> {
  await saveZermatt(tab);
  await until('a heart that is pressed', () =>
    tab.evaluate(() =>
      Boolean(document.querySelector('[aria-label="Remove Zermatt from favorites"][aria-pressed="true"]')),
    ),
  );
  await tab.open('/favorites');
  await expectWhole(tab, 'Zermatt');
}

async function review(tab: Tab): Promise<void> {
  await signIn(tab);
  await tab.open('/resorts/verbier?tab=reviews');
  await click(tab, 'radio', '^4 stars$');
  await type(tab, 'textbox', '^Title', 'Early cabin, empty pistes');
  await type(tab, 'textbox', '^Review', 'Took the first cabin and had the upper half to ourselves until ten.');
  await click(tab, 'button', '^Submit Review$');
  await isShown(tab, 'Review added successfully!');
  await expectWhole(tab, 'Early cabin, empty pistes');
}

async function snowBoard(tab: Tab): Promise<void> {
  await saveZermatt(tab);
  await tab.open('/favorites');
  await click(tab, 'button', '^Snow$');
  await expectWhole(tab, /^Fetched /);
}

async function map(tab: Tab): Promise<void> {
  await tab.open('/resorts?search=livigno');
  await click(tab, 'button', '^Map$');
  await click(tab, 'button', '^Livigno, (rated|no ratings)');
  await click(tab, 'button', '^Compare Livigno$');
  await isShown(tab, 'Choose one more');
}

async function compare(tab: Tab): Promise<void> {
  await tab.open('/resorts');
  await click(tab, 'button', '^Compare (?!.* resorts)');
  await isShown(tab, 'Choose one more');
  await tab.open('/resorts/zermatt');
  await click(tab, 'button', '^Compare Zermatt$');
  await click(tab, 'link', '^Compare 2 resorts$');
  await expectWhole(tab, 'Runs by level');
}

async function planTrip(tab: Tab): Promise<void> {
  await tab.open('/resorts');
  await click(tab, 'button', '^Plan a trip$');
  await click(tab, 'button', '^One expert more$');
  await click(tab, 'button', '^Set trip$');
  await isShown(tab, '1 expert');
  await tab.reload();
  await isShown(tab, '1 expert');
}

async function theme(tab: Tab): Promise<void> {
  const paper = () => tab.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const chosen = () => tab.evaluate(() => document.documentElement.dataset.theme);
  await tab.open('/about');
  await click(tab, 'radio', '^Light$');
  await until('the light theme', async () => (await chosen()) === 'light');
  const light = await paper();
  await click(tab, 'radio', '^Dark$');
  await until('the dark theme', async () => (await chosen()) === 'dark' && (await paper()) !== light);
  const dark = await paper();
  await tab.reload();
  assert.deepEqual([await chosen(), await paper()], ['dark', dark]);
}

/** What a visitor comes for, each in a tab of its own. */
export const errands: Record<string, (tab: Tab) => Promise<void>> = {
  'searches the list': search,
  'hearts a card and becomes a guest': heart,
  'signs in and writes a review': review,
  'looks at the snow of favorites': snowBoard,
  'opens a pin of the map': map,
  'compares two resorts': compare,
  'plans a trip, which a reload keeps': planTrip,
  'chooses the dark theme, which a reload keeps': theme,
};
