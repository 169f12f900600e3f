import type { Page } from '@playwright/test';

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
