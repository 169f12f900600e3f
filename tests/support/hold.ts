import { http } from 'msw';
import { server } from './server';

/**
 * Holds every request to a path of the API until `release()`, then lets it pass to the handlers behind. For what a page
 * shows while it waits.
 */
export function hold(method: 'get' | 'post' | 'put' | 'delete', path: string) {
  let open = () => {};
  let arrived = 0;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  server.use(
    http[method](`*/api${path}`, async () => {
      arrived += 1;
      await gate;
    }),
  );
  return { release: () => open(), count: () => arrived };
}
