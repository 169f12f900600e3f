import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';

const root = process.cwd();

interface SourceFile {
  /** Path from the repository's top, with slashes. */
  path: string;
  text: string;
  /** Our own modules it imports, by path from the top without ending; dynamic imports included. */
  imports: string[];
  /** Those of them that bring values, at once or lazily: what a cycle is made of. */
  valueImports: string[];
  /** Packages it imports, by name. */
  packages: string[];
}

const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(type\s+)?(?:[^'";]*?\sfrom\s+)?['"]([^'"]+)['"]|(?<!typeof )import\(\s*['"]([^'"]+)['"]\s*\)/g;
const ENDING = /\.tsx?$/;

function ownPath(from: string, specifier: string): string | null {
  const path = specifier.startsWith('@/')
    ? `src/${specifier.slice(2)}`
    : specifier.startsWith('.')
      ? normalize(join(dirname(from), specifier))
      : null;
  return path?.replaceAll('\\', '/').replace(ENDING, '') ?? null;
}

const packageName = (specifier: string) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

function read(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8');
  const file: SourceFile = { path, text, imports: [], valueImports: [], packages: [] };
  for (const [, typeOnly, eager, lazy] of text.matchAll(IMPORT)) {
    const specifier = eager ?? lazy ?? '';
    const own = ownPath(path, specifier);
    if (own === null) file.packages.push(packageName(specifier));
    else {
      file.imports.push(own);
      if (typeOnly === undefined) file.valueImports.push(own);
    }
  }
  return file;
}

/** Every TypeScript file below a folder, read. */
export function sourceFiles(folder: string): SourceFile[] {
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .map(read);
}

/** A file's path without its ending, as imports name it. */
export const moduleName = (path: string) => path.replace(ENDING, '');
