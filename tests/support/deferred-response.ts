import { http } from 'msw';
import { server } from './server';

/**
 * Defers the responses of a path of the API until `release()`, then passes the requests on to the other handlers. For tests
 * of pending states.
 */
export function deferResponse(method: 'get' | 'post' | 'put' | 'delete', path: string) {
  let open = () => {};
  let arrived = 0;
  const deferred = new Promise<void>((resolve) => {
    open = resolve;
  });
  server.use(
    http[method](`*/api${path}`, async () => {
      arrived += 1;
      await deferred;
    }),
  );
  return { release: () => open(), count: () => arrived };
}
