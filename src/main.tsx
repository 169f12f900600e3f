import { type AppParts, createApp } from './app/create-app';
import { dateSnapshot, hasDehydratedState } from './app/hydrate-snapshot';
import { mountApp, untilInitialized } from './app/mount-app';
import { untilQueriesSettled } from './app/until-queries-settled';
import { env } from './config/env';
import { routePath } from './config/locale';
import { paths } from './config/paths';
import { loadApiClient } from './lib/http';
import { reportUncaughtErrors } from './lib/report-error';
import { barePath } from './lib/site-address';
import { snapshotFacts } from './lib/snapshot';
import { startTheme } from './lib/theme';
import { tolerateTranslation } from './lib/tolerate-translation';
import './index.css';

reportUncaughtErrors();
tolerateTranslation();
startTheme();

/** Pages whose first response is a list of resorts. */
const LISTS: readonly string[] = [paths.home, paths.resorts];

/** Starts offline support, which serves the next visit, once the requests of this one are done. */
async function beginOfflineSupport({ queryClient, router }: AppParts): Promise<void> {
  await untilInitialized(router);
  await untilQueriesSettled(queryClient);
  const { startOfflineSupport } = await import('./app/offline-support');
  startOfflineSupport(queryClient);
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no #root');

  // Requested in parallel with the page's chunk, which hydration waits for as well.
  const snapshot = hasDehydratedState() ? snapshotFacts() : null;
  // Imported with the first request, the client would arrive behind the first render, and the list's cards 1.7 s later on a slow
  // phone (docs/performance.md). A resort's figures come sooner without the wait. Requests report a client that does not load.
  const isList = LISTS.includes(routePath(barePath(location.pathname)));
  if (isList && (snapshot === null || location.search !== '')) await loadApiClient().catch(() => {});
  const app = createApp();
  const dated = snapshot?.then((facts) => facts && dateSnapshot(app.queryClient, facts.savedAt));
  void mountApp(root, app, dated);

  if (env.hasWorker) {
    // The site works without it.
    const begin = () => void beginOfflineSupport(app).catch(() => {});
    if (document.readyState === 'complete') begin();
    else window.addEventListener('load', begin, { once: true });
  }
}

// Evaluating the modules and starting the site are a task each, between which the page responds.
setTimeout(() => void start());

if (env.vitalsEndpoint) {
  void import('./lib/report-web-vitals').then(
    ({ reportWebVitals }) => reportWebVitals(),
    () => {},
  );
}
