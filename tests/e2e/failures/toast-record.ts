import type { Page } from '@playwright/test';
import { TOAST_DURATION } from '@/config/constants';
import { expect } from '../site';
import { passTime } from './page-clock';

declare global {
  interface Window {
    /** Words of every toast since the page was opened, gone or not. */
    toastsSoFar?: () => string[];
    forgetToasts?: () => void;
  }
}

/** Notes every toast of the pages opened from here on: one that came twice, or has gone by now, counts as well. */
export async function recordToasts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const words = new Map<Element, string>();
    const note = () => {
      for (const item of document.querySelectorAll('section[aria-label^="Notifications"] li')) {
        words.set(item, item.textContent ?? '');
      }
    };
    new MutationObserver(note).observe(document, { childList: true, characterData: true, subtree: true });
    window.toastsSoFar = () => [...words.values()];
    window.forgetToasts = () => words.clear();
  });
}

/** The words of every toast since the page was opened, in their order. */
export function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.toastsSoFar?.() ?? []);
}

/** Lets the toasts run out on the page's clock, and forgets them. */
export async function clearToasts(page: Page): Promise<void> {
  // They stay while they are pointed at.
  await page.mouse.move(0, 0);
  const shown = page
    .getByRole('region', { name: /^Notifications/, includeHidden: true })
    .getByRole('listitem', { includeHidden: true });
  const left = async () => {
    const count = await shown.count();
    if (count > 0) await passTime(page, TOAST_DURATION);
    return count;
  };
  await expect.poll(left, { message: 'the toasts go', intervals: [20, 50, 100] }).toBe(0);
  await page.evaluate(() => window.forgetToasts?.());
}
