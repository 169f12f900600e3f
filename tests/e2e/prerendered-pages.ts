import type { Page } from '@playwright/test';
import { posts } from '../../src/features/blog/posts';

/** The pages that the build writes as HTML. */
export const prerendered = [
  '/',
  '/blog',
  ...posts.map(({ slug }) => `/blog/${slug}`),
  '/about',
  '/privacy-policy',
  '/terms-conditions',
];

/** What the head of the page says of it, every tag of a kind. */
export const headOf = (page: Page) =>
  page.evaluate(() => {
    const all = (selector: string, name: string) =>
      [...document.head.querySelectorAll(selector)].map((tag) => tag.getAttribute(name) ?? '');
    return {
      titles: [...document.querySelectorAll('head title')].map((tag) => tag.textContent),
      descriptions: all('meta[name="description"]', 'content'),
      canonicals: all('link[rel="canonical"]', 'href'),
      robots: all('meta[name="robots"]', 'content'),
      shareTitles: all('meta[property="og:title"]', 'content'),
      sharePictures: all('meta[property="og:image"]', 'content'),
    };
  });
