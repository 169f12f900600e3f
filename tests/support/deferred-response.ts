import { http } from 'msw';
import { server } from './server';

/**
 * Defers the response to every request to a path of the API until `release()`; the handlers behind give it then. For what
 * a page shows while a request is pending.
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
