import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { createHandlers } from '@/demo/handlers';
import { openStore } from '@/demo/store';

/** The demo's tables with the sample data; what a test changes is forgotten after it. */
export const store = await openStore();

/**
 * The demo API for tests that render pages, without delay.
 * `server.use(...)` puts a failure in front of it for one test.
 */
export const server = setupServer(...createHandlers(store));

/** Serves the demo API in a test file. The setup of tests that render does so; any other file calls it itself. */
export function listenInThisFile(): void {
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
  afterEach(() => {
    server.resetHandlers();
    server.events.removeAllListeners();
    store.reset();
  });
  afterAll(() => server.close());
}
