/** The part of the bundler's `ChunkingContext` that is used here. */
interface ModuleGraph {
  getModuleInfo: (id: string) => { importers: readonly string[] } | null;
}

const ENTRY = /\/src\/main\.tsx$/;
/** The pages on which most visits begin. */
const LANDING_PAGE = /\/src\/routes\/(home|resorts|resort)\.route\.tsx$/;

/**
 * Name of the chunk that a module belongs to: `pages` for what the entry or at least two landing pages import statically; null
 * leaves the rest to the bundler. That would split these modules too, into a chunk for each set of lazy parts that share them:
 * 77 files before the list's content instead of 18, and 9 % more bytes. At 1.6 Mbit/s and 150 ms per request its cards
 * would come a second later (`npm run bench -- --only loads`).
 */
export function pageChunk(id: string, graph: ModuleGraph): string | null {
  // The entry starts the site as soon as its chunk is evaluated, but the demo has to start its API first.
  if (ENTRY.test(id)) return null;
  const pages = new Set<string>();
  // Iterating over a set includes what is added on the way.
  const importing = new Set([id]);
  for (const module of importing) {
    if (ENTRY.test(module)) return 'pages';
    if (LANDING_PAGE.test(module)) pages.add(module);
    for (const importer of graph.getModuleInfo(module)?.importers ?? []) importing.add(importer);
  }
  return pages.size > 1 ? 'pages' : null;
}
