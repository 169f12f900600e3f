import type { Page } from '@playwright/test';

/** Sets the browser's default text size, which media queries in rem follow too. A page that is opened after it has its own again. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
}
