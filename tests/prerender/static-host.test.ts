import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fileOfPage } from '@/prerender/static-host';

describe('the file of a page', () => {
  it.each([
    ['/blog', true, '/blog/index.html'],
    ['/resorts', true, '/resorts/index.html'],
    ['/resorts/zermatt', false, '/resort.html'],
    ['/resortsomething', false, '/shell.html'],
    ['/profile', false, '/shell.html'],
  ])('%s', (path, isWritten, file) => {
    expect(fileOfPage(path, isWritten)).toBe(file);
  });

  it('is what hosts are told', () => {
    expect(readFileSync('public/_redirects', 'utf8')).toBe('/resorts/* /resort.html 200\n/* /shell.html 200\n');
  });
});
