import { allFigureSources, type FigureSource } from '@/components/figure-source';

/** A number with a unit of measure, in a currency, or out of five stars. */
const MEASURED =
  /(?:^|[^\w.])[−-]?\d[\d,.]*(?:\s*–\s*[−-]?\d[\d,.]*)?[\s\u00a0]?(?:cm|km\/h|km|mph|mi|m|ft|in|%|°C|°F|\/5|out of 5)(?![\p{L}\d])|\b[A-Z]{3}[\s\u00a0]\d/u;
/** A number. */
const NUMBER = /\d/;

/** Elements without figures of the site: input of visitors, running text, reviews, times, the scale bar of a map. */
const OTHER =
  'script, form, fieldset, button:not([data-marker]), label, input, select, nav, time, [role="slider"], [role="combobox"], .prose, [data-words], .leaflet-control-scale';
/** Cells, in which a number counts as a figure even without a unit. */
const CELL = 'dd, td';

const sourceOf = (element: Element): FigureSource | string | undefined =>
  element.closest<HTMLElement>('[data-source]')?.dataset.source;

/** Elements that are read out by their name instead of their content, such as pins of the map. */
const NAMED = '[role="img"][aria-label], [data-marker][aria-label]';

/** The element that holds a number and its unit, which may be a sibling of the number's own element. */
function holderOf(element: Element): Element {
  const parent = element.parentElement;
  const isSmall = (text: string | null) => (text ?? '').length <= 40;
  return parent && isSmall(parent.textContent) ? parent : element;
}

/** The figures of a page: numbers with a unit, and every number in a cell or a description, as elements. */
export function figuresIn(page: Element): { element: Element; text: string }[] {
  const found = new Map<Element, string>();
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    const text = node.textContent ?? '';
    if (!element || !NUMBER.test(text) || element.closest(OTHER)) continue;
    const holder = holderOf(element);
    const words = holder.textContent ?? '';
    if (MEASURED.test(text) || MEASURED.test(words) || element.closest(CELL)) found.set(element, words.trim());
  }
  for (const element of page.querySelectorAll(NAMED)) {
    const label = element.getAttribute('aria-label') ?? '';
    if (MEASURED.test(label) && !element.closest(OTHER)) found.set(element, label);
  }
  return [...found].map(([element, text]) => ({ element, text }));
}

/** A resort of a list, which names the sources of all its figures once. */
const LISTED = '[data-resort]';
/** The part of a page within which the word of a source is beside its figure; a list within an item of another one is none. */
const PART = 'section, figure, article, aside, [role="row"], dl, ul:not(li ul)';

/**
 * Faults in the sources of a page's figures: no source, an unknown one, or one other than "reported" without the word beside
 * it.
 */
export function figureFaults(page: Element): string[] {
  return figuresIn(page).flatMap(({ element, text }) => {
    const source = sourceOf(element);
    if (source === undefined) return [`no source: ${text}`];
    if (!allFigureSources.includes(source as FigureSource)) return [`unknown source "${source}": ${text}`];
    if (source === 'reported' || source === 'claimed' || element.closest(LISTED)) return [];
    const part = element.closest(PART) ?? page;
    const around = part.parentElement?.closest(PART) ?? part;
    return around.textContent?.toLowerCase().includes(source) ? [] : [`no word "${source}" beside: ${text}`];
  });
}
