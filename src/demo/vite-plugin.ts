import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const PRODUCT_ENTRY = '/src/main.tsx';
const DEMO_ENTRY = '/src/demo/main.tsx';
const WORKER_FILE = 'mockServiceWorker.js';

/**
 * The plugins of `--mode demo`; none in any other mode. They start the page through the demo's entry, point the app at
 * the demo's own API whatever the environment says, and add the service worker that responds to it.
 */
export function demo(mode: string): Plugin[] {
  return mode === 'demo' ? [demoPlugin()] : [];
}

function demoPlugin(): Plugin {
  return {
    name: 'snowline-demo',
    config: () => ({
      define: { 'import.meta.env.VITE_API_BASE_URL': JSON.stringify('/api') },
      // The dev server scans the product's entry, which does not import these.
      optimizeDeps: { include: ['msw', 'msw/browser'] },
    }),
    transformIndexHtml: {
      order: 'pre',
      handler: (html) => {
        if (!html.includes(PRODUCT_ENTRY)) throw new Error(`index.html does not start ${PRODUCT_ENTRY}`);
        return html.replace(PRODUCT_ENTRY, DEMO_ENTRY);
      },
    },
    configureServer: (server) => {
      server.middlewares.use(`/${WORKER_FILE}`, async (_request, response) => {
        response.setHeader('Content-Type', 'text/javascript');
        response.setHeader('Cache-Control', 'no-cache');
        response.end(await workerScript());
      });
    },
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: WORKER_FILE, source: await workerScript() });
    },
  };
}

function workerScript(): Promise<string> {
  return readFile(createRequire(import.meta.url).resolve(`msw/${WORKER_FILE}`), 'utf8');
}
