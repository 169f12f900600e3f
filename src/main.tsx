import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/app';
import { createApp } from './app/create-app';
import { startTheme } from './lib/theme';
import './index.css';

startTheme();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const { queryClient, router } = createApp();

createRoot(root).render(
  <StrictMode>
    <App queryClient={queryClient} router={router} />
  </StrictMode>,
);
