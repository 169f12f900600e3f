import { expect, test } from './site';

/** The spacing that WCAG 1.4.12 says a page must bear. */
const SPACING =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
  'p { margin-bottom: 2em !important }';

const pages = ['/', '/blog', '/about', '/favorites', '/login', '/signup', '/privacy-policy', '/nowhere'];

for (const width of [390, 1280]) {
  for (const address of pages) {
    test(`${address} at ${width} px cuts no word when text is spaced out`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      // The words of a skeleton are not read.
      await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
      // A style element would be refused by the content security policy.
      await page.evaluate((css) => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync(css);
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
      }, SPACING);
      const cut = await page.evaluate(() => {
        const right = document.documentElement.clientWidth;
        const isShown = (element: HTMLElement) => {
          const { width, height } = element.getBoundingClientRect();
          return width > 2 && height > 2 && element.checkVisibility({ visibilityProperty: true });
        };
        const ownWords = (element: HTMLElement) =>
          [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
        return [...document.querySelectorAll<HTMLElement>('body *')]
          .filter((element) => isShown(element) && ownWords(element))
          .filter((element) => {
            const { overflowX, overflowY, display } = getComputedStyle(element);
            const isTooWide = element.scrollWidth > element.clientWidth + 1 && display !== 'inline';
            const isTooHigh = element.scrollHeight > element.clientHeight + 1 && overflowY !== 'visible';
            const isBeyond = element.getBoundingClientRect().right > right + 1 && !element.closest('fieldset');
            return (isTooWide && overflowX !== 'auto') || isTooHigh || isBeyond;
          })
          .map((element) => element.textContent?.slice(0, 60));
      });
      expect(cut).toEqual([]);
    });
  }
}
