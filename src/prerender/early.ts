/** What the early script is told by the build. */
export interface EarlyWork {
  /** Key under which a chosen theme is remembered. */
  theme: string;
  /** Key under which the token of a session is remembered. */
  token: string;
  /** The first public question to the API of some pages: a pattern of the page's address, and what is asked for. `$1` stands for its first group. */
  firstRequests: readonly (readonly [page: string, address: string])[];
}

/**
 * Runs in the browser before the site's code is there, as a file of its own: sets a remembered theme, and asks the API
 * for what the page is going to show first. Refers to nothing outside of itself.
 */
export function early({ theme, token, firstRequests }: EarlyWork): void {
  let isVisitor = true;
  try {
    const chosen = window.localStorage.getItem(theme);
    if (chosen === 'light' || chosen === 'dark') document.documentElement.dataset.theme = chosen;
    isVisitor = window.localStorage.getItem(token) === null;
  } catch {
    // Nothing can be remembered here.
  }
  // The session's requests carry its token, which a preload cannot.
  if (!isVisitor) return;
  const here = location.pathname + location.search;
  for (const [page, address] of firstRequests) {
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
