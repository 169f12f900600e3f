import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { startDemoServer } from '@/demo/http-server';
import { findBrowser } from '../support/find-browser';
import { measureFind } from './find';
import { startHost } from './host';
import { measureInp } from './inp';
import { measureList } from './list';
import { byteRows, loadRows, measureLoads } from './loads';
import { type Row, table } from './rows';
import { measureShifts } from './shifts';
import { buildWithSnapshot, scaleRows, snapshotRows } from './snapshot';
import { measureSnowBoard } from './snow-board';
import { measureTripOrder } from './trip-order';

// Measures the production build beside its goals. Nothing is asserted: times depend on the machine.
const PARTS = ['loads', 'bytes', 'shifts', 'inp', 'list', 'find', 'snow', 'trip', 'scale'] as const;
type Part = (typeof PARTS)[number];

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: PARTS.join() },
    runs: { type: 'string', default: '3' },
    dist: { type: 'string', default: 'dist' },
    markdown: { type: 'boolean', default: false },
    verbose: { type: 'boolean', default: false },
  },
});
const parts = new Set(values.only.split(',') as Part[]);
const runs = Number(values.runs);
const has = (...names: Part[]) => names.some((name) => parts.has(name));

// Before anything loads React: a build renders pages in this process, with the code of a production build.
process.env.NODE_ENV = 'production';
const api = await startDemoServer();
const site = await startHost(values.dist, api.url);
const executablePath = findBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});

const rows: Row[] = [];
/** A part that breaks off leaves the other rows as they are. */
const measure = async (part: Part, rowsOf: () => Promise<Row[]>) => {
  if (!has(part)) return;
  await rowsOf().then(
    (found) => rows.push(...found),
    (error) => console.error(`${part} broke off:`, error),
  );
};
if (has('loads', 'bytes')) {
  const { buildBaselines } = await import('./baselines');
  const baselines = await buildBaselines();
  const withSnapshot = await buildWithSnapshot(api.url);
  const snapshot = await startHost(withSnapshot.dist, api.url);
  const a = await startHost(baselines.a, api.url);
  const c = await startHost(baselines.c, api.url);
  const hosts = { site: site.url, snapshot: snapshot.url, baselineA: a.url, baselineC: c.url };
  const loads = await measureLoads(browser, hosts, has('loads') ? runs : 1, values.verbose);
  if (has('loads')) rows.push(...loadRows(loads));
  if (has('bytes')) rows.push(...byteRows(loads, values.dist), ...(await snapshotRows(browser, withSnapshot.dist)));
  await Promise.all([a.close(), c.close(), snapshot.close(), baselines.remove(), withSnapshot.remove()]);
}
await measure('shifts', () => measureShifts(browser, site.url));
await measure('inp', () => measureInp(browser, site.url, runs));
await measure('list', () => measureList(browser, values.dist));
await measure('snow', () => measureSnowBoard(browser, site.url, runs));
await measure('trip', () => measureTripOrder(browser, values.dist, runs));
await measure('find', () => measureFind(browser, runs));
await measure('scale', scaleRows);

console.log(table(rows, values.markdown));
await Promise.all([browser.close(), site.close(), api.close()]);
