import type { Page } from '@playwright/test';

declare global {
  interface Window {
    /** Words of every toast since the page was opened, gone or not. */
    toastsSoFar?: () => string[];
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
  });
}

/** The words of every toast since the page was opened, in their order. */
export function toastsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => window.toastsSoFar?.() ?? []);
}
