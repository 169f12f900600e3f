import { localPath, siteLocales } from '@/config/locale';
import { siteAddress } from '@/lib/site-address';
import { prerenderedPages, snapshotPages } from './pages';
import type { Snapshot } from './snapshot';

/** A text file of the built site. */
export interface TextFile {
  file: string;
  text: string;
}

/** Most entries of a sitemap (sitemaps.org). */
const ENTRIES_MAX = 50_000;

const ALTERNATES = 'http://www.w3.org/1999/xhtml';
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const inMarkup = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const document = (kind: 'urlset' | 'sitemapindex', entries: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${kind} xmlns="${NAMESPACE}" xmlns:xhtml="${ALTERNATES}">`,
    ...entries,
    `</${kind}>`,
    '',
  ].join('\n');

const entry = (tag: 'url' | 'sitemap', path: string, changedOn?: string, others = ''): string =>
  `  <${tag}><loc>${inMarkup(siteAddress(path))}</loc>${changedOn ? `<lastmod>${changedOn}</lastmod>` : ''}${others}</${tag}>`;

const alternate = (language: string, path: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${inMarkup(siteAddress(path))}"/>`;

/** The same page in every language, and English for all others; nothing where there is only one. */
const alternates = (path: string): string =>
  siteLocales.length < 2
    ? ''
    : [
        ...siteLocales.map((language) => alternate(language, localPath(path, language))),
        alternate('x-default', path),
      ].join('');

/**
 * The sitemap of prerendered pages: one file, or an index of several above `max` entries. Pages with data of the API carry
 * the day of the snapshot.
 */
export function sitemaps(snapshot: Snapshot | null, max = ENTRIES_MAX): TextFile[] {
  const day = snapshot?.savedAt.slice(0, 10);
  const pages = [...prerenderedPages, ...(snapshot ? snapshotPages(snapshot) : [])];
  const entries = pages.flatMap(({ path, changedOn, queries }) =>
    siteLocales.map((language) =>
      entry('url', localPath(path, language), changedOn ?? (queries ? day : undefined), alternates(path)),
    ),
  );
  if (entries.length <= max) return [{ file: 'sitemap.xml', text: document('urlset', entries) }];
  const parts = Array.from({ length: Math.ceil(entries.length / max) }, (_, index) => ({
    file: `sitemap-${index + 1}.xml`,
    text: document('urlset', entries.slice(index * max, (index + 1) * max)),
  }));
  const index = parts.map(({ file }) => entry('sitemap', `/${file}`, day));
  return [{ file: 'sitemap.xml', text: document('sitemapindex', index) }, ...parts];
}

/**
 * Rules for crawlers. Unlisted pages carry `noindex`, which crawlers must be able to read. The API is open to them too: a
 * crawler that renders a page without a snapshot finds its figures there.
 */
export function robots(): TextFile {
  return { file: 'robots.txt', text: `User-agent: *\nDisallow:\n\nSitemap: ${siteAddress('/sitemap.xml')}\n` };
}
