import { StrictMode } from 'react';
import { App } from './app/app';
import { createApp } from './app/create-app';
import { startPage } from './app/start-page';
import { startTheme } from './lib/theme';
import './index.css';

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
