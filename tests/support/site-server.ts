import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Plugin, preview } from 'vite';
import { startDemoServer } from '@/demo/http-server';
import { staticHost } from '@/prerender/static-host';
import { recordExchanges } from './contract-recorder';
import { hostHeaders } from './host-headers';

// Serves a built site as a host would, its headers included, with the API stand-in under /api. Prints its address.
const { dist } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } }).values;

/** Sends scripts and styles as the build has compressed them: to compress them for each of hundreds of visits takes a seventh of the processor. */
const compressedFiles: Plugin = {
  name: 'compressed-files',
  configurePreviewServer: ({ middlewares }) => {
    middlewares.use((request, _response, next) => {
      const accepted = request.headers['accept-encoding'] ?? '';
      const path = (request.url ?? '/').split('?')[0] ?? '/';
      const ending = (accepted.includes('br') && '.br') || (accepted.includes('gzip') && '.gz');
      if (ending && existsSync(join(dist, path + ending))) request.url = path + ending;
      next();
    });
  },
};

const { onExchange, contractEndpoint } = recordExchanges();
const api = await startDemoServer({ onExchange });
const site = await preview({
  configFile: false,
  logLevel: 'error',
  plugins: [contractEndpoint, staticHost(), hostHeaders(dist), compressedFiles],
  build: { outDir: dist },
  preview: { host: '127.0.0.1', port: 0, proxy: { '/api': api.url, '/__': api.url } },
});
console.log(site.resolvedUrls?.local[0] ?? '');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([site.close(), api.close()]).then(() => process.exit(0)));
}
