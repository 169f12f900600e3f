import { StrictMode } from 'react';
import { App } from './app/app';
import { createApp } from './app/create-app';
import { startPage } from './app/start-page';
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
