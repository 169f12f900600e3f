import { act, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { App } from '@/app/app';
import { createApp } from '@/app/create-app';
import { createMemoryHistory } from '@/app/navigation/memory-history';
import { startPage } from '@/app/start-page';
import { setTheme } from '@/lib/theme';
import { setUnitSystem } from '@/lib/units';
import { pagesToWrite } from '@/prerender/pages';
import { renderPage } from '@/prerender/render';
import { clearSession } from '@/session/auth-storage';
import { signInAsMember } from '../support/sign-in';
import '../support/server';

vi.setConfig({ testTimeout: 20_000 });

const paths = pagesToWrite.map(({ path }) => path);
const articles = paths.filter((path) => path.startsWith('/blog/'));
const writtenPages = await Promise.all(paths.map(async (path) => ({ path, ...(await renderPage(path)) })));

/** Here React writes and draws in one process, which it notes once per context; a build and a browser are two. */
const SAME_PROCESS = /^Detected multiple renderers/;

/** Opens an address in a document that was written for a page, and gives what React complained of. */
async function open(address: string, writtenFor: string | undefined) {
  const page = writtenPages.find(({ path }) => path === writtenFor);
  if (!page) throw new Error(`${writtenFor} is not written`);
  document.head.innerHTML = page.head.replaceAll(/<(title|meta|link)\b/g, '<$1 data-written=""');
  document.body.innerHTML = page.root;
  const complaints: unknown[] = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words.join(' ')));
  const note = ({ message }: ErrorEvent) => void complaints.push(message);
  window.addEventListener('error', note);

  const { queryClient, router, stop } = createApp(createMemoryHistory([address]));
  const site = (
    <StrictMode>
      <App queryClient={queryClient} router={router} />
    </StrictMode>
  );
  const root = await act(() => startPage(document.getElementById('root') as HTMLElement, router, site));
  onTestFinished(() => {
    act(() => root?.unmount());
    stop();
    window.removeEventListener('error', note);
    queryClient.clear();
    clearSession();
    localStorage.clear();
    document.head.innerHTML = '';
    document.body.innerHTML = '';
  });
  return complaints.filter((text) => !SAME_PROCESS.test(String(text)));
}

describe('A page written at build time', () => {
  it.each(paths)('is taken over as it stands: %s', async (path) => {
    const written = writtenPages.find((page) => page.path === path)?.root;
    expect(written?.match(/<h1\b/g)).toHaveLength(1);
    expect(await open(path, path)).toEqual([]);
    expect(document.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
  });

  it.each(['/', '/blog', articles[0], '/about'])(
    'is taken over for a member with units and a theme of their own: %s',
    async (path = '') => {
      signInAsMember();
      setUnitSystem('imperial');
      setTheme('dark');
      expect(await open(path, path)).toEqual([]);
      await waitFor(() => {
        for (const choice of screen.getAllByLabelText(/^(Imperial|Dark)$/)) expect(choice).toBeChecked();
      });
    },
  );
});

describe('A document that was written for another page', () => {
  it('gives way to the page, its title and description with it', async () => {
    await open('/login', '/');
    await waitFor(() => expect(document.title).toBe('Log In | Snowline'));
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('title, meta[name="description"], link[rel="canonical"]')).toHaveLength(1);
  });

  it('gives way where a search makes another page of it', async () => {
    await open('/blog?q=avalanche', '/blog');
    expect(await screen.findByText('Search Results')).toBeInTheDocument();
    expect(document.querySelectorAll('title')).toHaveLength(1);
  });
});
