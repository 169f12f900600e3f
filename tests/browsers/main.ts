import assert from 'node:assert/strict';
import type { ChildProcess } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { matchPath } from 'react-router-dom';
import { routePatterns } from '@/config/paths';
import { startSite } from '../e2e/site';
import { errands, signIn } from './errands';
import { browsers } from './installed';
import { expectWhole, pages } from './pages';
import type { Tab, TestBrowser } from './tab';

// Opens every page of the production build in the browsers that are not Chromium, and does the usual errands there.
const all = browsers();
const mayMiss = process.env.SKIP_MISSING_BROWSERS === '1';
/** A folder for pictures of every page; none are taken without it. */
const pictures = process.env.BROWSER_PICTURES;

for (const { name, packages, missing } of all.filter(({ missing }) => missing.length > 0)) {
  console.error(`${name}: ${missing.join(', ')} not found. On Debian: apt-get install ${packages}`);
}
if (!mayMiss && all.some(({ missing }) => missing.length > 0)) {
  console.error('SKIP_MISSING_BROWSERS=1 leaves out what is not installed.');
  process.exit(1);
}

const WIDTHS = [1280, 390];
/** Milliseconds for one page or errand; a browser that hangs must not hold up the others. */
const TIMEOUT = 120_000;

it('No page is forgotten', () => {
  const addresses = [...pages.forEveryone, ...pages.forMembers].map(({ address }) => address.replace(/[?#].*/, ''));
  const forgotten = Object.values(routePatterns).filter(
    (pattern) => !addresses.some((address) => matchPath(pattern, address)),
  );
  assert.deepEqual(forgotten, []);
});

async function keepPicture(tab: Tab, browser: string, page: string, width: number): Promise<void> {
  if (!pictures) return;
  mkdirSync(pictures, { recursive: true });
  await tab.evaluate(
    () => new Promise((rendered) => requestAnimationFrame(() => requestAnimationFrame(() => rendered(true)))),
  );
  writeFileSync(join(pictures, `${browser}-${page.replaceAll(/\W+/g, '-')}-${width}.png`), await tab.screenshot());
}

describe('In other browsers:', { concurrency: true }, () => {
  for (const { name, missing, start } of all) {
    describe(name, { concurrency: false, skip: missing.length > 0 && 'not installed' }, () => {
      let site: { url: string; process: ChildProcess };
      let browser: TestBrowser;
      before(async () => {
        site = await startSite('dist');
        browser = await start(site.url);
      });
      after(async () => {
        await browser?.close();
        site?.process.kill();
      });

      for (const [who, list] of Object.entries(pages)) {
        describe(who === 'forMembers' ? 'a member opens' : 'a visitor opens', () => {
          let tab: Tab;
          before(async () => {
            tab = await browser.openTab();
            if (who === 'forMembers') await signIn(tab);
          });
          after(() => tab?.close());
          for (const page of list) {
            it(`${page.name}: ${page.address}`, { timeout: TIMEOUT }, async () => {
              await tab.open(page.address);
              for (const width of WIDTHS) {
                await tab.resize(width);
                await expectWhole(tab, page.shows);
                await keepPicture(tab, name, page.name, width);
              }
              assert.deepEqual(await tab.complaints(), []);
            });
          }
        });
      }

      for (const [errand, run] of Object.entries(errands)) {
        it(`a visitor ${errand}`, { timeout: TIMEOUT }, async () => {
          const tab = await browser.openTab();
          try {
            await tab.resize(1280);
            await run(tab);
            assert.deepEqual(await tab.complaints(), []);
          } finally {
            await tab.close();
          }
        });
      }
    });
  }
});
