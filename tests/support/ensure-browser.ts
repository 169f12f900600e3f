import { spawnSync } from 'node:child_process';
import { findBrowser } from './find-browser';

const run = (command: string, ...args: string[]) => spawnSync(command, args, { stdio: ['ignore', 2, 2] }).status === 0;
const install = (name: string) => run('apt-get', 'install', '-y', '--no-install-recommends', name);
const isRoot = process.getuid?.() === 0;

// Gets a browser where there is none: Playwright's own, or the system's package where that cannot be had.
if (!findBrowser()) {
  console.error('No Chromium found; getting one.');
  const got =
    run('npx', 'playwright', 'install', 'chromium') ||
    (isRoot && run('apt-get', 'update') && (install('chromium-headless-shell') || install('chromium')));
  if (!got || !findBrowser()) {
    console.error('The e2e tests need Chromium or Chrome: install one, or name it in CHROMIUM_PATH.');
    process.exit(1);
  }
}
