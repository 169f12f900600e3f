import { posix } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isFileName } from '@/lib/resort-files';
import { renderDocument } from '@/prerender/document';
import { prerenderedResorts } from '@/prerender/pages';
import { drawSharePictures, type RenderedPage, renderSnapshot } from '@/prerender/render';
import { sampleSnapshot } from '@/prerender/sample-snapshot';
import { sitemaps } from '@/prerender/sitemap';
import type { Snapshot } from '@/prerender/snapshot';

const [sample] = [...sampleSnapshot.resorts.values()];
if (!sample) throw new Error('The sample snapshot is empty');

const snapshotOf = (...entries: { id: string; name?: string; description?: string }[]): Snapshot => ({
  ...sampleSnapshot,
  resorts: new Map(entries.map((entry) => [entry.id, { ...sample, ...entry }])),
});

const TEMPLATE =
  '<!doctype html><html><head><meta charset="utf-8"><script type="module" src="/a.js"></script></head><body><div id="root"></div></body></html>';

async function render(snapshot: Snapshot): Promise<RenderedPage[]> {
  const pages: RenderedPage[] = [];
  const onBroken = (path: string, error: unknown) => {
    throw new Error(`${path} breaks`, { cause: error });
  };
  for await (const page of renderSnapshot(snapshot, onBroken)) pages.push(page);
  return pages;
}

const hostileIds = [
  '../../etc/passwd',
  '..',
  '.',
  'a/b',
  'a\\b',
  '/root',
  'C:',
  'nul\0',
  'index.html',
  '%2e%2e',
  'a b',
  'ä',
  '-rf',
  '_headers',
  'x'.repeat(101),
  '',
];

describe('Ids of a hostile API', () => {
  it.each(hostileIds)('%j names no file', (id) => expect(isFileName(id)).toBe(false));

  it('write nothing outside of dist/resorts and dist/images/resorts', async () => {
    const snapshot = snapshotOf(...hostileIds.map((id) => ({ id })), { id: 'alta' });
    const written = (await render(snapshot)).map(({ file }) => posix.join('dist', file));
    expect(written).toEqual(['dist/resorts/index.html', 'dist/resorts/alta/index.html']);
    const drawn: string[] = [];
    for await (const { file } of drawSharePictures(snapshot, '<svg />')) drawn.push(posix.join('dist', file));
    expect(drawn).toEqual(['dist/images/share.png', 'dist/images/resorts/alta.png']);
  });

  it('that differ in their case alone share no folder', () => {
    const resorts = [...prerenderedResorts(snapshotOf({ id: 'Alta' }, { id: 'alta' }))];
    expect(resorts.map(({ id }) => id)).toEqual(['Alta']);
  });
});

describe('Texts of a hostile API', () => {
  it('end no script and are no markup', async () => {
    const name = '</script><script>alert(1)</script><!--\u2028';
    const description = '"]}</script><img src=x onerror=alert(1)>';
    const [, page] = await render(snapshotOf({ id: 'alta', name, description }));
    if (!page) throw new Error('The resort has no page');
    expect(page.state).not.toMatch(/[<\u2028]/);
    expect(JSON.parse(page.state).queries[0].state.data.data).toMatchObject({ name, description });
    // Throws for an inline script of the page's own.
    const text = renderDocument(TEMPLATE, { ...page, chunks: '', fonts: '', bootstrap: 'start()' });
    expect(text.match(/<script/g)).toHaveLength(4);
    expect(text).not.toContain('<img src=x');
    // What React puts between two texts is the only comment.
    expect(text.match(/<!--(?! -->)/g)).toBeNull();
  });

  it('leave their mark in no sitemap', () => {
    const [file] = sitemaps(snapshotOf({ id: 'a<b&c' }, { id: 'alta' }));
    expect(file?.text).toContain('/resorts/alta</loc><lastmod>2026-01-01</lastmod>');
    expect(file?.text).not.toContain('a<b');
  });
});

describe('Files of a snapshot', () => {
  it('are the same bytes for a resort that has not changed, whenever it was read', async () => {
    const before = snapshotOf({ id: 'alta' }, { id: 'vail' });
    const after = {
      ...snapshotOf({ id: 'alta', name: 'Another' }, { id: 'vail' }),
      savedAt: '2026-02-02T00:00:00.000Z',
    };
    const [, changed, same] = await render(before);
    const [, changedAfter, sameAfter] = await render(after);
    expect(sameAfter).toEqual(same);
    expect(changedAfter).not.toEqual(changed);
  });

  it('name a page in every language, and in English for all others', () => {
    const [file] = sitemaps(snapshotOf({ id: 'alta' }));
    const [, entry] = /<url><loc>[^<]*\/de\/resorts\/alta<\/loc>(.*)<\/url>/.exec(file?.text ?? '') ?? [];
    const named = [...(entry ?? '').matchAll(/hreflang="([^"]+)" href="[^"]*?(\/(?:\w\w\/)?resorts\/alta)"/g)];
    expect(named.map(([, language, path]) => `${language} ${path}`)).toEqual([
      'en /resorts/alta',
      'de /de/resorts/alta',
      'fr /fr/resorts/alta',
      'it /it/resorts/alta',
      'x-default /resorts/alta',
    ]);
  });

  it('are split where there are more addresses than a sitemap may hold', () => {
    const many = snapshotOf(...Array.from({ length: 90 }, (_, index) => ({ id: `r${index}` })));
    const [index, ...parts] = sitemaps(many, 50);
    expect(index?.text.match(/<loc>[^<]*\/sitemap-\d\.xml</g)).toHaveLength(parts.length);
    const entries = parts.map(({ text }) => text.match(/<url>/g)?.length ?? 0);
    expect(Math.max(...entries)).toBe(50);
    expect(entries.reduce((sum, count) => sum + count)).toBeGreaterThan(100);
  });
});
