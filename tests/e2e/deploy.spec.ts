import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from '@playwright/test';
import { readHostRules } from '../../tools/host-files/host-rules';
import { hasBrotli, isInstalled, startWebServer, type WebServer } from './web-server';

const read = (file: string) => readFileSync(`dist/${file}`, 'utf8');
const rules = readHostRules(read('_headers'), read('_redirects'));
const script = readdirSync('dist/assets').find((name) => name.endsWith('.js')) ?? '';

interface Response {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Asks for a path as it stands: neither normalised nor unpacked. */
function get(origin: string, path: string, headers: Record<string, string> = {}): Promise<Response> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    const sent = httpRequest({ hostname, port, path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) });
      });
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Addresses of pages and the files they get. */
const pages = [
  ['/', 'index.html'],
  ['/blog', 'blog/index.html'],
  ['/blog/', 'blog/index.html'],
  ['/about?inquiry=Technical%20Issues', 'about/index.html'],
  ['/resorts?region=Europe', 'resorts/index.html'],
  ['/resorts/', 'resorts/index.html'],
  ['/resorts/zermatt?tab=weather', 'resort.html'],
  ['/resorts/st.%20anton', 'resort.html'],
  ['/favorites', 'shell.html'],
  ['/off/the/map', 'shell.html'],
  [`/resorts/${'long'.repeat(500)}`, 'resort.html'],
] as const;

for (const name of ['nginx', 'caddy'] as const) {
  test.describe(`${name} with the configuration that the build wrote`, () => {
    test.skip(!isInstalled(name), `${name} is not installed`);
    test.describe.configure({ mode: 'serial' });
    let server: WebServer;
    test.beforeAll(async () => {
      server = await startWebServer(name);
    });
    test.afterAll(() => server.stop());

    test('serves deep links with the right page, status 200 and every header', async () => {
      for (const [path, file] of pages) {
        const { status, headers, body } = await get(server.url, path);
        expect(status, path).toBe(200);
        expect(body.toString(), path).toBe(read(file));
        expect(headers['content-type'], path).toMatch(/^text\/html/);
        expect(headers['cache-control'], path).toBe('no-cache');
        for (const [header, value] of [...rules.headers, ...rules.documentHeaders])
          expect(headers[header.toLowerCase()], `${path} ${header}`).toBe(value);
      }
    });

    test('lets files with a hash be kept for ever, and no other', async () => {
      const asset = await get(server.url, `/assets/${script}`);
      expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(asset.headers['content-type']).toMatch(/javascript/);
      for (const [header, value] of rules.headers) expect(asset.headers[header.toLowerCase()], header).toBe(value);
      for (const [header] of rules.documentHeaders)
        expect(asset.headers, header).not.toHaveProperty(header.toLowerCase());
      const manifests = ['/manifest.webmanifest', '/de/manifest.webmanifest'];
      for (const path of ['/sw.js', '/favicon.svg', ...manifests, '/version.json', '/robots.txt']) {
        const { status, headers } = await get(server.url, path);
        expect([status, headers['cache-control']], path).toEqual([200, 'no-cache']);
        expect(headers['x-content-type-options'], path).toBe('nosniff');
        expect(headers['content-security-policy'], path).toContain("default-src 'none'");
      }
      for (const path of manifests) {
        expect((await get(server.url, path)).headers['content-type'], path).toBe('application/manifest+json');
      }
    });

    test('asks again by its tag for what may have changed', async () => {
      const { etag = '' } = (await get(server.url, '/')).headers;
      expect((await get(server.url, '/', { 'If-None-Match': String(etag) })).status).toBe(304);
    });

    test('has no page in place of a missing file, and nobody may keep that', async () => {
      const { status, headers, body } = await get(server.url, '/assets/gone.js');
      expect(status).toBe(404);
      expect(headers['cache-control'] ?? '').not.toContain('immutable');
      expect(headers['content-security-policy']).toContain("default-src 'none'");
      expect(body.toString()).not.toContain('<div id="root"');
    });

    test('sends the packed files to who can read them', async () => {
      const plain = await get(server.url, `/assets/${script}`);
      const gzipped = await get(server.url, `/assets/${script}`, { 'Accept-Encoding': 'gzip' });
      expect(gzipped.headers['content-encoding']).toBe('gzip');
      expect(gzipped.headers.vary).toMatch(/accept-encoding/i);
      expect(gzipped.headers['cache-control']).toContain('immutable');
      expect(gunzipSync(gzipped.body)).toEqual(plain.body);
      if (hasBrotli(name)) {
        const brotli = await get(server.url, '/', { 'Accept-Encoding': 'gzip, br' });
        expect(brotli.headers['content-encoding']).toBe('br');
        expect(brotliDecompressSync(brotli.body).toString()).toBe(read('index.html'));
      }
    });

    test('proxies the requests of the API, and adds nothing of the pages', async () => {
      const { headers, body } = await get(server.url, '/api/resorts?page=2&search=st%20anton', {
        Authorization: 'Bearer t',
      });
      // An id may begin with a dot.
      await get(server.url, '/api/resorts/.well');
      expect(server.apiRequests).toEqual(['GET /api/resorts?page=2&search=st%20anton', 'GET /api/resorts/.well']);
      expect(JSON.parse(body.toString())).toEqual({ authorization: 'Bearer t' });
      expect(headers['cache-control']).toBe('private');
      expect(headers['content-security-policy']).toBeUndefined();
    });

    test('gives nothing away at addresses that lead out of the site or to files of the build', async () => {
      for (const path of [
        '/../outside.txt',
        '/assets/../../outside.txt',
        '/%2e%2e/outside.txt',
        '/assets/..%2f..%2foutside.txt',
        '/..%5coutside.txt',
        '//outside.txt',
        '/_headers',
        '/_redirects',
        '/.vite/manifest.json',
        '/de/.vite/manifest.json',
      ]) {
        const { status, body } = await get(server.url, path);
        const text = body.toString();
        expect(text, path).not.toMatch(/not for visitors|Content-Security-Policy:|shell\.html 200|"isEntry"/);
        expect([200, 400, 403, 404], path).toContain(status);
        if (status === 200) expect(text, path).toContain('<div id="root"');
      }
    });
  });
}

test('The build says what it is, and keeps its source maps to itself', () => {
  expect(JSON.parse(read('version.json'))).toEqual({
    version: JSON.parse(readFileSync('package.json', 'utf8')).version,
    commit: expect.stringMatching(/^[\da-f]{40}$/),
  });
  const files = readdirSync('dist', { recursive: true, encoding: 'utf8' });
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.js') && read(file).includes('sourceMappingURL='))).toEqual([]);
  expect(readdirSync('dist-sourcemaps/assets')).toContain(`${script}.map`);
});
