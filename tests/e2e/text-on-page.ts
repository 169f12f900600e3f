import type { Page } from '@playwright/test';

const NAMING = [
  'aria-label',
  'title',
  'alt',
  'placeholder',
  'aria-valuetext',
  'aria-description',
  'aria-roledescription',
];

/** The texts and names of a page that its readers meet, without what is marked as English or as a name. */
export function textsOf(page: Page): Promise<string[]> {
  return page.evaluate((naming) => {
    const notOurs = 'script, style, noscript, template, code, [data-slot="skeleton"], [translate="no"], body [lang]';
    const isOurs = (element: Element | null) =>
      element !== null && !element.closest(notOurs) && element.checkVisibility({ visibilityProperty: true });
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // What a search found is marked within its name.
      const marked =
        element?.closest('mark')?.parentElement ?? (element?.querySelector(':scope > mark') ? element : null);
      const text = (marked ?? node).textContent?.trim();
      if (text && isOurs(element)) texts.push(text);
    }
    for (const element of document.querySelectorAll(naming.map((name) => `body [${name}]`).join())) {
      if (!isOurs(element)) continue;
      for (const name of naming) texts.push(element.getAttribute(name)?.trim() ?? '');
    }
    return [...new Set(texts)].filter((text) => text !== '');
  }, NAMING);
}

/** The texts of the pseudo-language that a box cuts without an ellipsis. */
export function cutTextsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    interface Shown {
      text: string;
      element: Element;
      lines: DOMRect[];
    }
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, [aria-hidden="true"] svg');
    const shown: Shown[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || !isShown(element)) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const lines = [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
      if (lines.length > 0) shown.push({ text, element, lines });
    }

    // A box that hides what overflows; what scrolls can be reached.
    const isCut = ({ element, lines }: Shown): boolean => {
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY, display, textOverflow, webkitLineClamp } = getComputedStyle(box);
        // It ends in an ellipsis on purpose: another place says it whole.
        if (textOverflow === 'ellipsis' || webkitLineClamp !== 'none') return false;
        if (/auto|scroll/.test(overflowX + overflowY)) return false;
        if (display === 'inline' || (overflowX === 'visible' && overflowY === 'visible')) continue;
        const { left, right, top, bottom, width, height } = box.getBoundingClientRect();
        if (width < 2 || height < 2) return false;
        const isWithin = (line: DOMRect) =>
          line.bottom > top && line.top < bottom && line.right > left && line.left < right;
        if (!lines.some(isWithin)) return false;
        const isBeyond = (line: DOMRect) =>
          (overflowX !== 'visible' && (line.left < left - 2 || line.right > right + 2)) ||
          (overflowY !== 'visible' && (line.top < top - 5 || line.bottom > bottom + 5));
        if (lines.some(isBeyond)) return true;
      }
      return false;
    };
    const cut = shown.filter(({ text }) => /[⟦⟧]|åå|éé|îî|öö|ûû/.test(text)).filter(isCut);

    return cut.map(({ text }) => `cut: ${text}`);
  });
}
