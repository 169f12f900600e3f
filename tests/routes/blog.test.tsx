// spec: 2.8, 2.13, 2.24, 3.11

import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { LatestPosts } from '@/features/blog/latest-posts';
import { posts } from '@/features/blog/posts';
import { ChunkLoadError } from '@/lib/import-chunk';
import { renderApp } from '../support/render-app';

const [newest] = posts;
const searchBox = () => screen.findByRole('searchbox', { name: 'Search articles' });
const chip = (tag: string) => screen.getByRole('button', { name: tag });
const titles = () =>
  within(screen.getByRole('main'))
    .queryAllByRole('article')
    .map((article) => within(article).getByRole('heading').textContent);
const heading = (name: string) => screen.queryByRole('heading', { level: 2, name });

describe('the blog', () => {
  it('features the newest article and lists the others', async () => {
    renderApp('/blog');
    expect(await screen.findByRole('heading', { level: 1, name: 'Alpine Insights' })).toBeVisible();
    expect(heading('Featured Article')).toBeVisible();
    expect(heading('Latest Articles')).toBeVisible();
    expect(titles()).toEqual(posts.map(({ title }) => title));
    expect(document.title).toBe('Alpine Insights | Snowline');
  });

  it('shows first tag, long date, excerpt and minutes on a card, which leads to the article', async () => {
    renderApp('/blog');
    const card = within(await screen.findByRole('article', { name: 'How to read a snow forecast' }));
    expect(card.getByText('Snow forecasts')).toBeVisible();
    expect(card.getByText('October 29, 2026')).toBeVisible();
    expect(card.getByText(/millimetres into centimetres/)).toBeVisible();
    expect(card.getByText('6 min read')).toBeVisible();
    expect(card.getByRole('link')).toHaveAttribute('href', '/blog/reading-a-snow-forecast');
  });
});

describe('searching', () => {
  it('finds words of a title at once, says how many, and features nothing', async () => {
    const { user } = renderApp('/blog');
    await user.type(await searchBox(), 'NUMBERS beside');
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('1 article'));
    expect(titles()).toEqual(['How to read a piste map, and the numbers beside it']);
    expect(heading('Search Results')).toBeVisible();
    expect(heading('Featured Article')).not.toBeInTheDocument();
    expect(heading('Latest Articles')).not.toBeInTheDocument();
  });

  it('finds words that stand in the text alone', async () => {
    const { user } = renderApp('/blog');
    await user.type(await searchBox(), 'mondopoint');
    await waitFor(() => expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('2 articles'));
    expect(titles()).toEqual([
      'What to pack when the forecast says minus fifteen',
      'Choosing a snowboard: width, length and the days you really ride',
    ]);
  });

  it('finds titles alone while a text cannot be loaded, and the others once the network is back', async () => {
    const load = newest && vi.spyOn(newest.body, 'load').mockRejectedValue(new ChunkLoadError(new Error('No network')));
    const { user } = renderApp('/blog');
    await user.type(await searchBox(), 'mondopoint');
    const status = () => within(screen.getByRole('main')).getByRole('status');
    await waitFor(() => expect(status()).toHaveTextContent('0 articles by title. The texts could not be loaded.'));
    load?.mockRestore();
    act(() => onlineManager.setOnline(false));
    act(() => onlineManager.setOnline(true));
    await waitFor(() => expect(status()).toHaveTextContent('2 articles'));
  });

  it('keeps the words in the address without a step in the history for each letter', async () => {
    const { user, router } = renderApp('/', '/blog');
    await user.type(await searchBox(), 'avalanche');
    await waitFor(() => expect(router.state.location.search).toBe('?q=avalanche'), { timeout: 2000 });
    await act(() => router.navigate(-1));
    expect(router.state.location.pathname).toBe('/');
  });

  it('keeps letters typed in the very moment the box is there', async () => {
    // Before anything else can run: on a slow phone the rest of the page takes its time.
    new MutationObserver((_changes, observer) => {
      const box = document.querySelector<HTMLInputElement>('input[type="search"]');
      if (!box) return;
      observer.disconnect();
      for (const letter of 'hel') fireEvent.change(box, { target: { value: box.value + letter } });
    }).observe(document.body, { childList: true, subtree: true });
    const { user, router } = renderApp('/blog');
    await user.type(await searchBox(), 'met{Enter}');
    expect(await searchBox()).toHaveValue('helmet');
    await waitFor(() => expect(router.state.location.search).toBe('?q=helmet'));
  });

  it('goes along to the page in another language, with the letters of the last moment', async () => {
    const { user } = renderApp('/blog?q=hel&tag=Safety');
    await user.type(await searchBox(), 'met');
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Deutsch' });
    fireEvent.click(link, { ctrlKey: true });
    expect(new URL(link.href).search).toBe('?q=helmet&tag=Safety');
  });

  it('starts from the address, and ignores a tag that no article has', async () => {
    renderApp('/blog?q=helmet&tag=Curling');
    expect(await searchBox()).toHaveValue('helmet');
    await waitFor(() => expect(titles()).toContain('What to pack when the forecast says minus fifteen'));
    expect(screen.queryByRole('button', { pressed: true })).not.toBeInTheDocument();
  });

  it('says when nothing is found, and leads back', async () => {
    const { user, router } = renderApp('/blog?q=submarine');
    expect(await screen.findByRole('heading', { name: 'No articles found' })).toBeVisible();
    expect(screen.getByText('Try adjusting your search or filter criteria.')).toBeVisible();
    expect(within(screen.getByRole('main')).getByRole('status')).toHaveTextContent('0 articles');
    await user.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await searchBox()).toHaveValue('');
    expect(await searchBox()).toHaveFocus();
    expect(titles()).toHaveLength(posts.length);
    await waitFor(() => expect(router.state.location.search).toBe(''));
  });
});

