import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { findDemoTraces } from './demo-traces';

const DIST = 'dist';
const KIB = 1024;

/** JavaScript a page needs before its content, CSS and preloaded fonts: brotli, in KiB. */
const budgets = {
  'JavaScript of /': { limit: 138, files: () => scriptsOf('src/routes/home.route.tsx') },
  'JavaScript of /resorts': { limit: 146, files: () => scriptsOf('src/routes/resorts.route.tsx') },
  'JavaScript of /resorts/{id}': { limit: 150.5, files: () => scriptsOf('src/routes/resort.route.tsx') },
  'All CSS of /': { limit: 12.5, files: () => stylesOf('src/routes/home.route.tsx') },
};

/** Pieces of text that give away code which the front page must not load. */
const notOnHome = { 'the map': 'leaflet-container', dialogs: 'DialogTitle', forms: 'shouldUseNativeValidation' };

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
  isEntry?: boolean;
}

const manifest = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;

/** A chunk and all it imports at once. */
function closure(names: string[]): Chunk[] {
  const found = new Map<string, Chunk>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk) throw new Error(`The build has no ${name}`);
    if (found.has(name)) return;
    found.set(name, chunk);
    chunk.imports?.forEach(visit);
  };
  names.forEach(visit);
  return [...found.values()];
}

const entry = Object.keys(manifest).find((name) => manifest[name]?.isEntry) ?? 'index.html';
const scriptsOf = (route: string) => closure([entry, route]).map(({ file }) => file);
const stylesOf = (route: string) => [...new Set(closure([entry, route]).flatMap(({ css }) => css ?? []))];
const read = (file: string) => readFileSync(join(DIST, file));
const weigh = (files: string[]) => files.reduce((sum, file) => sum + brotliCompressSync(read(file)).length, 0) / KIB;

const failures: string[] = [];
for (const [name, { limit, files }] of Object.entries(budgets)) {
  const size = weigh(files());
  console.log(`${name.padEnd(30)} ${size.toFixed(1).padStart(6)} of ${limit} KiB`);
  if (size > limit) failures.push(`${name} is ${size.toFixed(1)} KiB, more than ${limit}`);
}

const homeScripts = scriptsOf('src/routes/home.route.tsx').map((file) => read(file).toString());
for (const [what, trace] of Object.entries(notOnHome)) {
  if (homeScripts.some((script) => script.includes(trace))) failures.push(`The front page loads ${what}`);
}

failures.push(...findDemoTraces(DIST));

if (failures.length > 0) {
  console.error(failures.join('\n'));
  process.exit(1);
}
