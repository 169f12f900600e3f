// spec: 7.2

import { readFileSync } from 'node:fs';
import { findDemoTraces } from './demo-traces';
import { resortOf } from './resort-list';
import { expect, test } from './site';
import { expectWhole } from './visit-state';

/** Words of code that the front page must not load. */
const NOT_ON_HOME = { 'the map': 'leaflet-container', dialogs: 'DialogTitle', forms: 'shouldUseNativeValidation' };

const manifest = () =>
  JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8')) as Record<string, { file: string; imports?: string[] }>;

/** The scripts of a module of the build and of all it imports statically. */
function scriptsOf(module: string, chunks = manifest(), seen = new Set<string>()): string[] {
  const chunk = chunks[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [`dist/${chunk.file}`, ...(chunk.imports ?? []).flatMap((each) => scriptsOf(each, chunks, seen))];
}

test('The production build holds nothing of the demo', { tag: '@smoke' }, () => {
  expect(findDemoTraces('dist')).toEqual([]);
});

test('The front page loads neither the map nor dialogs nor forms', { tag: '@smoke' }, () => {
  const scripts = ['index.html', 'src/routes/home.route.tsx'].flatMap((module) => scriptsOf(module));
  expect(scripts.length).toBeGreaterThan(3);
  const code = scripts.map((file) => readFileSync(file, 'utf8')).join();
  expect(Object.entries(NOT_ON_HOME).filter(([, word]) => code.includes(word))).toEqual([]);
});

test('The service worker of every language keeps the style for paper', { tag: '@smoke' }, () => {
  const workers = ['', 'de/', 'fr/', 'it/'].map((folder) => readFileSync(`dist/${folder}sw.js`, 'utf8'));
  expect(workers.map((worker) => worker.includes('"/print.css"'))).toEqual([true, true, true, true]);
});

interface CountedPage {
  address: string;
  shows: string | RegExp;
  calls: number;
  /** What opens something whose code is a module of its own. */
  opener?: { role: 'button' | 'tab'; name: string; module: string };
}

const pages: readonly CountedPage[] = [
  { address: '/', shows: resortOf('alta').name, calls: 2 },
  {
    address: '/resorts',
    shows: /Showing 12 of/,
    calls: 3,
    opener: {
      role: 'button',
      name: 'Advanced Filters',
      module: 'src/features/resort-filters/advanced-filters.tsx',
    },
  },
  {
    address: '/resorts/zermatt',
    shows: 'Key Information',
    calls: 5,
    opener: { role: 'tab', name: 'Reviews', module: 'src/features/reviews/reviews-tab.tsx' },
  },
];

for (const { address, shows, calls, opener } of pages) {
  const opening = opener ? `; it loads what opens by "${opener.name}" once the pointer comes near` : '';
  test(`${address} sends at most ${calls} API requests when it opens, and none twice${opening}`, async ({
    page,
    site,
  }) => {
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname.slice(1)));
    await page.goto(address);
    await expectWhole(page, shows);
    // What is requested once everything else is there counts as well.
    await page.waitForLoadState('networkidle');
    const requested = (await site.requests()).map(({ method, path }) => `${method} ${path}`);
    expect(requested.length).toBeGreaterThan(0);
    expect(requested).toEqual([...new Set(requested)]);
    expect(requested.length, requested.join('\n')).toBeLessThanOrEqual(calls);

    if (!opener) return;
    const file = manifest()[opener.module]?.file;
    expect(files).not.toContain(file);
    await page.getByRole(opener.role, { name: opener.name, exact: true }).hover();
    await expect.poll(() => files).toContain(file);
  });
}
