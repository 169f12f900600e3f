import { http } from 'msw';
import { server } from './server';

/** A promise for what a test lets happen: "opened" is fulfilled by `open()`. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/**
 * Defers the responses of a path of the API until `release()`, then passes the requests on to the other handlers. For tests
 * of pending states.
 */
export function deferResponse(method: 'get' | 'post' | 'put' | 'delete', path: string) {
  const { opened, open } = gate();
  let arrived = 0;
  server.use(
    http[method](`*/api${path}`, async () => {
      arrived += 1;
      await opened;
    }),
  );
  return { release: open, count: () => arrived };
}
