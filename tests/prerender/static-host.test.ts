import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { findRedirect, readRedirects } from '@/prerender/static-host';

const redirects = readRedirects(readFileSync('public/_redirects', 'utf8'));

describe('a path without a file', () => {
  it.each([
    ['/resorts/zermatt', '/resort.html', 200],
    ['/resortsomething', '/shell.html', 200],
    ['/profile', '/shell.html', 200],
    ['/assets/gone.js', '/404.html', 404],
    ['/assets/gone', '/404.html', 404],
    ['/images/articles/gone.jpg', '/404.html', 404],
    ['/assetsomething', '/shell.html', 200],
  ])('%s is answered with %s, %i', (path, to, status) => {
    expect(findRedirect(path, redirects)).toMatchObject({ to, status });
  });

  it('is left alone without a rule for it', () => {
    expect(findRedirect('/profile', readRedirects('# Nothing but\n\n/about /shell.html 200'))).toBeUndefined();
  });
});
