// spec: 2.14, 2.22

import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { renderApp } from '../support/render-app';
import { server } from '../support/server';

const ARTICLE = '/blog/spring-skiing-alps';
const TITLE = 'Spring skiing in the Alps: height, aspect and an early start';
const title = () => screen.findByRole('heading', { level: 1, name: TITLE });

describe('an article', () => {
  it('shows tags, title, long date, minutes, picture and text', async () => {
    renderApp(ARTICLE);
    expect(await title()).toBeVisible();
    expect(document.title).toBe(`${TITLE} | Snowline`);
    const main = within(screen.getByRole('main'));
    expect(main.getByText('March 12, 2026')).toBeVisible();
    expect(main.getByText('5 min read')).toBeVisible();
    expect(main.getByRole('img', { name: /^Drawing of a treeless snow bowl/ })).toHaveAttribute(
      'src',
      '/images/articles/spring-skiing-alps.svg',
    );
    expect(main.getByRole('heading', { level: 2, name: 'The day by the clock' })).toBeVisible();
    expect(main.getByRole('table', { name: /^A timetable for a clear April day/ })).toBeVisible();
  });

  it('has one address, in whatever case it was typed', async () => {
    renderApp('/blog/Spring-Skiing-Alps');
    await title();
    const hrefs = [...document.querySelectorAll('link[rel="canonical"], link[hreflang="de"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(hrefs).toEqual([`https://snowline.example${ARTICLE}`, `https://snowline.example/de${ARTICLE}`]);
  });

  it('leads back to the blog, and by its tags to others of the kind', async () => {
    renderApp(ARTICLE);
    await title();
    for (const link of screen.getAllByRole('link', { name: 'Back to blog' }))
      expect(link).toHaveAttribute('href', '/blog');
    const tags = within(screen.getByRole('list', { name: 'Tags' }));
    expect(tags.getByRole('link', { name: 'Snow conditions' })).toHaveAttribute('href', '/blog?tag=Snow+conditions');
  });

  it('has a table of contents that moves the focus to the section', async () => {
    const { user, router } = renderApp(ARTICLE);
    await title();
    const contents = within(screen.getByRole('navigation', { name: 'On this page' }));
    expect(contents.getAllByRole('link').map((link) => link.textContent)).toEqual(
      screen
        .getAllByRole('heading', { level: 2 })
        .filter(({ id, parentElement }) => id !== '' && parentElement?.matches('.prose'))
        .map((heading) => heading.textContent),
    );
    await user.click(contents.getByRole('link', { name: 'Height first' }));
    expect(router.state.location.hash).toBe('#height');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Height first' })).toHaveFocus());
  });

  it('follows links in its text without loading the site anew', async () => {
    const { user, router } = renderApp(ARTICLE);
    await title();
    await user.click(screen.getByRole('link', { name: 'Saalbach' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/resorts/saalbach-hinterglemm'));
  });

  it('leads to the articles before and after', async () => {
    const { user } = renderApp(ARTICLE);
    await title();
    const ways = within(screen.getByRole('navigation', { name: 'More articles' }));
    expect(ways.getByRole('link', { name: /^Next article/ })).toHaveAttribute('href', '/blog/reading-a-piste-map');
    await user.click(ways.getByRole('link', { name: /^Previous article.*Mountain etiquette/ }));
    const heading = await screen.findByRole('heading', { level: 1, name: /^Mountain etiquette/ });
    await waitFor(() => expect(heading).toHaveFocus());
  });
});

describe('sharing', () => {
  it('has links to Facebook, Twitter and e-mail that name the article and its address', async () => {
    renderApp(ARTICLE);
    await title();
    const share = within(screen.getByRole('region', { name: 'Share' }));
    const address = encodeURIComponent(`${window.location.origin}${ARTICLE}`);
    const words = encodeURIComponent(TITLE);
    expect(share.getByRole('link', { name: 'Share on Facebook' })).toHaveAttribute(
      'href',
      `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    );
    const twitter = share.getByRole('link', { name: 'Share on Twitter' });
    expect(twitter).toHaveAttribute('href', `https://twitter.com/intent/tweet?text=${words}&url=${address}`);
    expect(twitter.getAttribute('rel')).toContain('noopener');
    const email = share.getByRole('link', { name: 'Share by Email' }).getAttribute('href');
    expect(email).toContain(`mailto:?subject=${words}&body=`);
    expect(email).toContain(address);
  });

  it('copies the link and says so, each time anew', async () => {
    const { user } = renderApp(ARTICLE);
    const { getByRole, findByText } = within(await screen.findByRole('region', { name: 'Share' }));
    await user.click(getByRole('button', { name: 'Copy link' }));
    const first = await findByText('Link copied');
    expect(getByRole('status')).toHaveTextContent('Link copied');
    expect(await navigator.clipboard.readText()).toBe(`${window.location.origin}${ARTICLE}`);
    await user.click(getByRole('button', { name: 'Copy link' }));
    // What has not changed is not announced.
    expect(await findByText('Link copied')).not.toBe(first);
  });

  it('says where the browser does not let it copy', async () => {
    const { user } = renderApp(ARTICLE);
    const { getByRole, findByText } = within(await screen.findByRole('region', { name: 'Share' }));
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await user.click(getByRole('button', { name: 'Copy link' }));
    expect(await findByText('The browser does not allow it')).toBeVisible();
  });
});

describe('the share sheet of the device', () => {
  const article = `${TITLE}\n${window.location.origin}${ARTICLE}`;

  it.each([
    ['copies nothing where it is closed', 'AbortError', []],
    ['leaves title and link on the clipboard where the browser refuses it', 'NotAllowedError', [[article]]],
  ])('%s', async (_, name, copies) => {
    const { user } = renderApp(ARTICLE);
    const open = vi.fn(async () => Promise.reject(new DOMException('', name)));
    Object.assign(navigator, { share: open });
    onTestFinished(() => void Reflect.deleteProperty(navigator, 'share'));
    const copy = vi.spyOn(navigator.clipboard, 'writeText');
    const share = within(await screen.findByRole('region', { name: 'Share' }));
    await user.click(share.getByRole('button', { name: 'More…' }));
    await waitFor(() => expect(open).toHaveBeenCalledOnce());
    expect(copy.mock.calls).toEqual(copies);
  });
});

describe('related resorts', () => {
  it('stand below the article as cards that can be saved', async () => {
    renderApp(ARTICLE);
    const section = within(await screen.findByRole('region', { name: 'Related resorts' }));
    expect(await section.findByRole('article', { name: /^Zermatt/ })).toBeVisible();
    expect(section.getAllByRole('article')).toHaveLength(3);
    expect(section.getByRole('button', { name: 'Save Zermatt to favorites' })).toBeVisible();
  });

  it.each([404, 403])('leave out those that the API does not send, without a word (%i)', async (status) => {
    server.use(http.get('*/api/resorts/zermatt', () => new HttpResponse(null, { status })));
    renderApp(ARTICLE);
    const section = within(await screen.findByRole('region', { name: 'Related resorts' }));
    expect(await section.findByRole('article', { name: /^Val Thorens/ })).toBeVisible();
    expect(section.getAllByRole('article')).toHaveLength(2);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('are not mentioned when none is known', async () => {
    server.use(http.get('*/api/resorts/:id', () => new HttpResponse(null, { status: 404 })));
    renderApp(ARTICLE);
    await title();
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Related resorts' })).not.toBeInTheDocument());
  });
});

describe('an unknown article', () => {
  it('is the 404 page', async () => {
    renderApp('/blog/no-such-article');
    expect(await screen.findByRole('heading', { level: 1, name: 'Oops! Page not found' })).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('link')).toHaveAttribute('href', '/');
  });
});
