import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { preview } from 'vite';
import { describe, expect, it, onTestFinished } from 'vitest';
import { hostRedirects } from '@/prerender/site-files';
import { findRedirect, readRedirects, staticHost } from '@/prerender/static-host';

const redirects = readRedirects(hostRedirects(readFileSync('public/_redirects', 'utf8')));

describe('a path without a file', () => {
  it.each([
    ['/resorts/zermatt', '/resort.html', 200],
    ['/resortsomething', '/shell.html', 200],
    ['/profile', '/shell.html', 200],
    ['/assets/gone.js', '/404.html', 404],
    ['/assets/gone', '/404.html', 404],
    ['/images/articles/gone.jpg', '/404.html', 404],
    ['/assetsomething', '/shell.html', 200],
    ['/de/resorts/zermatt', '/de/resort.html', 200],
    ['/fr/profile', '/fr/shell.html', 200],
    ['/it/images/resorts/gone.png', '/404.html', 404],
  ])('%s gets %s, %i', (path, to, status) => {
    expect(findRedirect(path, redirects)).toMatchObject({ to, status });
  });

  it('is left alone without a rule for it', () => {
    expect(findRedirect('/profile', readRedirects('# Nothing but\n\n/about /shell.html 200'))).toBeUndefined();
  });
});

it('The preview server sends a prerendered page under its path, with a slash at the end or without', async () => {
  const root = mkdtempSync(join(tmpdir(), 'static-host-'));
  const files = {
    'index.html': 'home',
    'blog/index.html': 'blog',
    'shell.html': 'shell',
    _redirects: '/gone/* /shell.html 404\n/* /shell.html 200',
  };
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, 'dist', file)), { recursive: true });
    writeFileSync(join(root, 'dist', file), text);
  }
  const options = { host: '127.0.0.1', port: 0 };
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [staticHost()],
    preview: options,
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(root, { recursive: true });
  });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  const sent = async (path: string) => (await fetch(url + path, { headers: { Accept: 'text/html' } })).text();
  expect(await Promise.all(['', 'blog', 'blog/', 'profile'].map(sent))).toEqual(['home', 'blog', 'blog', 'shell']);
  for (const [path, status] of [
    ['gone/a.js', 404],
    ['long'.repeat(500), 200],
  ] as const) {
    for (const encoding of ['identity', 'gzip']) {
      expect((await fetch(url + path, { headers: { 'Accept-Encoding': encoding } })).status, encoding).toBe(status);
    }
  }
});
