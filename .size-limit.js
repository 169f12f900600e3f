import { readFileSync } from 'node:fs';

// Byte budgets of the production build, brotli. What a page loads before its content is read from Vite's manifest: the
// names of the chunks change with every build.
const DIST = 'dist';
const ENTRY = 'index.html';

const manifest = JSON.parse(readFileSync(`${DIST}/.vite/manifest.json`, 'utf8'));
const document = readFileSync(`${DIST}/index.html`, 'utf8');

/** The chunks of these modules with all that they import statically. */
function staticImports(modules, chunks = new Map()) {
  for (const module of modules) {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no chunk for ${module}`);
    if (chunks.has(module)) continue;
    chunks.set(module, chunk);
    staticImports(chunk.imports ?? [], chunks);
  }
  return [...chunks.values()];
}

const inDist = (files) => [...new Set(files)].map((file) => `${DIST}/${file}`);
const routeChunks = (route) => staticImports([ENTRY, `src/routes/${route}.route.tsx`]);
const scriptsOf = (route) => inDist(routeChunks(route).map(({ file }) => file));
const stylesOf = (route) => inDist(routeChunks(route).flatMap(({ css = [] }) => css));
const preloadedFonts = inDist([...document.matchAll(/as="font"[^>]*href="\/([^"]+)"/g)].map(([, file]) => file));

/** The files of the English build: the assets of all languages share a folder. */
const allFiles = (ending) =>
  inDist(
    Object.values(manifest)
      .flatMap(({ file, css = [] }) => [file, ...css])
      .filter((file) => file.endsWith(ending)),
  );

/** A level of the base map, which only maps load: no code, so that it is no part of all JavaScript. */
const baseMap = (level) => inDist([manifest[`virtual:base-map/${level}`].file]);
const isBaseMap = (file) => [...baseMap('first'), ...baseMap('second')].includes(file);

// In kB (1,000 bytes), as the report prints them: the sizes reached, and up to one per cent above: names of chunks alone make 0.1 kB of difference. Before content that a
// page brings with it: one that waits for the API loads axios as well, 20 kB, at the same time.
export default [
  { name: 'JavaScript before content: /', path: scriptsOf('home'), limit: '166.7 kB' },
  { name: 'JavaScript before content: /resorts', path: scriptsOf('resorts'), limit: '184.5 kB' },
  { name: 'JavaScript before content: /resorts/{id}', path: scriptsOf('resort'), limit: '175.3 kB' },
  { name: 'CSS of /', path: stylesOf('home'), limit: '20.3 kB' },
  // WOFF2 is compressed already.
  { name: 'Preloaded fonts', path: preloadedFonts, brotli: false, limit: '64 kB' },
  { name: 'All JavaScript', path: allFiles('.js').filter((file) => !isBaseMap(file)), limit: '578.8 kB' },
  { name: 'Base map, first level', path: baseMap('first'), limit: '28.2 kB' },
  { name: 'Base map, second level', path: baseMap('second'), limit: '84.3 kB' },
  { name: 'All CSS', path: allFiles('.css'), limit: '29 kB' },
  { name: 'Service worker', path: `${DIST}/sw.js`, limit: '16.6 kB' },
];
