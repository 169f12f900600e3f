import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getResponse } from 'msw';
import { createHandlers } from './handlers';
import { loadSeed, type Seed } from './seed/load';
import { DemoStore } from './store';

interface DemoServerOptions {
  /** Port to listen on. Default: a free one. */
  port?: number;
  /** The clock. Default: the real one. */
  now?: () => Date;
  /** Milliseconds each response takes. Default: none. */
  delay?: number;
  /** What the tables start from instead of the sample data, or a part of it. */
  seed?: Partial<Seed>;
  /** Called with every API request and its response, before that is sent. */
  onExchange?: (request: Request, response: Response) => Promise<void>;
}

export interface DemoServer {
  /** Origin such as `http://127.0.0.1:4310`; the API is under `/api`. */
  url: string;
  store: DemoStore;
  close(): Promise<void>;
}

/** An API request, with the status of its response. */
interface LoggedRequest {
  method: string;
  path: string;
  status: number;
}

/**
 * Serves the demo API over HTTP, for e2e tests and measurements of a built site. Beside the API, outside `/api`:
 * `POST /__reset` (forget all changes and the log), `GET /__state` (what visitors changed) and `GET /__requests`
 * (the log since the last reset).
 */
export async function startDemoServer(options: DemoServerOptions = {}): Promise<DemoServer> {
  const { port = 0, delay = 0, now, seed, onExchange } = options;
  const store = new DemoStore({ ...(await loadSeed()), ...seed });
  const handlers = createHandlers(store, { delay: () => delay, now });
  const log: LoggedRequest[] = [];

  async function respond(incoming: IncomingMessage): Promise<Response> {
    const control = controlResponse(incoming, store, log);
    if (control) return control;
    const request = await toRequest(incoming);
    const entry: LoggedRequest = { method: request.method, path: incoming.url ?? '/', status: 0 };
    log.push(entry);
    const seen = request.clone();
    const response = (await getResponse(handlers, request)) ?? new Response('Not found', { status: 404 });
    entry.status = response.status;
    await onExchange?.(seen, response.clone());
    return response;
  }

  const server = createServer((incoming, outgoing) => {
    respond(incoming)
      .then((response) => send(response, outgoing))
      .catch((error) => {
        console.error(error);
        outgoing.writeHead(500).end();
      });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    store,
    close: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeAllConnections();
      }),
  };
}

function controlResponse({ method, url }: IncomingMessage, store: DemoStore, log: LoggedRequest[]): Response | null {
  switch (`${method} ${url}`) {
    case 'POST /__reset':
      store.reset();
      log.length = 0;
      return new Response(null, { status: 204 });
    case 'GET /__state':
      return Response.json(store.snapshot());
    case 'GET /__requests':
      return Response.json(log);
    default:
      return null;
  }
}

async function toRequest(incoming: IncomingMessage): Promise<Request> {
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers)) {
    if (value !== undefined) headers.set(name, Array.isArray(value) ? value.join(', ') : value);
  }
  const method = incoming.method ?? 'GET';
  const body = method === 'GET' || method === 'HEAD' ? null : await buffer(incoming);
  return new Request(new URL(incoming.url ?? '/', 'http://demo.localhost'), { method, headers, body });
}

async function send(response: Response, outgoing: ServerResponse): Promise<void> {
  outgoing.writeHead(response.status, Object.fromEntries(response.headers));
  outgoing.end(Buffer.from(await response.arrayBuffer()));
}
