import { repeatEarlyPresses } from './early-presses.ts';

/** Options of the bootstrap script, set by the build. */
export interface BootstrapOptions {
  /** Storage key of the theme. */
  theme: string;
  /** Storage key of the session's token. */
  token: string;
  /** Storage key of the trip, and the query parameter that carries one. */
  trip: string;
  tripParam: string;
  /** Id of the template with the code's tags, on pages that are complete without it. */
  codeTemplate: string;
  /** Milliseconds after which that code is loaded even if nothing has been painted. */
  paintTimeout: number;
  /** First public API request of some pages: a pattern of the page's address, and the request (`$1`: its first group). */
  earlyRequests: readonly (readonly [page: string, address: string])[];
}

/**
 * Runs in the browser before anything is painted, inline in the head of every document and allowed by its hash: drops what
 * others did to the address, applies a stored theme, preloads the page's first API request, and loads deferred code once the
 * content is painted. Must not refer to anything outside itself.
 */
export function bootstrap(options: BootstrapOptions): void {
  const { theme, token, trip, tripParam, codeTemplate, paintTimeout, earlyRequests } = options;
  // Social networks and newsletters add parameters to links, without which the page is the prerendered one, and some encode a
  // link's '#', with which a round is a page that does not exist. The '#' of a resort's id is encoded on purpose.
  const url = new URL(location.href.replace(/^(?![^?#]*\/resorts\/)([^?#]*?)%23/, '$1#'));
  for (const name of [...url.searchParams.keys()]) {
    if (/^(utm_\w+|fbclid|gclid|msclkid|mc_[ce]id)$/.test(name)) url.searchParams.delete(name);
  }
  if (url.href !== location.href) history.replaceState(history.state, '', url);
  // A page is prerendered for its bare address; what a query string changes in it waits for the code (styles/base.css).
  const root = document.documentElement;
  if (location.search !== '') root.dataset.query = '';
  // Pages are prerendered without a trip: this reserves its space.
  if (url.searchParams.has(tripParam)) root.dataset.trip = '';
  document.addEventListener('DOMContentLoaded', () => {
    const template = document.getElementById(codeTemplate);
    if (!(template instanceof HTMLTemplateElement)) return;
    // Once: appended, the template is empty.
    const load = () => document.body.append(template.content);
    // A tab in the background has no frames, and a page with a query string is not the prerendered one.
    if (document.hidden || location.search !== '') return load();
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) {
      requestAnimationFrame(() => setTimeout(load));
      return;
    }
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      load();
    }).observe({ type: 'paint', buffered: true });
    // A window behind others may not be painted.
    setTimeout(load, paintTimeout);
  });
  let isVisitor = true;
  try {
    const chosen = window.localStorage.getItem(theme);
    if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
    if (window.localStorage.getItem(trip) !== null) root.dataset.trip = '';
    isVisitor = window.localStorage.getItem(token) === null;
  } catch {
    // Storage is blocked.
  }
  // Requests of a session carry its token, which a preload cannot; nor can it ask for another language than the browser's.
  if (!isVisitor || !navigator.language.startsWith(root.lang)) return;
  const here = location.pathname + location.search;
  for (const [page, address] of earlyRequests) {
    const pattern = new RegExp(page);
    if (!pattern.test(here)) continue;
    const link = document.createElement('link');
    link.rel = 'preload';
    link.as = 'fetch';
    link.crossOrigin = 'anonymous';
    link.href = here.replace(pattern, address);
    document.head.append(link);
  }
}

/** The text of the bootstrap script with its options. No markup can end it early. */
export function bootstrapScript(options: BootstrapOptions): string {
  return `(${repeatEarlyPresses})();(${bootstrap})(${JSON.stringify(options).replaceAll('<', String.raw`\u003c`)})`;
}
