import { StrictMode } from 'react';
import { App } from './app/app';
import { createApp } from './app/create-app';
import { startPage } from './app/start-page';
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

// Once everything else is there: nobody should wait for what serves the next visit.
if (env.hasWorker) {
  const begin = () =>
    void import('./app/offline-life').then(
      ({ startOfflineLife }) => startOfflineLife(queryClient),
      () => {},
    );
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
