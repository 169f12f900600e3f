import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/** Where an element stands in the window, in pixels. */
export const placeOf = (element: Locator): Promise<DOMRect> =>
  element.evaluate((node) => node.getBoundingClientRect().toJSON());

/** Whether two places have no pixel in common. */
export const areApart = (a: DOMRect, b: DOMRect): boolean =>
  a.right <= b.left || a.left >= b.right || a.bottom <= b.top || a.top >= b.bottom;

/** Those of some places that have a pixel in common with a later one. */
export const overlapping = (places: readonly DOMRect[]): DOMRect[] =>
  places.filter((one, index) => places.slice(index + 1).some((other) => !areApart(one, other)));

/** What stays in place while the page is scrolled. */
export const stuckParts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => element.checkVisibility() && element.clientHeight > 0 && element.textContent?.trim())
      .filter((element) => {
        const { position, top, bottom } = getComputedStyle(element);
        return position === 'fixed' || (position === 'sticky' && (top !== 'auto' || bottom !== 'auto'));
      })
      .map(({ outerHTML }) => outerHTML.slice(0, 120)),
  );

/** Words a page shows only when something went wrong behind it. */
const GARBAGE = /\bNaN\b|\bundefined\b|\bnull\b|\[object Object\]|\bInfinity\b|Invalid Date/;

/** Expects that no text and no name, title or description in the page is garbage. */
export async function expectNoGarbage(page: Page): Promise<void> {
  const attributes = ['aria-label', 'title', 'alt', 'placeholder', 'aria-valuetext'];
  const named = await page
    .locator(attributes.map((name) => `[${name}]`).join())
    .evaluateAll(
      (elements, names) => elements.flatMap((element) => names.map((name) => element.getAttribute(name) ?? '')),
      attributes,
    );
  expect([await page.title(), ...named].filter((words) => GARBAGE.test(words))).toEqual([]);
  await expect(page.getByText(GARBAGE)).toHaveCount(0);
}

/** Expects that the page cannot be pushed sideways, and that no words, pictures or controls stand beyond its edge. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const beyond = await page.evaluate(() => {
    const width = document.documentElement.clientWidth;
    // Words may be reached by scrolling their own box, or end in an ellipsis; a picture may also be cropped.
    const isHeld = (element: Element | null, isPicture: boolean): boolean => {
      if (element === null || element === document.body) return false;
      const { overflowX, textOverflow } = getComputedStyle(element);
      // What only screen readers meet is a box of one pixel.
      const isUnseen = overflowX === 'hidden' && element.clientWidth <= 1;
      const holds = overflowX === 'auto' || overflowX === 'scroll' || textOverflow === 'ellipsis' || isUnseen;
      return holds || (isPicture && overflowX !== 'visible') || isHeld(element.parentElement, isPicture);
    };
    const hasWords = (element: Element) =>
      [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const names = [...document.querySelectorAll('body *')]
      .filter((element) => hasWords(element) || element.matches('img, svg, button, input, a'))
      .filter((element) => !element.parentElement?.closest('svg'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) => element.getBoundingClientRect().right > width + 1 && !isHeld(element, element.matches('img, svg')),
      )
      .map((element) => `${element.outerHTML.slice(0, 120)} at ${width} px`);
    window.scrollTo({ left: 1000 });
    const scrolled = window.scrollX;
    window.scrollTo({ left: 0 });
    return scrolled > 0 ? [...names, `scrolls sideways by ${scrolled} px at ${width} px`] : names;
  });
  expect(beyond).toEqual([]);
}

/** Expects that no words are cut off or stand beyond the edge of the page. */
export async function expectNoCutWords(page: Page): Promise<void> {
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
}

/** Expects that every word in sight stands on one line; one with a soft hyphen may be divided there. */
export async function expectNoBrokenWords(page: Page): Promise<void> {
  const broken = await page.evaluate(() => {
    const isSeen = (element: Element | null): boolean => {
      if (element === null || element === document.body) return true;
      // What only screen readers meet is a box of one pixel.
      return element.getBoundingClientRect().width > 2 && isSeen(element.parentElement);
    };
    // Below the edge of a box that clamps its lines, nothing is in sight.
    const lines = (range: Range, { overflowY }: CSSStyleDeclaration, edge: number) =>
      new Set(
        [...range.getClientRects()]
          .map(({ top }) => Math.round(top))
          .filter((top) => overflowY === 'visible' || top < edge - 2),
      ).size;
    const words: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const [style, edge] = [getComputedStyle(element), element.getBoundingClientRect().bottom];
      if (lines(range, style, edge) < 2 || !isSeen(element)) continue;
      for (const { 0: word, index } of (node.textContent ?? '').matchAll(/[\p{L}\p{N}\u00ad]+/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (!word.includes('\u00ad') && lines(range, style, edge) > 1) words.push(`${word} at ${window.innerWidth} px`);
      }
    }
    return words;
  });
  expect(broken, 'words on two lines').toEqual([]);
}

interface Paper {
  format?: 'A4' | 'Letter';
  landscape?: boolean;
  /** CSS length, on all sides; by default the browser's own. */
  margin?: string;
}

/** How many sheets of paper a page takes. */
export async function sheets(page: Page, { format = 'A4', landscape = false, margin }: Paper = {}): Promise<number> {
  const sides = margin && { margin: { top: margin, right: margin, bottom: margin, left: margin } };
  const file = await page.pdf({ format, landscape, ...sides });
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}
