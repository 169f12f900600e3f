/** What begins a line of its own, and is read apart from what stands before it. */
const LINE =
  'address, article, aside, button, dd, div, dl, dt, figcaption, figure, h1, h2, h3, h4, h5, h6, header, label, legend, li, ol, option, p, section, svg, table, tbody, td, th, thead, tr, ul, [role="cell"], [role="rowheader"], [role="columnheader"]';
/** What is not read out, or has spacing of its own. */
const UNREAD = 'script, style, [aria-hidden="true"], select, .leaflet-container';

const lineOf = (node: Node): Element | null => node.parentElement?.closest(LINE) ?? null;
const UNIT = /^(?:cm|km\/h|km|mph|mi|m|ft|in|runs|lifts)(?![\p{L}\d])/u;
const MEASURED = /\d\s(?:cm|km\/h|km|mph|mi|m|ft|in|runs)$|[A-Z]{3}\s\d[\d.,]*$/;

/** Whether a reader would take the end of one text and the beginning of the next for one word. */
const isGlued = (before: string, after: string): boolean =>
  (/\d$/.test(before) && UNIT.test(after)) ||
  (/(?:^|\s)[A-Z]{3}$/.test(before) && /^\d/.test(after)) ||
  (MEASURED.test(before) && /^\p{L}/u.test(after));

/**
 * The figures of a page whose unit, or the word after it, follows without a space: a screen reader and a copy say "34km".
 * Texts of different lines do not touch.
 */
export function gluedFigures(page: Element): string[] {
  const found: string[] = [];
  let line: Element | null = null;
  let read = '';
  const walker = document.createTreeWalker(page, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const text = node.textContent ?? '';
    if (text === '' || node.parentElement?.closest(UNREAD)) continue;
    const own = lineOf(node);
    if (own !== line) read = '';
    line = own;
    if (isGlued(read, text)) found.push(`${read}|${text}`);
    read += text;
  }
  return found;
}
