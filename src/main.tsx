import { createApp } from './app/create-app';
import { dateSnapshot, hasDehydratedState } from './app/hydrate-snapshot';
import { mountApp, untilInitialized } from './app/mount-app';
import { untilQueriesSettled } from './app/until-queries-settled';
import { env } from './config/env';
import { reportUncaughtErrors } from './lib/report-error';
import { snapshotFacts } from './lib/snapshot';
import { startTheme } from './lib/theme';
import { tolerateTranslation } from './lib/tolerate-translation';
import './index.css';

reportUncaughtErrors();
tolerateTranslation();
startTheme();

// Evaluating the modules and starting the app are a task each, between which the page responds.
await new Promise((resolve) => setTimeout(resolve));

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// Requested in parallel with the page's chunk, which hydration waits for as well.
const snapshot = hasDehydratedState() ? snapshotFacts() : null;
const app = createApp();
const dated = snapshot?.then((facts) => facts && dateSnapshot(app.queryClient, facts.savedAt));
void mountApp(root, app, dated);

/** Starts offline support, which serves the next visit, once the requests of this one are done. */
async function beginOfflineSupport(): Promise<void> {
  await untilInitialized(app.router);
  await untilQueriesSettled(app.queryClient);
  const { startOfflineSupport } = await import('./app/offline-support');
  startOfflineSupport(app.queryClient);
}

if (env.hasWorker) {
  // The site works without it.
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
