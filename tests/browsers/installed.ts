import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { onPath } from '../support/find-browser';
import { startFirefox } from './firefox';
import type { TestBrowser } from './tab';
import { startWebkit } from './webkit';

interface Browser {
  name: string;
  /** Debian packages it comes in. */
  packages: string;
  /** What it needs and this machine does not have. */
  missing: string[];
  /** Starts it for the site at that address, which has no slash at the end. */
  start: (url: string) => Promise<TestBrowser>;
}

/** WebKitGTK's small browser is no command: distributions keep it in the library's own folder. */
function findMiniBrowser(): string | null {
  const roots = ['/usr/libexec', '/usr/lib', ...readdirSync('/usr/lib').map((name) => join('/usr/lib', name))];
  return (
    roots
      .flatMap((root) => ['webkit2gtk-4.1', 'webkit2gtk-4.0'].map((folder) => join(root, folder, 'MiniBrowser')))
      .find((path) => existsSync(path)) ?? null
  );
}

const absent = (found: Record<string, string | null>) => Object.keys(found).filter((name) => !found[name]);

/** The browsers beside Chromium that every page is opened in, whether they are installed or not. */
export function browsers(): Browser[] {
  const firefox = process.env.FIREFOX_PATH ?? onPath('firefox-esr') ?? onPath('firefox');
  const driver = onPath('WebKitWebDriver');
  const miniBrowser = findMiniBrowser();
  const xvfb = onPath('Xvfb');
  return [
    {
      name: 'Firefox',
      packages: 'firefox-esr',
      missing: absent({ 'firefox-esr': firefox }),
      start: (url) => startFirefox(firefox ?? '', url),
    },
    {
      name: 'WebKitGTK',
      packages: 'webkit2gtk-driver xvfb',
      missing: absent({ WebKitWebDriver: driver, MiniBrowser: miniBrowser, Xvfb: xvfb }),
      start: (url) => startWebkit({ driver: driver ?? '', miniBrowser: miniBrowser ?? '', xvfb: xvfb ?? '' }, url),
    },
  ];
}
