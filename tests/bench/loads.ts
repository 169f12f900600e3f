import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { paths } from '@/config/paths';
import { type Load, load, scriptsBeforeContent } from './load';
import type { Content } from './observe';
import { median, type Row } from './rows';
import { snapshotPages } from './snapshot';
import { printWaterfall } from './waterfall';

/** A page to be opened, and what counts as its content. */
export interface Measured {
  name: string;
  path: string;
  content: Content;
}

const CARD = { selector: '[data-resort] h3, .card h3' };
const HEADING = { selector: 'h1' };

/** The pages whose text is written at build time. */
const written: Measured[] = [
  { name: '/', path: paths.home, content: CARD },
  { name: '/blog', path: paths.blog, content: HEADING },
  { name: 'an article', path: paths.blogPost('reading-a-piste-map'), content: HEADING },
  { name: '/about', path: paths.about, content: HEADING },
];
const fetched: Measured[] = [
  { name: '/resorts', path: paths.resorts, content: CARD },
  {
    name: '/resorts/{id}',
    path: paths.resort('zermatt'),
    // The key figures, no longer their skeletons; the name stands above them.
    content: { selector: 'main dl', words: 'Base to peak.*–' },
  },
];
const baselineA: Measured = { name: 'baseline a', path: '/', content: HEADING };
const baselineC: Measured = { name: 'baseline c', path: '/', content: CARD };

interface Hosts {
  site: string;
  /** The same site, built with a snapshot of the API. */
  snapshot: string;
  baselineA: string;
  baselineC: string;
}

export interface Loads {
  figure: (name: string, pick: (load: Load) => number | null) => number | null;
  all: [name: string, loads: Load[]][];
}

/** Loads the site's pages and the baselines by turns, so that a busy moment meets both alike. */
export async function measureLoads(browser: Browser, hosts: Hosts, runs: number, isVerbose: boolean): Promise<Loads> {
  const turns: [Measured, string][] = [
    [baselineA, hosts.baselineA],
    [baselineC, hosts.baselineC],
    ...[...written, ...fetched].map((each): [Measured, string] => [each, hosts.site]),
    ...snapshotPages.map((each): [Measured, string] => [each, hosts.snapshot]),
  ];
  const loads = new Map<string, Load[]>(turns.map(([{ name }]) => [name, []]));
  // The first turn warms up the browser and the host, and does not count.
  for (let run = 0; run <= runs; run += 1) {
    for (const [{ name, path, content }, url] of turns) {
      const seen = await load(browser, url, path, content);
      if (run > 0) loads.get(name)?.push(seen);
      if (run === runs && isVerbose) printWaterfall(name, seen);
    }
  }
  return {
    all: [...loads],
    figure: (name, pick) => {
      const values = (loads.get(name) ?? []).map(pick).filter((value) => value !== null);
      return values.length > 0 ? median(values) : null;
    },
  };
}

/** When text, its largest part and the data are there, against the baselines of the same run. */
export function loadRows({ figure }: Loads): Row[] {
  const against = (
    what: string,
    measured: number | null,
    factor: number,
    baseline: number | null,
    of: string,
  ): Row => ({
    what,
    measured,
    goal: factor * (baseline ?? Number.NaN),
    unit: 'ms',
    rule: `${factor} × ${of}`,
  });
  const text = (name: string) => figure(name, (seen) => seen.text);
  const largest = (name: string) => figure(name, (seen) => seen.largest);
  const content = (name: string) => figure(name, (seen) => seen.content);
  return [
    ...written.map(({ name }) => against(`Text of ${name}`, text(name), 1.25, text('baseline a'), 'baseline a')),
    ...written.map(({ name }) => against(`LCP of ${name}`, largest(name), 1.6, largest('baseline a'), 'baseline a')),
    ...snapshotPages.map(({ name }) =>
      against(`First figures on ${name}`, content(name), 1.3, text('baseline a'), 'baseline a'),
    ),
    ...snapshotPages.map(({ name }) =>
      against(`LCP of ${name}`, largest(name), 1.6, largest('baseline a'), 'baseline a'),
    ),
    against('Resort cards on /', content('/'), 1.5, content('baseline c'), 'baseline c'),
    against('Resort cards on /resorts', content('/resorts'), 1.5, content('baseline c'), 'baseline c'),
    against('Figures on /resorts/{id}', content('/resorts/{id}'), 1.5, content('baseline c'), 'baseline c'),
    against(
      'A heart works on /resorts with a snapshot',
      figure('/resorts with a snapshot', (seen) => seen.interactive),
      1.6,
      content('baseline c'),
      'baseline c',
    ),
  ];
}

const KIB = 1024;
const brotli = (dist: string, path: string) => brotliCompressSync(readFileSync(join(dist, path))).length;

/** What a page brings before its content, as packed files without their headers. */
export function byteRows({ all }: Loads, dist: string): Row[] {
  const lastOf = (name: string) => all.find(([each]) => each === name)?.[1].at(-1);
  const weight = (files: readonly string[]) => files.reduce((sum, path) => sum + brotli(dist, path), 0) / KIB;
  const row = (what: string, goal: number, measured: number): Row => ({ what, goal, measured, unit: 'KiB', digits: 1 });
  const scripts = (name: string) => {
    const seen = lastOf(name);
    return seen ? weight(scriptsBeforeContent(seen).map(({ path }) => path)) : Number.NaN;
  };
  const styles =
    lastOf('/')?.requests.filter(({ type, path }) => type === 'Stylesheet' && path.startsWith('/assets/')) ?? [];
  const fonts = [...readFileSync(join(dist, 'index.html'), 'utf8').matchAll(/as="font"[^>]*href="([^"]+)"/g)];
  return [
    row('JavaScript before content: /', 115, scripts('/')),
    row('JavaScript before content: /resorts', 140, scripts('/resorts')),
    row('JavaScript before content: /resorts/{id}', 135, scripts('/resorts/{id}')),
    row('CSS', 12, weight(styles.map(({ path }) => path))),
    // Fonts are packed already.
    row(
      'Fonts preloaded',
      64,
      fonts.reduce((sum, [, path = '']) => sum + readFileSync(join(dist, path)).length, 0) / KIB,
    ),
  ];
}
