import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { expect } from './site';

// As a script of the page it would be refused by the content security policy.
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Brings axe into the page. For its 550 KB `page.evaluate` takes 0.08 s longer on average. */
async function bringAxe(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Runtime.evaluate', { expression: axe });
  await session.detach();
}

/** The rules that look at colours, and take half of axe's time; the themes differ in nothing else. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];

/** What axe finds wrong with the page as it is rendered now: the rule, and the elements that break it. */
async function violations(page: Page, rules: RunOptions): Promise<string[]> {
  const found = await page.evaluate(
    async (options) => {
      const { axe } = window as unknown as { axe: { run: (options: RunOptions) => Promise<AxeResults> } };
      return (await axe.run(options)).violations;
    },
    { ...rules, resultTypes: ['violations'] } satisfies RunOptions,
  );
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

/** Expects that axe finds nothing wrong with the page as it is, in the light theme, nor with its colours in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await bringAxe(page);
  // Colours are read at once, not on their way from one to the other.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await violations(page, {}), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await violations(page, { runOnly: COLOR_RULES }), 'dark').toEqual([]);
}

/** Expects that axe finds nothing wrong with the page as it is but its colours, which it does not look at. */
export async function expectAccessibleButColors(page: Page): Promise<void> {
  await bringAxe(page);
  const rules = Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }]));
  expect(await violations(page, { rules })).toEqual([]);
}
