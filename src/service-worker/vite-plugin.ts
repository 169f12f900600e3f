import type { Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

/** '/about/' for about/index.html, '/shell' for shell.html, any other file as it is. */
const addressOf = (file: string) =>
  file.endsWith('.html') ? `/${file.replace(/(^|\/)index\.html$|\.html$/, '$1')}` : file;

const MIB = 1024 * 1024;

/**
 * Gives the production build its service worker, which keeps the site readable without a network. The demo has a worker
 * of its own, and the development server does without.
 */
export function serviceWorker(command: 'build' | 'serve', mode: string): Plugin[] {
  if (command !== 'build' || mode === 'demo') return [];
  return [
    {
      name: 'snowline-service-worker',
      config: () => ({ define: { 'import.meta.env.VITE_OFFLINE': JSON.stringify('yes') } }),
    },
    ...VitePWA({
      strategies: 'injectManifest',
      srcDir: 'src/service-worker',
      filename: 'sw.ts',
      registerType: 'prompt',
      // The page registers it once it has settled; the web app manifest is a file of its own.
      injectRegister: false,
      manifest: false,
      injectManifest: {
        rollupFormat: 'iife',
        // Pages, their code, their style and type. Photographs come as they are looked at, within bounds.
        // What a snapshot says of itself goes with the pages that were made from it.
        globPatterns: [
          '**/*.{html,js,css,woff2}',
          'assets/*.png',
          'images/*.svg',
          'favicon.svg',
          '{snapshot.json,*.webmanifest}',
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
          (entries) => ({ manifest: entries.map((entry) => ({ ...entry, url: addressOf(entry.url) })) }),
        ],
        maximumFileSizeToCacheInBytes: MIB,
      },
    }),
  ];
}
