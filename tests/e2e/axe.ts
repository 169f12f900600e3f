import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { expect } from './site';

// As a script of the page it would be refused by the content security policy.
const axe = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** What axe finds wrong with the page as it is rendered now: the rule, and the elements that break it. */
async function violations(page: Page): Promise<string[]> {
  const found = await page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run: (options: object) => Promise<AxeResults> } };
    return (await axe.run({ resultTypes: ['violations'] })).violations;
  });
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
}

/** Expects that axe finds nothing wrong with the page as it is, in the light theme and in the dark. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(axe);
  for (const colorScheme of ['light', 'dark'] as const) {
    // Colours are read at once, not on their way from one to the other.
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    expect(await violations(page), colorScheme).toEqual([]);
  }
}
