/** What the bootstrap script is told by the build. */
export interface BootstrapOptions {
  /** Key under which a chosen theme is remembered. */
  theme: string;
  /** Key under which the token of a session is remembered. */
  token: string;
  /** Key under which a trip is remembered, and what carries one in an address. */
  trip: string;
  tripParam: string;
  /** The first public request to the API of some pages: a pattern of the page's address, and what is requested. `$1` is its first group. */
  earlyRequests: readonly (readonly [page: string, address: string])[];
}

/**
 * Runs in the browser before anything is painted, inline in the head of every document and allowed by its hash: sets a
 * remembered theme, and preloads what the page is going to request first. Refers to nothing outside of itself.
 */
export function bootstrap({ theme, token, trip, tripParam, earlyRequests }: BootstrapOptions): void {
  // A page is prerendered for its bare address; what a query string changes in it waits for the code (styles/base.css).
  const root = document.documentElement;
  if (location.search !== '') root.dataset.query = '';
  // Pages are prerendered without a trip: its place is kept free for one.
  if (new URLSearchParams(location.search).has(tripParam)) root.dataset.trip = '';
  let isVisitor = true;
  try {
    const chosen = window.localStorage.getItem(theme);
    if (chosen === 'light' || chosen === 'dark') root.dataset.theme = chosen;
    if (window.localStorage.getItem(trip) !== null) root.dataset.trip = '';
    isVisitor = window.localStorage.getItem(token) === null;
  } catch {
    // Nothing can be remembered here.
  }
  // The session's requests carry its token, which a preload cannot.
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
