import type { Page } from '@playwright/test';
import { posts } from '../../src/features/blog/posts';
import { expect } from './site';

/** The pages that the build writes as HTML. */
export const prerendered = [
  '/',
  '/blog',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/about',
  '/privacy-policy',
  '/terms-conditions',
];

/** One of those of each kind. */
export const kinds = prerendered.filter((path) => !path.startsWith('/blog/') || path === `/blog/${posts[0]?.slug}`);

/** Marks the headings of the pages to come as they arrive, and stores what a visitor has chosen before. */
export const markPrerendered = (page: Page, stored: Record<string, string>) =>
  page.addInitScript((entries) => {
    for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    document.addEventListener('readystatechange', () => {
      if (document.readyState === 'interactive') document.querySelector('h1')?.setAttribute('data-as-prerendered', '');
    });
  }, stored);

/** Opens a prerendered page and expects that the very heading that was prerendered is the one React hydrated. */
export async function openAndHydrate(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('#root')).not.toHaveAttribute('data-page');
  await expect(page.locator('h1[data-as-prerendered]')).toHaveCount(1);
}

/** What a page says of itself: its first headings, and of its head every tag of a kind. Of `html`, or of what is open. */
export const headOf = (page: Page, html?: string) =>
  page.evaluate((text) => {
    const read = text === undefined ? document : new DOMParser().parseFromString(text, 'text/html');
    const texts = (selector: string) => [...read.querySelectorAll(selector)].map((tag) => tag.textContent);
    const all = (selector: string, name: string) =>
      [...read.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name) ?? '');
    return {
      headings: texts('h1'),
      titles: texts('head title'),
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
      shareTitles: all('meta[property="og:title"]', 'content'),
      sharePictures: all('meta[property="og:image"]', 'content'),
    };
  }, html);
