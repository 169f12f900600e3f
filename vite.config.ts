import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { loadEnv } from 'vite';
import { defineConfig } from 'vitest/config';
import { demo } from './src/demo/vite-plugin.ts';
import { staticHost } from './src/prerender/static-host.ts';
import { prerender } from './src/prerender/vite-plugin.ts';
import { serviceWorker } from './src/service-worker/vite-plugin.ts';
import { baseMap } from './tools/base-map/vite-plugin.ts';
import { apiProxyOf } from './tools/languages/build-settings.ts';
import { outputOf } from './tools/languages/locales.ts';
import { languages, localePrefix } from './tools/languages/vite-plugin.ts';
import { pageChunk, sharedChunk } from './tools/page-chunks.ts';

const REPLACING = 'tests/{api,app,lib}/**/*.test.ts';
const ISOLATED = 'tests/{app,prerender}/**/*.test.tsx';
const FAKE_TIMERS = [
  ...(['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'clearImmediate'] as const),
  ...(['requestAnimationFrame', 'cancelAnimationFrame', 'Date', 'performance'] as const),
];
const rendering = { environment: 'jsdom', setupFiles: ['tests/support/setup.ts'] };

const vendor = {
  name: 'vendor',
  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack\/(react-query|query-core))\//,
};

export default defineConfig(({ mode, command }) => {
  // Without the prefix of what Vite publishes: the address may be an internal one.
  const env = loadEnv(mode, process.cwd(), ['VITE_', 'API_PROXY']);
  const [target, apiPath] = [apiProxyOf(env), env.VITE_API_BASE_URL ?? '/api'];
  const forwarding = target ? { proxy: { [apiPath]: { target, changeOrigin: true } } } : {};
  return {
    plugins: [
      languages(command, mode),
      react(),
      tailwindcss(),
      baseMap,
      demo(mode),
      // The demo's pages bring the demo's own data.
      prerender({
        prefix: localePrefix(),
        ownApi: mode === 'demo' ? { module: 'src/demo/http-server.ts', start: 'startDemoServer' } : undefined,
      }),
      staticHost(),
      serviceWorker(command, mode, localePrefix()),
    ],
    resolve: {
      alias: {
        '@': fileURLToPath(new URL('./src', import.meta.url)),
        'react-style-singleton': fileURLToPath(new URL('./src/lib/style-singleton.ts', import.meta.url)),
      },
    },
    server: forwarding,
    preview: forwarding,
    build: {
      target: 'es2022',
      // The browsers that Tailwind supports.
      cssTarget: ['chrome111', 'firefox128', 'safari16.4'],
      manifest: true,
      // Tailwind gives no source map of its style sheets, which nobody steps through; Vite would warn in every build.
      sourcemap: mode === 'demo' ? false : 'hidden',
      outDir: outputOf(mode) + localePrefix(),
      copyPublicDir: localePrefix() === '',
      assetsInlineLimit: 0,
      // The packages every page needs are one chunk, cached by browsers while our own code changes; what the landing pages share
      // of our own is two more, and what one of them shares with lazy parts is one for each. The rest is left to the bundler.
      rolldownOptions: {
        checks: { sourcemapBroken: false },
        output: {
          codeSplitting: {
            groups: [vendor, { name: pageChunk, debugName: 'pages' }, { name: sharedChunk, debugName: 'shared' }],
          },
        },
      },
    },
    test: {
      pool: 'threads',
      // By default one core is left idle, which of two is half.
      maxWorkers: '100%',
      // As the e2e tests: one that needed it is named at the end, a fault to mend.
      retry: process.env.CI ? 1 : 0,
      reporters: ['default', './tests/support/flaky-reporter.ts'],
      silent: 'passed-only',
      testTimeout: 30_000,
      restoreMocks: true,
      unstubGlobals: true,
      // All but idle callbacks, see tests/support/setup.ts.
      fakeTimers: { toFake: FAKE_TIMERS },
      // A test that asserts nothing cannot fail.
      expect: { requireAssertions: true },
      projects: [
        // Tests that render nothing; their files share modules. One that needs `window` names jsdom in its first line, one that needs
        // modules in another language or environment loads them anew, and resets them.
        {
          extends: true,
          test: {
            name: 'rules',
            include: ['tests/**/*.test.ts'],
            exclude: [REPLACING],
            environment: 'node',
            isolate: false,
          },
        },
        // Some of these replace modules, which would stay replaced for the files after them.
        { extends: true, test: { name: 'logic', include: [REPLACING], environment: 'node' } },
        // Isolated: the prerender tests run two renderers in one process, which leaves a mark on the contexts of both; others replace
        // modules, translate their document, or need one in which nothing has happened yet.
        { extends: true, test: { name: 'isolated', include: [ISOLATED], ...rendering } },
        // Whole pages, and components. These tests put everything back that they change (`renderApp` does): the files share one document and the
        // site's modules, whose loading takes longer than the tests.
        {
          extends: true,
          test: {
            name: 'pages',
            include: ['tests/**/*.test.tsx'],
            exclude: [ISOLATED],
            isolate: false,
            ...rendering,
          },
        },
      ],
    },
  };
});
