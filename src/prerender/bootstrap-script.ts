/** Options of the bootstrap script, set by the build. */
export interface BootstrapOptions {
  /** Storage key of the theme. */
  theme: string;
  /** Storage key of the session's token. */
  token: string;
  /** Storage key of the trip, and the query parameter that carries one. */
  trip: string;
  tripParam: string;
  /** Id of the template that holds the tags of the code where the page is whole without it. */
  codeTemplate: string;
  /** First public API request of some pages: a pattern of the page's address, and the request (`$1`: its first group). */
  earlyRequests: readonly (readonly [page: string, address: string])[];
}

/**
 * Runs in the browser before anything is painted, inline in the head of every document and allowed by its hash: sets a
 * stored theme, preloads the page's first API request, and loads the code of a page that is whole without it after the first
 * frame. Must not refer to anything outside of itself.
 */
export function bootstrap({ theme, token, trip, tripParam, codeTemplate, earlyRequests }: BootstrapOptions): void {
  // A page is prerendered for its bare address; what a query string changes in it waits for the code (styles/base.css).
  const root = document.documentElement;
  if (location.search !== '') root.dataset.query = '';
  // Pages are prerendered without a trip: its place is kept free for one.
  if (new URLSearchParams(location.search).has(tripParam)) root.dataset.trip = '';
  document.addEventListener('DOMContentLoaded', () => {
    const template = document.getElementById(codeTemplate);
    if (!(template instanceof HTMLTemplateElement)) return;
    const load = () => document.body.append(template.content);
    // A tab in the background has no frames, and a page with a query string is not the prerendered one.
    if (document.hidden || location.search !== '') load();
    else requestAnimationFrame(() => setTimeout(load));
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
  // Requests of a session carry its token, which a preload cannot.
  if (!isVisitor) return;
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

/** The text of the script with its options. No markup can end it early. */
export function bootstrapScript(options: BootstrapOptions): string {
  return `(${bootstrap})(${JSON.stringify(options).replaceAll('<', String.raw`\u003c`)})`;
}
