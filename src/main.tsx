import { StrictMode } from 'react';
import { App } from './app/app';
import { createApp } from './app/create-app';
import { startPage } from './app/start-page';
import { untilQuiet } from './app/until-quiet';
import { env } from './config/env';
import { reportUncaughtErrors } from './lib/report-error';
import { startTheme } from './lib/theme';
import './index.css';

reportUncaughtErrors();
startTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { queryClient, router } = createApp();

void startPage(
  root,
  router,
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
);

/** Begins what serves the next visit once the responses for this one are there: nobody should wait for it. */
async function beginOfflineSupport(): Promise<void> {
  await router.ready();
  await untilQuiet(queryClient);
  const { startOfflineSupport } = await import('./app/offline-support');
  startOfflineSupport(queryClient);
}

if (env.hasWorker) {
  // Without the code the site works all the same.
  const begin = () => void beginOfflineSupport().catch(() => {});
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
