import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

// A Chromium without windows comes first: it needs two thirds of the time.
const COMMANDS = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Path of an installed command, or null. */
export function onPath(command: string): string | null {
  const found = spawnSync(process.platform === 'win32' ? 'where' : 'which', [command], { encoding: 'utf8' });
  return found.status === 0 ? (found.stdout.split('\n')[0]?.trim() ?? null) : null;
}

/** The browser for the e2e tests: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own; else null. */
export function findBrowser(): string | null {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const installed = [...COMMANDS.map(onPath), ...MAC.filter((path) => existsSync(path))].find(Boolean);
  if (installed) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : null;
}
