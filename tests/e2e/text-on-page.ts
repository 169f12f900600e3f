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
    const notOurs = 'script, style, noscript, template, [translate="no"], body [lang]';
    const isOurs = (element: Element | null) =>
      element !== null && !element.closest(notOurs) && element.checkVisibility({ visibilityProperty: true });
    const texts = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim();
      if (text && isOurs(node.parentElement)) texts.push(text);
    }
    for (const element of document.querySelectorAll(naming.map((name) => `body [${name}]`).join())) {
      if (!isOurs(element)) continue;
      for (const name of naming) texts.push(element.getAttribute(name)?.trim() ?? '');
    }
    return [...new Set(texts)].filter((text) => text !== '');
  }, NAMING);
}

/** The texts of the pseudo-language that a box cuts, and those that stand on one another. */
export function crampedTextsOf(page: Page): Promise<string[]> {
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
        const { overflowX, overflowY, display } = getComputedStyle(box);
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
    const cut = shown.filter(({ text }) => /[⟦⟧éåîöû]/.test(text)).filter(isCut);

    // What floats stands on the page behind it.
    const layers = new Map<Element, boolean>();
    const floats = (element: Element): boolean => {
      const known = layers.get(element);
      if (known !== undefined) return known;
      const parent = element.parentElement;
      const answer =
        /fixed|sticky/.test(getComputedStyle(element).position) ||
        element.matches('[role="dialog"], [role="listbox"], .leaflet-container') ||
        (parent !== null && floats(parent));
      layers.set(element, answer);
      return answer;
    };
    const lines = shown
      .filter(({ element }) => !floats(element) && !element.closest('svg'))
      .flatMap(({ text, element, lines }) => lines.map((box) => ({ text, element, box })))
      .sort((a, b) => a.box.top - b.box.top);
    const stacked: string[] = [];
    for (const [index, one] of lines.entries()) {
      for (let next = index + 1; next < lines.length; next += 1) {
        const other = lines[next];
        if (!other || other.box.top > one.box.bottom - 6) break;
        const width = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
        if (width > 2 && one.text !== other.text) stacked.push(`${one.text} / ${other.text}`);
      }
    }
    return [...cut.map(({ text }) => `cut: ${text}`), ...stacked.map((texts) => `on one another: ${texts}`)];
  });
}
