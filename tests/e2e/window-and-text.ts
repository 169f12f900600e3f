import type { Locator, Page } from '@playwright/test';

/** Waits until what has changed is rendered. */
export const nextFrame = (page: Page) =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

/** Gives the window another size, and waits until the page follows. */
export async function resize(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height });
  await nextFrame(page);
}

/** Sets the browser's default text size, which media queries in rem follow too. A page that is opened after it has its own again. */
export async function setTextSize(page: Page, standard: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await nextFrame(page);
}

/** The spacing that WCAG 1.4.12 says a page must bear. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

/** Spaces the text of a page out. The content security policy would refuse a style element. */
export const spaceText = (page: Page) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
  }, SPACING);

/** Of some words those that take more than one line, whatever box they are in. */
export const brokenWords = (words: Locator): Promise<string[]> =>
  words.evaluateAll((all) =>
    all
      .filter((element) => {
        const range = document.createRange();
        range.selectNodeContents(element);
        return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
      })
      .map(({ textContent }) => textContent),
  );

/** Where words stand, whatever box they are in. */
export const wordsAt = (words: Locator): Promise<DOMRect[]> =>
  words.evaluateAll((all) =>
    all.map((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return range.getBoundingClientRect().toJSON();
    }),
  );

/** Pixels by which words are wider than their box, which cuts them. */
export const cutWidth = (words: Locator) => words.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
