import type { Resort } from '@/api/resorts/resort.schema';
import { paths } from '@/config/paths';
import { posts } from '@/features/blog/posts';
import { isFileName } from '@/lib/resort-files';
import { type PageQuery, pageQueries } from './page-data';
import type { Snapshot } from './snapshot';

export interface PrerenderedPage {
  path: string;
  /** The modules whose chunks the page needs beside the entry's, by their path from the repository root. */
  modules: readonly string[];
  /** Day of the last change, YYYY-MM-DD, if known. */
  changedOn?: string;
  /** The queries it is rendered with, from the snapshot. */
  queries?: (snapshot: Snapshot) => PageQuery[];
}

/** The module of a page, by its name. */
export const routeModule = (name: string) => `src/routes/${name}.route.tsx`;

/** The pages with the same content for everyone. */
export const prerenderedPages: readonly PrerenderedPage[] = [
  { path: paths.home, modules: [routeModule('home')], queries: pageQueries.home },
  { path: paths.blog, modules: [routeModule('blog')] },
  ...posts.map(({ slug, date, relatedResorts }) => ({
    path: paths.blogPost(slug),
    modules: [routeModule('blog-post'), `src/features/blog/content/${slug}.html?raw`],
    changedOn: date,
    queries: pageQueries.relatedResorts(relatedResorts),
  })),
  { path: paths.about, modules: [routeModule('about')] },
  { path: paths.privacyPolicy, modules: [routeModule('privacy-policy')] },
  { path: paths.termsConditions, modules: [routeModule('terms-conditions')] },
];

/** The resorts with a prerendered page: those whose id can name a folder. The others are left to the shell. */
export function* prerenderedResorts({ resorts }: Snapshot): Generator<Resort> {
  const taken = new Set<string>();
  for (const resort of resorts.values()) {
    // Some file systems ignore case: of two ids that differ in case only, the first gets the folder.
    const folder = resort.id.toLowerCase();
    if (!isFileName(resort.id) || taken.has(folder)) continue;
    taken.add(folder);
    yield resort;
  }
}

/** The page of a resort and its lazy part that is prerendered with it. */
const RESORT_MODULES = [routeModule('resort'), 'src/routes/resort-overview.tsx'];

/** The pages that need a snapshot: the list and each resort. */
export function* snapshotPages(snapshot: Snapshot): Generator<PrerenderedPage> {
  yield { path: paths.resorts, modules: [routeModule('resorts')], queries: pageQueries.resorts };
  for (const resort of prerenderedResorts(snapshot)) {
    yield { path: paths.resort(resort.id), modules: RESORT_MODULES, queries: pageQueries.resort(resort) };
  }
}