describe('tags', () => {
  it('filter, and stop filtering when pressed again', async () => {
    const { user, router } = renderApp('/blog');
    await screen.findByRole('heading', { level: 1 });
    await user.click(chip('Safety'));
    expect(chip('Safety')).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(router.state.location.search).toBe('?tag=Safety'));
    expect(heading('Search Results')).toBeVisible();
    expect(titles()).toHaveLength(2);

    await user.click(chip('Safety'));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    expect(heading('Featured Article')).toBeVisible();
    expect(titles()[0]).toBe(newest?.title);
  });

  it('are steps that Back takes back, words included', async () => {
    const { user, router } = renderApp('/blog?q=snow');
    await screen.findByRole('heading', { level: 1 });
    await user.click(chip('Gear guide'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=snow&tag=Gear+guide'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(router.state.location.search).toBe('?q=snow'));
    await waitFor(() => expect(chip('Gear guide')).toHaveAttribute('aria-pressed', 'false'));
    expect(await searchBox()).toHaveValue('snow');
  });

  it('take words along that were typed a moment ago', async () => {
    const { user, router } = renderApp('/blog');
    await user.type(await searchBox(), 'snow');
    await user.click(chip('Trip planning'));
    await waitFor(() => expect(router.state.location.search).toBe('?q=snow&tag=Trip+planning'));
  });
});

it.each([
  ['/blog', 'Alpine Insights | Snowline'],
  ['/blog?tag=Gear%20guide', 'Gear guide – Alpine Insights | Snowline'],
  ['/blog?q=helmet', '“helmet” – Alpine Insights | Snowline'],
  ['/blog?tag=Gear%20guide&q=%20helmet%20', '“helmet” in Gear guide – Alpine Insights | Snowline'],
])('the title of %s says what is shown', async (address, title) => {
  renderApp(address);
  await searchBox();
  await waitFor(() => expect(document.title).toBe(title));
});

describe('the newest articles on the front page', () => {
  it('are three, newest first, with the way to all', () => {
    render(<LatestPosts />, { wrapper: MemoryRouter });
    expect(screen.getByRole('heading', { level: 2, name: 'Latest from Our Blog' })).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      posts.slice(0, 3).map(({ title }) => title),
    );
    expect(screen.getByRole('link', { name: 'All articles' })).toHaveAttribute('href', '/blog');
  });

  it('are said to be missing when there are none', () => {
    render(<LatestPosts posts={[]} />, { wrapper: MemoryRouter });
    expect(screen.getByText('No blog posts available at the moment.')).toBeVisible();
    expect(screen.queryByRole('article')).not.toBeInTheDocument();
  });
});
