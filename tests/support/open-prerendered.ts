import { act } from '@testing-library/react';
import { createMemoryRouter } from 'react-router-dom';
import { onTestFinished, vi } from 'vitest';
import { type AppParts, createApp } from '@/app/create-app';
import { mountApp } from '@/app/mount-app';
import { markHead, stateTag } from '@/prerender/document';
import type { RenderedPage } from '@/prerender/render';
import { clearSession } from '@/session/auth-storage';

const EXPECTED = [
  // Here React prerenders and hydrates in one process, which it notes once per context; a build and a browser are two.
  /^Detected multiple renderers/,
  // jsdom is older than the element.
  /^The tag <%s> is unrecognized in this browser.* search$/s,
];

/**
 * Opens an address in the document of a prerendered page. `prepare` is called before the page is mounted. Gives the app, the
 * heading as it was prerendered, and what React and the page have complained of so far.
 */
export async function openPrerendered(
  page: Pick<RenderedPage, 'head' | 'root' | 'state'>,
  address: string,
  prepare: (app: AppParts) => void = () => {},
) {
  document.head.innerHTML = markHead(page.head);
  document.body.innerHTML = page.root + stateTag(page.state);
  const heading = document.querySelector('h1');
  const complaints: string[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
  const note = ({ message }: ErrorEvent) => void complaints.push(message);
  window.addEventListener('error', note);

  const app = createApp((routes) => createMemoryRouter(routes, { initialEntries: [address] }));
  prepare(app);
  const root = await act(() => mountApp(document.getElementById('root') as HTMLElement, app));
  onTestFinished(() => {
    act(() => root.unmount());
    app.dispose();
    window.removeEventListener('error', note);
    app.queryClient.clear();
    clearSession();
    localStorage.clear();
    // As if another tab had cleared it, so that what is in memory goes too.
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });
  return {
    app,
    heading,
    complaints: () => complaints.filter((text) => !EXPECTED.some((known) => known.test(text))),
  };
}
