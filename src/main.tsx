import { type AppParts, createApp } from './app/create-app';
import { hasDehydratedState } from './app/hydrate-snapshot';
import { mountApp, untilInitialized } from './app/mount-app';
import { whenIdle } from './app/when-idle';
import { env } from './config/env';
import { reportUncaughtErrors } from './lib/report-error';
import { snapshotFacts } from './lib/snapshot';
import { startTheme } from './lib/theme';
import { tolerateTranslation } from './lib/tolerate-translation';
import './index.css';

reportUncaughtErrors();
tolerateTranslation();
startTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

/** The site; a page that brings its data along is as old as the snapshot it is from. */
async function start(at: HTMLElement): Promise<AppParts> {
  const snapshot = hasDehydratedState() ? await snapshotFacts() : null;
  const app = createApp(undefined, snapshot?.savedAt);
  void mountApp(at, app);
  return app;
}

const started = start(root);

/** Begins what serves the next visit once the responses for this one are there: nobody should wait for it. */
async function beginOfflineSupport(): Promise<void> {
  const app = await started;
  await untilInitialized(app.router);
  await whenIdle(app.queryClient);
  const { startOfflineSupport } = await import('./app/offline-support');
  startOfflineSupport(app.queryClient);
}

if (env.hasWorker) {
  // Without the code the site works all the same.
  const begin = () => void beginOfflineSupport().catch(() => {});
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}

if (env.vitalsEndpoint) {
  void import('./lib/report-web-vitals').then(
    ({ reportWebVitals }) => reportWebVitals(),
    () => {},
  );
}
