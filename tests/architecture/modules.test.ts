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
      .filter(({ path }) => path.endsWith('.test.tsx') && !/^tests\/(app|components|lib|prerender)\//.test(path))
      .filter(({ text }) => /\bvi\.(mock|doMock)\(/.test(text));
    expect(sharing.map(({ path }) => path)).toEqual([]);
  });

  it('stay short, tests too', () => {
    const long = [...files, ...sourceFiles('tests'), ...sourceFiles('tools')]
      .filter(({ path }) => !/^src\/(demo\/seed|features\/blog\/content)\//.test(path))
      .map(({ path, text }) => ({ path, lines: text.split('\n').length - 1 }))
      .filter(({ lines }) => lines > 200);
    expect(long).toEqual([]);
  });
});
