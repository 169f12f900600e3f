import { describe, expect, it } from 'vitest';
import { moduleName, sourceFiles } from './source-files';

const files = sourceFiles('src');

/** What each layer may import; a slash means only that part. Type-only imports count too. */
const mayImport: Record<string, readonly string[]> = {
  app: ['app', 'routes', 'features', 'session', 'api', 'components', 'art', 'lib', 'config'],
  routes: ['features', 'session', 'api', 'components', 'art', 'lib', 'config'],
  features: ['features', 'session', 'api', 'components', 'art', 'lib', 'config'],
  session: ['session', 'api', 'components', 'lib', 'config'],
  api: ['api', 'lib', 'config'],
  components: ['components', 'art', 'lib', 'config'],
  art: ['art', 'lib', 'config'],
  lib: ['lib', 'config'],
  config: ['config'],
  demo: ['demo', 'config'],
  'service-worker': ['service-worker', 'config'],
  prerender: ['prerender', 'app', 'routes', 'features', 'session', 'api', 'components', 'art', 'lib', 'config'],
};

/** Packages with a wrapper: the only files that may import them. */
const wrappers: Record<string, RegExp> = {
  axios: /^src\/lib\/(http|errors)\.ts$/,
  sonner: /^src\/(lib\/notify\.ts|components\/ui\/toaster\.tsx)$/,
  'react-leaflet': /^src\/(components\/map|features\/(resort-map|resorts\/detail\/map))\/[a-z-]+\.tsx?$/,
  leaflet: /^src\/(components\/map|features\/(resort-map|resorts\/detail\/map))\/[a-z-]+\.tsx?$/,
  supercluster: /^src\/features\/resort-map\/clusters\.ts$/,
  msw: /^src\/demo\//,
  zustand: /^src\/(lib\/stored-store|config\/notice|features\/favorites\/upgrade-prompt|session\/bring-along)\.ts$/,
  'workbox-window': /^src\/lib\/register-service-worker\.ts$/,
  'workbox-precaching': /^src\/service-worker\/precache\.ts$/,
  'workbox-routing': /^src\/service-worker\/(sw|api-routes)\.ts$/,
  'workbox-strategies': /^src\/service-worker\/(sw|api-routes|precache)\.ts$/,
  'workbox-expiration': /^src\/service-worker\/(sw|api-routes|session-plugin)\.ts$/,
  'workbox-core': /^src\/service-worker\//,
  'web-vitals': /^src\/lib\/report-web-vitals\.ts$/,
  'react-error-boundary':
    /^src\/(components\/(lazy-with-retry|chunk-failure)|app\/shell\/(page-area|error-screen))\.tsx$/,
  '@tanstack/react-virtual':
    /^src\/features\/resorts\/(card\/(use-virtual-rows|row-measurements)|table\/use-table-window)\.ts$/,
  nuqs: /^src\/(lib\/(query-state-provider|parse-as-text)|features\/.*)\.tsx?$/,
  downshift: /^src\/features\/.*\.tsx$/,
  '@resvg/resvg-js': /^src\/prerender\/picture-worker\.js$/,
  fontkit: /^src\/prerender\/(text-outlines|fontkit\.d)\.ts$/,
  wawoff2: /^src\/prerender\/(text-outlines|fontkit\.d)\.ts$/,
  'react-day-picker': /^src\/features\/trip\/editor\/trip-calendar\.tsx$/,
  'date-fns': /^src\/(lib|demo)\//,
};

/** Globals with a wrapper: the only files that may name them. */
const wrappedGlobals: Record<string, RegExp> = {
  'window.localStorage': /^src\/(lib\/local-storage|prerender\/bootstrap-script|demo\/[a-z-]+)\.ts$/,
  'window.sessionStorage': /^src\/lib\/session-storage\.ts$/,
  'import.meta.env': /^src\/(config\/env|(demo|service-worker|prerender)\/vite-plugin)\.ts$/,
  dangerouslySetInnerHTML: /^src\/features\/blog\/blog-article\.tsx$/,
};

const codeOf = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|(^|\s)\/\/.*$/gm, '$1');
const layerOf = (path: string) => path.split('/')[1] ?? '';
const folderOf = (path: string) => path.split('/')[2] ?? '';
const isEntry = (path: string) => path === 'src/main.tsx';

describe('layers', () => {
  it('import downwards only', () => {
    const wrong = files
      .filter(({ path }) => !isEntry(path))
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => !(mayImport[layerOf(path)] ?? []).includes(layerOf(target)))
          // The demo's entry starts the product once its own server is up.
          .filter((target) => !(path === 'src/demo/main.tsx' && target === 'src/main'))
          .map((target) => `${path} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('keep features apart', () => {
    const wrong = files
      .filter(({ path }) => layerOf(path) === 'features')
      .flatMap(({ path, imports }) =>
        imports
          .filter((target) => layerOf(target) === 'features' && folderOf(target) !== folderOf(path))
          .map((target) => `${path} -> ${target}`),
      );
    expect(wrong).toEqual([]);
  });

  it('keep routes apart', () => {
    const wrong = files
      .filter(({ path }) => layerOf(path) === 'routes')
      .flatMap(({ path, imports }) =>
        imports.filter((target) => layerOf(target) === 'routes').map((t) => `${path} -> ${t}`),
      );
    expect(wrong).toEqual([]);
  });

  it('keep the looks free of data, router and forms', () => {
    const wrong = files
      .filter(({ path }) => path.startsWith('src/components/ui/'))
      .flatMap(({ path, packages, imports }) => [
        ...packages
          .filter((name) => /react-router|react-query|react-hook-form|zod/.test(name))
          .map((p) => `${path} -> ${p}`),
        ...imports.filter((t) => !/^src\/(components\/ui\/|lib\/class-names)/.test(t)).map((t) => `${path} -> ${t}`),
      ]);
    expect(wrong).toEqual([]);
  });
});

describe('wrappers', () => {
  it.each(Object.entries(wrappers))('%s is imported by its wrapper only', (name, wrapper) => {
    const wrong = files
      .filter(({ path, packages }) => packages.includes(name) && !wrapper.test(path))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it.each(Object.entries(wrappedGlobals))('%s is named by its wrapper only', (word, wrapper) => {
    const wrong = files
      .filter(({ path, text }) => codeOf(text).includes(word) && !wrapper.test(path))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it("the server's field names stay in the api layer", () => {
    const serverNames =
      /\b(resort_id|user_id|full_name|avatar_url|user_type|price_range|season_period|thumbnail_url|image_url|resort_styles|base_elevation|total_trails|average_snowfall|created_at|total_count|has_next)\b/;
    const wrong = files
      .filter(({ path }) => !/^src\/(demo\/|api\/.*\.(schema|client)\.ts$)/.test(path))
      .filter(({ text }) => serverNames.test(codeOf(text)))
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });

  it('the radix primitives stay in components/ui', () => {
    const wrong = files
      .filter(
        ({ path, packages }) =>
          packages.some((name) => name.startsWith('@radix-ui/')) && !path.startsWith('src/components/ui/'),
      )
      .map(({ path }) => path);
    expect(wrong).toEqual([]);
  });
});

describe('modules', () => {
  it('form no cycle, lazy imports counted', () => {
    const graph = new Map(files.map(({ path, valueImports }) => [moduleName(path), valueImports]));
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
