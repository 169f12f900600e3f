import { setupServer } from 'msw/node';
import { createHandlers } from '@/demo/handlers';
import { openStore } from '@/demo/store';

/** The demo's tables with the sample data; `reset()` forgets what a test changed. */
export const store = await openStore();

/** The demo API for tests that render pages, without delay. `server.use(...)` puts a failure in front of it. */
export const server = setupServer(...createHandlers(store));
