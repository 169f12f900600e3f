import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';
import { existsAt, pageStates, visit } from './page-states';
import { expect, test } from './site';

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

for (const width of [390, 1280]) {
  test.describe(`axe finds nothing at ${width} px, light and dark:`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const state of pageStates.filter(existsAt(width))) {
      test(state.name, async ({ page }) => {
        // Colours are read at once, not on their way from one to the other.
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await visit(page, state);
        await page.evaluate(axe);
        expect(await violations(page), 'light').toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        expect(await violations(page), 'dark').toEqual([]);
      });
    }
  });
}
