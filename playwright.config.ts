import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './tests/support/find-browser';

const executablePath = findBrowser();

const PSEUDO = '**/pseudo-language.spec.ts';

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  fullyParallel: true,
  forbidOnly: true,
  retries: process.env.CI ? 1 : 0,
  // By default one core is left idle, which of two is half.
  workers: '100%',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['./tests/support/closing-line-reporter.ts']],
  // `npm test` runs what is tagged as smoke test, `npm run test:full` the rest as well.
  projects: [
    { name: 'smoke', grep: /@smoke/ },
    { name: 'full', grepInvert: /@smoke/, testIgnore: PSEUDO },
    // By hand, of a build of its own: some of what it names is data, or a text that may be cut.
    { name: 'pseudo', testMatch: PSEUDO },
  ],
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1280, height: 900 },
    // What a service worker asks for does not pass through `page.route`. The e2e tests that are about one allow it.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // Of every test, traces would take a third of the time; `--trace on` records them where no retry does.
    trace: 'on-first-retry',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        // E2e tests never leave the machine. A route for whatever is outside would switch off the browser's cache.
        '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      ],
    },
  },
});
