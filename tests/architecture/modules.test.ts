import { describe, expect, it } from 'vitest';
import { moduleName, sourceFiles } from './source-files';

const files = sourceFiles('src');

describe('modules', () => {
  it('form no cycle, lazy and type imports counted', () => {
    const graph = new Map(files.map(({ path, imports }) => [moduleName(path), imports]));
    const done = new Set<string>();
    const cycles: string[] = [];
    const visit = (module: string, trail: readonly string[]) => {
      if (trail.includes(module)) cycles.push([...trail.slice(trail.indexOf(module)), module].join(' -> '));
      else if (!done.has(module)) {
        for (const next of graph.get(module) ?? []) visit(next, [...trail, module]);
        done.add(module);
      }
    };
    for (const module of graph.keys()) visit(module, []);
    expect(cycles).toEqual([]);
  });

  it('are no barrels', () => {
    const barrels = files
      .filter(
        ({ path, text }) =>
          /\bexport\s+(\*|\{[^}]*\})\s+from\b/.test(text) ||
          (/\/index\.tsx?$/.test(path) && !path.startsWith('src/demo/')),
      )
      .map(({ path }) => path);
    expect(barrels).toEqual([]);
  });

  // A module that another file has loaded before is not mocked any more where files share their modules (`vite.config.ts`).
  it('are mocked only by tests that load modules of their own', () => {
    const sharing = sourceFiles('tests')
      .filter(({ path }) => /\.test\.tsx?$/.test(path))
      .filter(({ path }) => !/^tests\/((api|app|lib)\/.*\.ts|(app|prerender)\/.*\.tsx)$/.test(path))
      .filter(({ text }) => /\bvi\.(mock|doMock)\(/.test(text));
    expect(sharing.map(({ path }) => path)).toEqual([]);
  });

  // TypeScript knows them all: its types are those of the newest browsers.
  it('call nothing that a browser of the build target (vite.config.ts) does not have', () => {
    const newer = [
      /\bURL\.(canParse|parse)\(/, // Chrome 120, Safari 17
      /\bResponse\.json\(/, // Safari 17
      /\b(Object|Map)\.groupBy\(/, // Chrome 117, Safari 17.4
      /\bPromise\.(withResolvers|try)\(/, // Chrome 119, Safari 17.4
      /\bArray\.fromAsync\(/, // Chrome 121
      /\bAbortSignal\.any\(/, // Chrome 116, Safari 17.4
      /\bnew Set\([^()]*\)\.(union|intersection|difference|isSubsetOf|isSupersetOf)\(/, // Chrome 122, Safari 17
      /\bIntl\.(DurationFormat|Segmenter)\b/, // Firefox 136; Firefox 125
    ];
    const calls = files
      .filter(({ path }) => !/^src\/(demo|prerender)\//.test(path))
      .flatMap(({ path, text }) => newer.filter((call) => call.test(text)).map((call) => `${path}: ${call}`));
    expect(calls).toEqual([]);
  });

  it('stay short, tests too', () => {
    const long = [...files, ...sourceFiles('tests'), ...sourceFiles('tools')]
      .filter(({ path }) => !/^src\/(demo\/seed|features\/blog\/content)\//.test(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > 200);
    expect(long).toEqual([]);
  });

  // One that needs more takes too many decisions for its parents: composition or a context serves better.
  it('are components of at most eight props', () => {
    const many = files.flatMap(({ path, text }) =>
      [...text.matchAll(/interface (\w+Props)\b[^{]*\{\n([\s\S]*?)\n\}/g)]
        .map(([, name, members = '']) => `${path} ${name}: ${members.match(/^ {2}[\w'-]+\??[:(<]/gm)?.length ?? 0}`)
        .filter((found) => Number(found.split(': ')[1]) > 8),
    );
    expect(many).toEqual([]);
  });

  it('are features that can be read: 30 files in a folder and 3,500 lines at most', () => {
    const inFeatures = files.filter(({ path }) => path.startsWith('src/features/') && !path.includes('/content/'));
    const countedBy = (keyOf: (path: string) => string, amountOf: (text: string) => number) => {
      const sums = new Map<string, number>();
      for (const { path, text } of inFeatures) sums.set(keyOf(path), (sums.get(keyOf(path)) ?? 0) + amountOf(text));
      return [...sums];
    };
    const folders = countedBy(
      (path) => path.slice(0, path.lastIndexOf('/')),
      () => 1,
    );
    const features = countedBy(
      (path) => path.split('/')[2] ?? '',
      (text) => text.split('\n').length - 1,
    );
    const crowded = folders.filter(([, count]) => count > 30);
    const long = features.filter(([, lines]) => lines > 3500);
    expect([...crowded, ...long]).toEqual([]);
  });
});
