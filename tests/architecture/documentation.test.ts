import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const documents = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
].map((path) => ({ path, text: readFileSync(path, 'utf8') }));

/** The anchors that headings get, as GitHub makes them. */
const anchorsOf = (text: string) =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

describe('the documentation', () => {
  it('has a README that is read in a few minutes', () => {
    const readme = readFileSync('README.md', 'utf8');
    expect(readme.split('\n').length).toBeLessThanOrEqual(120);
  });

  it.each(documents)('$path names files that exist', ({ text }) => {
    const named = [...text.matchAll(/(?<![\w/.-])(?:src|tests|tools|docs)\/[\w./-]*\w/g)].map(([path]) => path);
    expect([...new Set(named)].filter((path) => !existsSync(path))).toEqual([]);
  });

  it.each(documents)('$path links to documents and headings that exist', ({ path, text }) => {
    const links = [...text.matchAll(/\]\((?!https?:)([^)#]*)(?:#([^)]*))?\)/g)];
    const broken = links.filter(([, file, anchor]) => {
      const target = file ? join(dirname(path), file) : path;
      return !existsSync(target) || (anchor && !anchorsOf(readFileSync(target, 'utf8')).includes(anchor));
    });
    expect(broken.map(([link]) => link)).toEqual([]);
  });
});
