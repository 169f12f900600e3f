import { readFileSync } from 'node:fs';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createPath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { MountainLegend } from '@/features/about/mountain-legend';
import { posts } from '@/features/blog/posts';
import { setTheme } from '@/lib/theme';
import { setUnitSystem } from '@/lib/units';
import { prerenderedPages as pages } from '@/prerender/pages';
import { renderPage, renderSite } from '@/prerender/render';
import { openPrerendered } from '../support/open-prerendered';
import { signInAsMember } from '../support/sign-in';
import '../support/server';

vi.setConfig({ testTimeout: 20_000 });

const paths = pages.map(({ path }) => path);
const articles = paths.filter((path) => path.startsWith('/blog/'));
const prerenderedPages = await Promise.all(paths.map(async (path) => ({ path, ...(await renderPage(path)) })));

/** Puts the heading into <font>, as browsers do with every text they translate. */
function translateHeading(): void {
  const heading = document.querySelector('h1');
  const font = document.createElement('font');
  font.textContent = `«${heading?.textContent}»`;
  heading?.replaceChildren(font);
}

function pageOf(wanted: string | undefined) {
  const page = prerenderedPages.find(({ path }) => path === wanted);
  if (!page) throw new Error(`${wanted} is not prerendered`);
  return page;
}

/** Opens an address in a document that was prerendered for a page, and gives what React complained of. */
const open = async (address: string, prerenderedFor: string | undefined, prepare = () => {}) =>
  (await openPrerendered(pageOf(prerenderedFor), address, prepare)).complaints();

describe('A prerendered page', () => {
  it.each(paths)('is hydrated as it stands: %s', async (path) => {
    const html = prerenderedPages.find((page) => page.path === path)?.root;
    expect(html?.match(/<h1\b/g)).toHaveLength(1);
    expect(await open(path, path)).toEqual([]);
    expect(document.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
  });

  it('is hydrated as it stands where its pictures were drawn before', async () => {
    const { unmount } = render(<MountainLegend />);
    await waitFor(() => {
      const pictures = document.querySelectorAll('figure img');
      expect(pictures).toHaveLength(2);
      for (const picture of pictures) expect(picture).toHaveAttribute('src');
    });
    unmount();
    expect(await open('/about', '/about')).toEqual([]);
  });

  it.each(['/', '/blog', articles[0], '/about'])(
    'is hydrated for a member with units and a theme of their own: %s',
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

it.each([
  ['/', 'combobox', 'Search resorts, countries, areas and articles', '/resorts?search=avalanche'],
  ['/blog', 'searchbox', 'Search articles', '/blog?q=avalanche'],
])(
  'What was typed into the search of %s before it was hydrated stays, and Enter searches for it',
  async (path, role, name, found) => {
    const field = () => screen.getByRole<HTMLInputElement>(role, { name });
    const { app, complaints } = await openPrerendered(pageOf(path), path, () => {
      field().value = 'avalanche';
    });
    expect(complaints()).toEqual([]);
    expect(field()).toHaveValue('avalanche');
    await userEvent.type(field(), '{Enter}');
    await waitFor(() => expect(createPath(app.router.state.location)).toBe(found));
  },
);

it.each(posts)('An article is in its HTML to its end, and says to machines who wrote it and when: $slug', (post) => {
  document.body.innerHTML = prerenderedPages.find(({ path }) => path === `/blog/${post.slug}`)?.root ?? '';
  const source = readFileSync(`src/features/blog/content/${post.slug}.html`, 'utf8');
  const headings = [...source.matchAll(/<h2 id="([^"]+)"/g)].map(([, id]) => document.querySelector(`article #${id}`));
  expect(headings.length).toBeGreaterThan(2);
  expect(headings).not.toContain(null);
  const [data] = document.querySelectorAll('script[type="application/ld+json"]');
  expect(JSON.parse(data?.textContent ?? '')['@graph']).toContainEqual(
    expect.objectContaining({
      '@type': 'Article',
      headline: post.title,
      datePublished: post.date,
      author: expect.objectContaining({ name: 'Snowline' }),
    }),
  );
});

it.each(['/', '/about', articles[0]])(
  'A page that the browser has translated is rendered anew: %s',
  async (path = '') => {
    expect(await open(path, path, translateHeading)).toEqual([]);
    await waitFor(() => expect(document.querySelector('font')).toBeNull());
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    expect(document.querySelectorAll('title, link[rel="canonical"]')).toHaveLength(2);
  },
);

describe('A document that was prerendered for another page', () => {
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

it('the shell of a comparison has its heading and its skeleton, and the code of the page', async () => {
  const pages = await renderSite(null);
  const shell = pages.find(({ file }) => file === '/compare/index.html');
  document.body.innerHTML = shell?.root ?? '';
  expect(document.querySelector('main h1')).toHaveTextContent('Compare resorts');
  expect(document.querySelectorAll('main [data-slot="skeleton"]')).toHaveLength(2);
  expect(shell?.modules).toEqual(['src/routes/compare.route.tsx']);
  // It is no page of its own: whatever the address says is rendered in its place.
  expect(document.getElementById('root')).toHaveAttribute('data-page', '');
});

it('the language list of a shell leads to pages', async () => {
  const shells = (await renderSite(null)).filter(({ kind, file }) => kind === file);
  const linksTo = (wanted: string, language: string) => {
    document.body.innerHTML = shells.find(({ file }) => file === wanted)?.root ?? '';
    const links = [...document.querySelectorAll(`a[hreflang="${language}"]`)];
    return [...new Set(links.map((link) => link.getAttribute('href')))];
  };
  expect(linksTo('shell.html', 'de')).toEqual(['/de/']);
  expect(linksTo('resort.html', 'en')).toEqual(['/']);
  expect(linksTo('/resorts/index.html', 'fr')).toEqual(['/fr/resorts']);
  expect(linksTo('/compare/index.html', 'it')).toEqual(['/it/compare']);
});
