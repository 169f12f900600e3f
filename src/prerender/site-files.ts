import { env } from '@/config/env';
import { locale, localPath, siteLocales } from '@/config/locale';
import { site } from '@/config/site';
import { SNAPSHOT_FILE, type SnapshotFacts } from '@/config/snapshot';
import { catalogueFile } from './catalogue-file';
import { fillHeaders, type PageHashes } from './host-headers';
import { robots, sitemaps, type TextFile } from './sitemap';
import type { Snapshot } from './snapshot';

/** The text files beside the pages: for crawlers, and the snapshot's own, which pages load on demand. */
export function textFiles(snapshot: Snapshot | null): TextFile[] {
  // Only once, beside the English pages.
  if (locale !== 'en') return [];
  const files = [...sitemaps(snapshot), robots()];
  if (!snapshot) return files;
  const catalogue = catalogueFile(snapshot);
  const facts: SnapshotFacts = { savedAt: snapshot.savedAt, catalogue: `/${catalogue.file}` };
  return [...files, catalogue, { file: SNAPSHOT_FILE, text: `${JSON.stringify(facts)}\n` }];
}

/** public/_redirects with the rules of the other languages, whose shells stand in their folders. */
export function hostRedirects(template: string): string {
  const others = siteLocales.filter((language) => language !== 'en').map((language) => localPath('', language));
  const rules = others.flatMap((path) => [
    `${path}/images/* /404.html 404`,
    `${path}/resorts/* ${path}/resort.html 200`,
    `${path}/* ${path}/shell.html 200`,
  ]);
  const first = /^(?=\/resorts\/)/m;
  if (!first.test(template)) throw new Error('_redirects has no rule for /resorts/');
  return template.replace(first, rules.map((rule) => `${rule}\n`).join(''));
}

/** The web app manifest of a language, from the English one: its pages are an app of their own. */
export function webManifest(english: string): string {
  const start = localPath('/');
  const own = { lang: locale, id: start, start_url: start, scope: start, description: site.description };
  return `${JSON.stringify({ ...(JSON.parse(english) as object), ...own }, null, 2)}\n`;
}

/** public/_headers, filled for the environment and for the hashes of the pages' inline style and script. */
export function hostHeaders(template: string, hashes: PageHashes): string {
  return fillHeaders(template, env, hashes);
}
