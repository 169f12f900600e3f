import { describe, expect, it } from 'vitest';
import { sourceFiles } from './source-files';

const files = sourceFiles('src');

/** What each layer may import. Type-only imports count too, but for those of `mayImportTypes`. */
const mayImport: Record<string, readonly string[]> = {
  app: ['app', 'routes', 'features', 'session', 'api', 'components', 'domain', 'art', 'lib', 'config'],
  routes: ['routes', 'features', 'session', 'api', 'components', 'domain', 'art', 'lib', 'config'],
  features: ['features', 'session', 'api', 'components', 'domain', 'art', 'lib', 'config'],
  session: ['session', 'api', 'components', 'lib', 'config'],
  components: ['components', 'domain', 'art', 'lib', 'config'],
  domain: ['domain', 'lib', 'config'],
  api: ['api', 'lib', 'config'],
  art: ['art', 'lib', 'config'],
  lib: ['lib', 'config'],
  config: ['config'],
  demo: ['demo', 'config'],
  'service-worker': ['service-worker', 'config'],
  prerender: [
    'prerender',
    'app',
    'routes',
    'features',
    'session',
    'api',
    'components',
    'domain',
    'art',
    'lib',
    'config',
  ],
};

/** The shapes of what the API sends are known to the rules over them and to what renders them. */
const mayImportTypes: Record<string, readonly string[]> = { components: ['api'], domain: ['api'] };

/** Packages with a wrapper: the only files that may import them. */
const wrappers: Record<string, RegExp> = {
  axios: /^src\/lib\/axios-client\.ts$/,
  sonner: /^src\/(lib\/notify\.ts|components\/ui\/toaster\.tsx)$/,
  'react-leaflet': /^src\/(components\/map(\/base)?|features\/(resort-map|resort-page\/map))\/[a-z-]+\.tsx?$/,
  leaflet: /^src\/(components\/map(\/base)?|features\/(resort-map|resort-page\/map))\/[a-z-]+\.tsx?$/,
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
    /^src\/(components\/resort-card\/(row-virtualizer|row-measurements)|features\/resort-list\/table\/use-table-window)\.ts$/,
  nuqs: /^src\/(lib\/(address-state|parse-as-text)|domain\/filters\/[a-z-]+|features\/.*)\.tsx?$/,
  '@resvg/resvg-js': /^src\/prerender\/picture-files\.ts$/,
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
      .flatMap(({ path, imports, valueImports }) =>
        imports
          // The compiled messages: words for everyone.
          .filter((target) => layerOf(target) !== 'paraglide')
          .filter((target) => !(mayImport[layerOf(path)] ?? []).includes(layerOf(target)))
          .filter((t) => valueImports.includes(t) || !(mayImportTypes[layerOf(path)] ?? []).includes(layerOf(t)))
          // The demo's entry starts the product once its own server is up.
          .filter((target) => !(path === 'src/demo/start.ts' && target === 'src/main'))
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

  it('keep pages apart', () => {
    const wrong = files
      .filter(({ path }) => layerOf(path) === 'routes')
      .flatMap(({ path, imports }) =>
        imports.filter((target) => target.endsWith('.route')).map((t) => `${path} -> ${t}`),
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
        ...imports
          .filter((t) => !/^src\/(components\/ui\/|lib\/class-names|paraglide\/messages)/.test(t))
          .map((t) => `${path} -> ${t}`),
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
