import { parseArgs } from 'node:util';
import { preview } from 'vite';
import { startDemoServer } from '@/demo/http-server';
import { staticHost } from '@/prerender/static-host';
import { recordExchanges } from './contract-recorder';
import { hostHeaders } from './host-headers';

// Serves a built site as a host would, its headers included, with the API stand-in under /api. Prints its address.
const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    port: { type: 'string', default: '0' },
    delay: { type: 'string', default: '0' },
    now: { type: 'string' },
  },
});

const clock = values.now === undefined ? null : new Date(values.now);
const { onExchange, contractEndpoint } = recordExchanges();
const api = await startDemoServer({ delay: Number(values.delay), onExchange, ...(clock && { now: () => clock }) });
const site = await preview({
  configFile: false,
  logLevel: 'error',
  plugins: [contractEndpoint, staticHost(), hostHeaders(values.dist)],
  build: { outDir: values.dist },
  preview: { host: '127.0.0.1', port: Number(values.port), proxy: { '/api': api.url, '/__': api.url } },
});
console.log(site.resolvedUrls?.local[0] ?? '');

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void Promise.all([site.close(), api.close()]).then(() => process.exit(0)));
}
