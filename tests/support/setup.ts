import '@testing-library/jest-dom/vitest';
import { cleanup, configure, prettyDOM } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';
import { listenInThisFile } from './server';

afterEach(cleanup);
listenInThisFile();
// A chunk that is still on its way when its file ends would be missing in every later file of the worker.
afterAll(() => vi.dynamicImportSettled());

configure({
  // The first look at a page waits until its code is compiled, which takes a busy machine longer than a second.
  asyncUtilTimeout: 15_000,
  // A test that waits throws an error at every change of the page. Each would print the document, a third of the time of such
  // tests; this one does when its message is read.
  getElementError: function lazyError(message, container) {
    const error = new Error();
    error.name = 'TestingLibraryElementError';
    Error.captureStackTrace(error, lazyError);
    const get = () => [message, prettyDOM(container)].filter(Boolean).join('\n\n');
    return Object.defineProperty(error, 'message', { configurable: true, get });
  },
});

// What jsdom lacks and the page or Radix needs. Nothing is ever laid out, so nothing resizes or scrolls into view.
class NeverObserving implements ResizeObserver, IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.ResizeObserver = NeverObserving;
globalThis.IntersectionObserver = NeverObserving;

// Idle callbacks come by the real clock, whatever a file's fake timers do.
const { setTimeout: later, clearTimeout: cancel } = globalThis;
globalThis.requestIdleCallback = (callback) =>
  Number(later(() => callback({ didTimeout: false, timeRemaining: () => 50 })));
globalThis.cancelIdleCallback = (id) => cancel(id);

window.matchMedia = (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener: () => {},
  removeEventListener: () => {},
  addListener: () => {},
  removeListener: () => {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
Element.prototype.scrollIntoView = () => {};
Element.prototype.hasPointerCapture = () => false;
Element.prototype.setPointerCapture = () => {};
Element.prototype.releasePointerCapture = () => {};

// Sonner's style keeps a toast unseen until it has been measured, a moment after it stands in the document.
new MutationObserver(() => {
  for (const style of document.head.querySelectorAll('style')) {
    if (style.textContent.includes('[data-sonner-toast]')) style.remove();
  }
}).observe(document.head, { childList: true });
