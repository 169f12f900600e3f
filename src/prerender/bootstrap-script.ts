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
 * others did to the address, applies a stored theme, preloads the page's first API request, loads deferred code once the content is painted, and repeats
 * presses made before hydration. Must not refer to anything outside itself.
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
  // Typed text stays and links work without code; buttons and radios need it: those that were pressed, with their state then.
  const pressed = new Map<HTMLElement, string | null>();
  const note = ({ type, target }: Event) => {
    const isPress = type === 'click' && target instanceof Element;
    const control = isPress ? target.closest<HTMLElement>('#root[data-page] :is(button, [type=radio])') : null;
    // Something else is done now: what opens no longer counts. What changes something does; of its presses the last.
    for (const earlier of pressed.keys()) {
      if (earlier === control || !earlier.matches('[type=radio], [role=tab], [aria-pressed]')) pressed.delete(earlier);
    }
    if (control) pressed.set(control, control.getAttribute('aria-pressed'));
  };
  const nameOf = (control: Element) =>
    control.getAttribute('aria-label') ?? control.getAttribute('value') ?? control.textContent;
  const press = (page: Element, early: HTMLElement, state: string | null) => {
    // A page that is not the prerendered one replaces it, and its controls.
    const controls = early.isConnected ? [early] : page.querySelectorAll<HTMLElement>('button, [type=radio]');
    const control = [...controls].find((each) => nameOf(each) === nameOf(early));
    if (!control) return;
    // React would not notice the press of a radio that is checked when it is hydrated.
    if (control instanceof HTMLInputElement) control.checked = false;
    // Menus open on pointerdown, tabs on mousedown; and React hydrates the control at the first of them.
    const init = { bubbles: true, cancelable: true, pointerType: 'mouse' };
    control.dispatchEvent(new PointerEvent('pointerdown', init));
    control.dispatchEvent(new MouseEvent('mousedown', init));
    const isReady = () => {
      if (control.matches(':disabled, [aria-disabled=true]')) return false;
      // It may be as wanted already, as the heart of a resort saved before.
      if (control.getAttribute('aria-pressed') === state) control.click();
      return true;
    };
    // A heart of somebody with a session waits for their favorites.
    if (isReady()) return;
    new MutationObserver((_, observer) => {
      if (isReady()) observer.disconnect();
    }).observe(control, { attributes: true });
  };
  document.addEventListener('click', note, true);
  document.addEventListener('input', note, true);
  const observePage = () => {
    const page = document.querySelector('#root[data-page]');
    if (!page) return;
    new MutationObserver((_, observer) => {
      if (page.hasAttribute('data-page')) return;
      observer.disconnect();
      document.removeEventListener('click', note, true);
      document.removeEventListener('input', note, true);
      for (const [control, state] of pressed) press(page, control, state);
    }).observe(page, { attributes: true });
  };
  document.addEventListener('DOMContentLoaded', observePage, { once: true });
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
