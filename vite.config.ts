import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv, type Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { demo } from './src/demo/vite-plugin.ts';
import { staticHost } from './src/prerender/static-host.ts';
import { prerender } from './src/prerender/vite-plugin.ts';
import { serviceWorker } from './src/service-worker/vite-plugin.ts';

/** Pieces of a few hundred bytes that most pages draw with. */
const pieces =
  'components/((empty-state|figure-grid|load-error|rating-stars|ruled-heading|section-heading)|ui/(alert|badge|button|chip|field-classes|input|label|skeleton))';

/**
 * What most pages need comes in few files: a request costs a phone more than a kilobyte that it may not draw with, and
 * much in one file packs better.
 */
const sharedByPages = [
  {
    name: 'vendor',
    test: /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|axios|@tanstack|clsx)\//,
  },
  {
    name: 'site',
    test: new RegExp(
      `src/(app/(?!offline-support|shell/(offline-line|late-parts))|config|session|lib/(?!age|review-date|register-service-worker)[a-z-]+\\.tsx?|api/(account-menu|auth|favorites|resorts)|features/(favorites/(?!upgrade|guest|start)|resorts/(graphics/elevation-scale|resort-styles|short-season|use-late-opening))|${pieces}\\.tsx?)` +
        '|lucide-react/.*/(arrow-right|check|heart|search|star|triangle-alert|x)\\.',
    ),
    minSize: 0,
  },
  { name: 'ages', test: /src\/lib\/(age|review-date)|updated-at|date-fns/, minShareCount: 2, minSize: 0 },
  {
    name: 'radix',
    test: /@radix-ui\/(primitive|react-(primitive|slot|compose-refs|presence|context|id|use-controllable-state|use-layout-effect|use-callback-ref|use-effect-event))\//,
    minShareCount: 2,
    minSize: 0,
  },
  { name: 'tabs', test: /react-(tabs|roving-focus|collection|direction)\//, minShareCount: 2, minSize: 0 },
];

const COMPONENTS = 'tests/{components,lib}/**/*.test.tsx';
const rendering = { environment: 'jsdom', setupFiles: ['tests/support/setup.ts'] };

const NO_ADAPTER = '\0no-fetch-adapter';

/** Axios brings two ways of asking. XMLHttpRequest serves every browser, so the other one stays out of the build. */
const axiosWithoutFetch: Plugin = {
  name: 'axios-without-fetch',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === './fetch.js' && importer?.endsWith('axios/lib/adapters/adapters.js') ? NO_ADAPTER : null,
  load: (id) => (id === NO_ADAPTER ? 'export const getFetch = () => null; export default null;' : null),
};

const ownSheet = `export const stylesheetSingleton = () => {
  let users = 0;
  let sheet;
  return {
    add: (css) => {
      users += 1;
      if (users > 1) return;
      sheet = new CSSStyleSheet();
      sheet.replaceSync(css);
      document.adoptedStyleSheets.push(sheet);
    },
    remove: () => {
      users -= 1;
      if (users === 0) document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    },
  };
};`;

/**
 * What keeps the page still behind a dialog is styled by a <style> element whose text depends on the width of the scroll
 * bar. No hash can allow that, so it becomes a sheet made by script.
 */
const scrollLockWithoutStyleElement: Plugin = {
  name: 'scroll-lock-without-style-element',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('react-style-singleton/dist/es2015/singleton.js') ? ownSheet : null),
};

export default defineConfig(({ mode, command }) => {
  const env = loadEnv(mode, process.cwd(), 'VITE_');
  const apiServer = env.VITE_API_PROXY;
  return {
    plugins: [
      react(),
      tailwindcss(),
      axiosWithoutFetch,
      scrollLockWithoutStyleElement,
      demo(mode),
      prerender(),
      staticHost(),
      serviceWorker(command, mode),
    ],
    resolve: { alias: { '@': fileURLToPath(new URL('./src', import.meta.url)) } },
    server: apiServer ? { proxy: { '/api': { target: apiServer, changeOrigin: true } } } : {},
    preview: apiServer ? { proxy: { '/api': { target: apiServer, changeOrigin: true } } } : {},
    build: {
      target: 'es2022',
      // Those that Tailwind is made for.
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      manifest: true,
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      assetsInlineLimit: 0,
      rolldownOptions: { output: { codeSplitting: { groups: sharedByPages } } },
    },
    test: {
      pool: 'threads',
      silent: 'passed-only',
      testTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
      projects: [
        // What renders nothing. A file that needs `window` all the same names jsdom in its first line.
        {
          extends: true,
          test: { name: 'logic', include: ['tests/**/*.test.ts'], environment: 'node' },
        },
        { extends: true, test: { name: 'components', include: [COMPONENTS], ...rendering } },
        // Tests of whole pages put everything back that they change (`renderApp` does): the files share one document and the
        // site's modules, whose loading takes longer than the tests.
        {
          extends: true,
          test: {
            name: 'pages',
            include: ['tests/**/*.test.tsx'],
            exclude: [COMPONENTS],
            isolate: false,
            ...rendering,
          },
        },
      ],
    },
  };
});
