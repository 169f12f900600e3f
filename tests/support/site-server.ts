import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { startDemoServer } from '@/demo/http-server';
import { staticHost } from '@/prerender/static-host';
import { recordExchanges } from './contract-recorder';
import { hostHeaders } from './host-headers';

// Serves a built site as a host would, its headers included, with the API stand-in under /api. Prints its address.
const { dist } = parseArgs({ options: { dist: { type: 'string', default: 'dist' } } }).values;
const { onExchange, contractEndpoint } = recordExchanges();
const api = await startDemoServer({ onExchange });
const site = await preview({
  configFile: false,
  logLevel: 'error',
  plugins: [contractEndpoint, staticHost(), hostHeaders(dist)],
  build: { outDir: dist },
  preview: { host: '127.0.0.1', port: 0, proxy: { '/api': api.url, '/__': api.url } },
});
console.log(site.resolvedUrls?.local[0] ?? '');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([site.close(), api.close()]).then(() => process.exit(0)));
}
