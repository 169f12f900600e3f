// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootstrap, bootstrapScript } from '@/prerender/bootstrap-script';
import { earlyRequests } from '@/prerender/early-requests';

const options = {
  theme: 'theme',
  token: 'auth_token',
  trip: 'trip',
  tripParam: 'trip',
  codeTemplate: 'code',
  paintTimeout: 2000,
  earlyRequests,
};

/** What is preloaded when a page opens at an address. */
function preloadedAt(address: string): (string | null)[] {
  window.history.replaceState(null, '', address);
  bootstrap(options);
  return [...document.head.querySelectorAll('link[rel=preload]')].map((link) => link.getAttribute('href'));
}

beforeEach(() => void Object.assign(document.documentElement, { lang: 'en' }));
afterEach(() => {
  window.localStorage.clear();
  document.head.replaceChildren();
  delete document.documentElement.dataset.theme;
  delete document.documentElement.dataset.query;
  delete document.documentElement.dataset.trip;
  window.history.replaceState(null, '', '/');
});

describe('before the code is there', () => {
  it.each([
    ['/', '/api/resorts/top-rated?limit=3'],
    ['/de/?ref=mail', '/api/resorts/top-rated?limit=3'],
    ['/resorts', '/api/resorts?page=1'],
    ['/resorts/', '/api/resorts?page=1'],
    ['/resorts/alpe-dhuez', '/api/resorts/alpe-dhuez'],
    ['/resorts/vail?tab=weather', '/api/resorts/vail'],
  ])('%s requests its resorts', (address, request) => {
    expect(preloadedAt(address)).toEqual([request]);
  });

  it.each(['/blog', '/de/blog', '/resorts?search=vail', '/resorts/a%2Fb', '/resorts/x/y'])(
    '%s requests nothing',
    (address) => {
      expect(preloadedAt(address)).toEqual([]);
    },
  );

  it.each([
    ['/resorts?region=Europe', ''],
    ['/resorts', undefined],
  ])('%s says whether it is another page than the prerendered one', (address, mark) => {
    preloadedAt(address);
    expect(document.documentElement.dataset.query).toBe(mark);
  });

  it.each([
    ['/resorts/vail?utm_source=letter&utm_medium=mail', '/resorts/vail'],
    ['/resorts?fbclid=IwAR0&search=val%20d%27is%C3%A8re', '/resorts?search=val+d%27is%C3%A8re'],
    ['/together?mc_cid=1#r1', '/together#r1'],
    ['/together%231.H4sI', '/together#1.H4sI'],
    ['/de/together%231.H4sI', '/de/together#1.H4sI'],
    // An id may hold a '#'.
    ['/resorts/a%23b', '/resorts/a%23b'],
    ['/de/resorts/a%23b?tab=trails', '/de/resorts/a%23b?tab=trails'],
    ['/resorts?search=%23%23', '/resorts?search=%23%23'],
    ['/together#1.H4sI%231', '/together#1.H4sI%231'],
    ['/resorts?utm=1&trip=a~b', '/resorts?utm=1&trip=a~b'],
  ])('%s is opened without what a newsletter or a social network did to it: %s', (address, kept) => {
    preloadedAt(address);
    expect(window.location.href).toBe(new URL(kept, window.location.origin).href);
    expect(document.documentElement.dataset.query).toBe(kept.includes('?') ? '' : undefined);
  });

  it.each([
    ['/resorts/vail', '{"link":"b1"}', ''],
    ['/resorts/vail?trip=b1', null, ''],
    ['/resorts/vail?tab=trip', null, undefined],
  ])('%s keeps a place free for the trip, or not', (address, stored, mark) => {
    if (stored) window.localStorage.setItem('trip', stored);
    preloadedAt(address);
    expect(document.documentElement.dataset.trip).toBe(mark);
  });

  it('the request of a page in another language than the browser’s says which, later', () => {
    document.documentElement.lang = 'de';
    expect(preloadedAt('/de/resorts')).toEqual([]);
  });

  it('the request of a signed-in person carries the token, later', () => {
    window.localStorage.setItem('auth_token', 'secret');
    expect(preloadedAt('/resorts')).toEqual([]);
  });

  it.each([
    ['dark', 'dark'],
    ['light', 'light'],
    ['"><script>', undefined],
  ])('a theme remembered as %s is set as %s', (stored, theme) => {
    window.localStorage.setItem('theme', stored);
    bootstrap(options);
    expect(document.documentElement.dataset.theme).toBe(theme);
  });

  it('storage that is forbidden changes nothing else', () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(preloadedAt('/resorts')).toHaveLength(1);
  });

  it('needs nothing from outside of itself', () => {
    new Function(bootstrapScript({ ...options, earlyRequests: [['^/$', '/api/x']] }))();
    expect(document.head.querySelector('link[rel=preload]')?.getAttribute('href')).toBe('/api/x');
  });

  it('cannot be ended by markup in its options', () => {
    expect(bootstrapScript({ ...options, theme: '</script><script>' })).not.toContain('</script>');
  });
});

describe('the code of a page that is whole without it', () => {
  const isRequested = () => document.body.querySelector('link[rel=modulepreload]') !== null;

  /** Opens such a page at an address, up to the moment when its markup is there. */
  function open(address: string): void {
    window.history.replaceState(null, '', address);
    document.body.innerHTML =
      '<h1>Zermatt</h1><template id="code"><link rel="modulepreload" href="/assets/main.js"></template>';
    bootstrap(options);
    expect(isRequested()).toBe(false);
    document.dispatchEvent(new Event('DOMContentLoaded'));
  }

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  /** A browser that reports its paints. Gives the function that reports one. */
  function reportPaints(): (name: string) => void {
    let report: PerformanceObserverCallback = () => {};
    const observer = { observe: vi.fn(), disconnect: vi.fn(), takeRecords: () => [] };
    class Observer {
      static readonly supportedEntryTypes = ['paint'];
      constructor(callback: PerformanceObserverCallback) {
        report = callback;
        Object.assign(this, observer);
      }
    }
    vi.stubGlobal('PerformanceObserver', Observer);
    return (name) => {
      const getEntriesByName = (wanted: string) => (wanted === name ? [{ name }] : []);
      report({ getEntriesByName } as unknown as PerformanceObserverEntryList, observer);
    };
  }

  it('is requested once the browser has painted content', () => {
    const paint = reportPaints();
    open('/resorts/zermatt');
    vi.advanceTimersToNextFrame();
    paint('first-paint');
    expect(isRequested()).toBe(false);
    paint('first-contentful-paint');
    expect(isRequested()).toBe(true);
  });

  it('is requested after a while where nothing is painted, and once', () => {
    const paint = reportPaints();
    open('/resorts/zermatt');
    vi.advanceTimersByTime(options.paintTimeout);
    paint('first-contentful-paint');
    expect(document.querySelectorAll('link[rel=modulepreload]')).toHaveLength(1);
  });

  it('is requested after the first frame by a browser that does not report its paints', () => {
    open('/resorts/zermatt');
    expect(isRequested()).toBe(false);
    vi.advanceTimersToNextFrame();
    expect(isRequested()).toBe(false);
    vi.runAllTimers();
    expect(isRequested()).toBe(true);
  });

  it('is requested at once in a tab in the background, which has no frames', () => {
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    open('/resorts/zermatt');
    expect(isRequested()).toBe(true);
  });

  it('is requested at once where a query string makes another page of it', () => {
    open('/resorts?search=vail');
    expect(isRequested()).toBe(true);
  });
});
