/** The part of the bundler's `ChunkingContext` that is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const ENTRY = /\/src\/main\.tsx$/;
/** A word or a sentence, in a module of its own. */
const MESSAGE = /\/paraglide\/messages\/\w+\.js$/;
/** The pages on which most visits begin. */
const LANDING_PAGE = /\/src\/routes\/(home|resorts|resort)\.route\.tsx$/;
/** The same with the lazy part of a resort's page that is requested as soon as the page is shown. */
const LANDING_PAGE_OR_PART = /\/src\/routes\/(home|resorts|resort)(\.route|-overview)\.tsx$/;
/** Other pages on which visits begin, by a search engine or a shared link, and that part. */
const ENTERED_PAGE = /\/src\/routes\/(blog-post\.route|compare\.route|resort-overview)\.tsx$/;
/** What every page loads after its content; the notices are toasts and the offline line. */
const AFTER_CONTENT = /\/src\/app\/(offline-support|shell\/notices)\.tsx?$/;

/**
 * Name of the chunk that a module belongs to: `pages` for what the entry, or the front page and another landing page, import
 * statically, and for messages that several modules show; `resort-pages` for what the list and a resort's page share and
 * the front page does without, unless every page would load it for something in it; null for all else. Left to the bundler as
 * well, these modules become a chunk for each set of lazy parts that share them, many times the files before the content of the
 * list, whose cards come a second later so at 1.6 Mbit/s and 150 ms a request (`npm run bench -- --only loads`).
 */
export function pageChunk(id: string, graph: ModuleGraph): string | null {
  // The entry starts the site as soon as its chunk is evaluated, but the demo has to start its API first.
  if (ENTRY.test(id)) return null;
  // Words that lazy parts share would be a file of 40 bytes each.
  if (MESSAGE.test(id) && (graph.getModuleInfo(id)?.importers.length ?? 0) > 1) return 'pages';
  const importing = importersOf(id, graph);
  if (importing.some((module) => ENTRY.test(module))) return 'pages';
  const pages = new Set(importing.flatMap((module) => LANDING_PAGE_OR_PART.exec(module)?.[1] ?? []));
  if (pages.size < 2) return null;
  const isOnEveryPage = importing.some((module) => AFTER_CONTENT.test(module));
  return isOnEveryPage || pages.has('home') ? 'pages' : 'resort-pages';
}

/**
 * Name of the chunk of a module that one landing page imports statically, and lazy parts or other pages as well: `after-content`
 * for what every page needs in the end, which would load all of that page's shared modules for it, 4.5 kB; else `{page}-shared`.
 * Null for all else. Left to the bundler they are 13 files of half a kilobyte for the list, each with more than that of headers:
 * its cards come 0.16 s later so on a slow phone (docs/performance.md). A page that visits begin on would load all of
 * such a chunk for a part of it, so that what it shares is left to the bundler.
 */
export function sharedChunk(id: string, graph: ModuleGraph): string | null {
  const importing = importersOf(id, graph);
  const [page, other] = importing.filter((module) => LANDING_PAGE.test(module));
  if (!page || other) return null;
  // Not of packages: the index of one imports all of it. What our modules use of them comes along.
  if (!id.includes('/node_modules/') && importing.some((module) => AFTER_CONTENT.test(module))) return 'after-content';
  if (importing.some((module) => ENTERED_PAGE.test(module))) return null;
  const isRoot = (module: string) => (graph.getModuleInfo(module)?.importers ?? []).length === 0;
  return importing.filter(isRoot).length > 1 ? `${LANDING_PAGE.exec(page)?.[1]}-shared` : null;
}

/** A module with all that import it statically, directly or by way of others. */
function importersOf(id: string, graph: ModuleGraph): string[] {
  // Iterating over a set includes what is added on the way.
  const importing = new Set([id]);
  for (const module of importing) {
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) importing.add(importer);
  }
  return [...importing];
}
