import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** '/about/' for about/index.html, '/shell' for shell.html, any other file as it is. */
const addressOf = (file: string, prefix: string) =>
  /\.(html|webmanifest)$/.test(file) ? `${prefix}/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}` : `/${file}`;

const MIB = 1024 * 1024;

/**
 * Precache entries of what stands once, beside the English pages, which are built first, but belongs to those of every language: the
 * style for paper, and the snapshot's age with the name of its catalogue.
 * @param dist the folder of the English build, which has no snapshot.json without a snapshot
 */
export function sharedEntries(dist: string) {
  const files = ['print.css', 'snapshot.json'].filter((file) => existsSync(join(dist, file)));
  return files.map((file) => {
    const content = readFileSync(join(dist, file));
    return { url: `/${file}`, revision: createHash('md5').update(content).digest('hex'), size: content.length };
  });
}

/**
 * Adds a language's service worker to its production build, which makes the site readable offline. The demo has a worker of its
 * own (msw), the development server none.
 */
export function serviceWorker(command: 'build' | 'serve', mode: string, prefix: string): Plugin[] {
  if (command !== 'build' || mode === 'demo') return [];
  let dist = '';
  return [
    {
      name: 'snowline-service-worker',
      config: () => ({ define: { 'import.meta.env.VITE_OFFLINE': JSON.stringify('yes') } }),
      configResolved: ({ root, build }) => {
        dist = resolve(root, build.outDir);
      },
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      // The page registers it, after its own requests; the web app manifest is a file in public/.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        // Pages, code, style and fonts; pictures are cached at run time, within limits. snapshot.json belongs to the pages
        // that were made from it.
        globPatterns: [
          '**/*.{html,js,css,woff2}',
          'assets/*.png',
          '*.webmanifest',
          // Only once, beside the English pages.
          ...(prefix === '' ? ['images/*.svg', 'favicon.svg', 'snapshot.json'] : []),
        ],
        // The shell renders the other pages too, from precached code; 404.html is for requests that no page makes.
        globIgnores: [
          'blog/*/index.html',
          'resorts/*/index.html',
          'privacy-policy/index.html',
          'terms-conditions/index.html',
          'resort.html',
          '404.html',
        ],
        // Some hosts redirect from the name of a page's file to its address, and a redirected response is not cached.
        manifestTransforms: [
          (entries) => ({
            manifest: [
              ...entries.map((entry) => ({ ...entry, url: addressOf(entry.url, prefix) })),
              ...(prefix === '' ? [] : sharedEntries(join(dist, '..'))),
            ],
          }),
        ],
        maximumFileSizeToCacheInBytes: MIB,
      },
    }),
  ];
}
