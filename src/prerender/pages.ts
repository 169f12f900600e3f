import { paths } from '@/config/paths';
import { posts } from '@/features/blog/posts';
import { siteAddress } from '@/lib/site-address';

interface PrerenderedPage {
  path: string;
  /** The modules whose chunks the page needs beside the entry's, by their path from the repository's top. */
  modules: readonly string[];
  /** Day of the last change, YYYY-MM-DD, where one is known. */
  changedOn?: string;
}

/** The module of a page, by its name. */
export const routeModule = (name: string) => `src/routes/${name}.route.tsx`;

/** The pages whose text is the same for everyone. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: paths.home, modules: [routeModule('home')] },
  { path: paths.blog, modules: [routeModule('blog')] },
  ...posts.map(({ slug, date }) => ({
    path: paths.blogPost(slug),
    modules: [routeModule('blog-post'), `src/features/blog/content/${slug}.html?raw`],
    changedOn: date,
  })),
  { path: paths.about, modules: [routeModule('about')] },
  { path: paths.privacyPolicy, modules: [routeModule('privacy-policy')] },
  { path: paths.termsConditions, modules: [routeModule('terms-conditions')] },
];

/** The list of prerendered pages for search engines. */
export function sitemap(): string {
  const entries = prerenderedPages.map(
    ({ path, changedOn }) =>
      `  <url><loc>${siteAddress(path)}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}</url>`,
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}

/** Rules for crawlers. Pages that are not to be listed say so themselves, which needs them to be read. */
export function robots(): string {
  return `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteAddress('/sitemap.xml')}\n`;
}
