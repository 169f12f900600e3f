import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { paths } from '@/config/paths';
import { startDemoServer } from '@/demo/http-server';
import { loadSeed } from '@/demo/seed/load';
import { manyResorts } from '../support/many-resorts';
import { startHost } from './host';
import { load } from './load';
import type { Measured } from './loads';
import type { Row } from './rows';

const KIB = 1024;
const GIB = 1024 ** 3;
const MINUTE = 60_000;
const RESORTS = 5000;

/** Pages that bring their figures, and what counts as the first of them. */
export const snapshotPages: readonly Measured[] = [
  { name: '/ with a snapshot', path: paths.home, content: { selector: '[data-resort] dd', words: '\\d' } },
  { name: '/resorts with a snapshot', path: paths.resorts, content: { selector: '[data-resort] dd', words: '\\d' } },
  {
    name: '/resorts/{id} with a snapshot',
    path: paths.resort('zermatt'),
    content: { selector: 'main dl', words: '\\d.*m' },
  },
];

interface SnapshotBuild {
  dist: string;
  /** Milliseconds, and the most memory the build held, in bytes. */
  took: number;
  memory: number;
  remove: () => Promise<void>;
}

const READ_MEMORY_EVERY = 250;

/** The most memory a process has held, in bytes; NaN where the system does not say. */
async function peakMemory(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/VmHWM:\s+(\d+) kB/.exec(status)?.[1] ?? Number.NaN) * KIB;
}

/** Builds the site with a snapshot of the API at `apiUrl`, into a folder of its own. Throws where the build fails. */
export async function buildWithSnapshot(apiUrl: string): Promise<SnapshotBuild> {
  const folder = await mkdtemp(join(tmpdir(), 'snapshot-'));
  const dist = join(folder, 'dist');
  const start = performance.now();
  const build = spawn(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'error', '--outDir', dist, '--emptyOutDir'],
    { env: { ...process.env, SNAPSHOT_API_URL: `${apiUrl}/api` }, stdio: ['ignore', 'inherit', 'inherit'] },
  );
  let memory = 0;
  const watch = setInterval(() => {
    void peakMemory(build.pid ?? 0).then((held) => {
      if (held > memory) memory = held;
    });
  }, READ_MEMORY_EVERY);
  const code = await new Promise((resolve) => build.once('exit', resolve));
  clearInterval(watch);
  if (code !== 0) throw new Error(`The build with a snapshot ended with ${code}`);
  return {
    dist,
    took: performance.now() - start,
    memory,
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}

/** The worst layout shift of a visit to pages whose every figure has changed since the build. */
async function shiftOfChanged(browser: Browser, dist: string): Promise<number> {
  const { resorts } = await loadSeed();
  const changed = resorts.map((record) =>
    JSON.parse(JSON.stringify(record), (_key, value) => (typeof value === 'number' ? changedFigure(value) : value)),
  );
  const api = await startDemoServer({ seed: { resorts: changed } });
  const host = await startHost(dist, api.url);
  const shifts: number[] = [];
  for (const { path, content } of snapshotPages) {
    shifts.push((await load(browser, host.url, path, content)).shift);
  }
  await Promise.all([host.close(), api.close()]);
  return Math.max(...shifts);
}

/** Another figure with as many digits; places on earth keep theirs near. */
const changedFigure = (value: number): number =>
  Number.isInteger(value) && value > 20 ? value + (value % 10 === 9 ? -1 : 1) : value;

/** Bytes and layout shifts of a build with a snapshot. */
export async function snapshotRows(browser: Browser, dist: string): Promise<Row[]> {
  const html = await readFile(join(dist, 'resorts/zermatt/index.html')).catch(() =>
    readFile(join(dist, 'resorts/zermatt.html')),
  );
  return [
    {
      what: 'HTML of /resorts/{id}',
      goal: 22,
      measured: brotliCompressSync(html).length / KIB,
      unit: 'KiB',
      digits: 1,
    },
    {
      what: 'CLS with a snapshot whose every figure has changed',
      goal: 0.01,
      measured: await shiftOfChanged(browser, dist),
      unit: '',
      digits: 3,
    },
  ];
}

/** Time and memory of a build with a snapshot of 5,000 resorts. */
export async function scaleRows(): Promise<Row[]> {
  const api = await startDemoServer({ seed: { resorts: manyResorts(RESORTS) } });
  try {
    const { took, memory, remove } = await buildWithSnapshot(api.url);
    await remove();
    return [
      { what: `Build of ${RESORTS} resorts`, goal: 6, measured: took / MINUTE, unit: 'min', digits: 1 },
      { what: '… its memory', goal: 2, measured: memory / GIB, unit: 'GiB', digits: 2 },
    ];
  } finally {
    await api.close();
  }
}
