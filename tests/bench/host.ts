import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';
import { preview } from 'vite';
import { staticHost } from '@/prerender/static-host';
import { hostHeaders } from '../support/host-headers';

export interface Host {
  /** Address without a slash at the end. */
  url: string;
  close: () => Promise<void>;
}

const PACKS_WELL = /^(text\/|application\/(json|javascript|manifest)|image\/svg)/;
/** Files are packed once, as hosts do beforehand; API responses on the fly. */
const FILE_QUALITY = 11;
const RESPONSE_QUALITY = 5;

const pack = (body: Buffer, quality: number) =>
  brotliCompressSync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  });

type HostResponse = { status: number; headers: IncomingMessage['headers']; body: Buffer };

/** Fetches one response from the server behind, whole and unpacked. */
function fetchWhole(target: string, incoming: IncomingMessage): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity', 'if-none-match': '' };
    const forward = request(new URL(incoming.url ?? '/', target), { method: incoming.method ?? 'GET', headers });
    forward.on('response', (response) => {
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 500, headers: response.headers, body: Buffer.concat(parts) }),
      );
    });
    forward.on('error', reject);
    incoming.pipe(forward);
  });
}

function packed({ status, headers, body }: HostResponse, quality: number): HostResponse {
  const { 'transfer-encoding': _coding, connection: _connection, ...rest } = headers;
  const isPacked = PACKS_WELL.test(headers['content-type'] ?? '') && body.length > 200;
  const sent = isPacked ? pack(body, quality) : body;
  return {
    status,
    headers: {
      ...rest,
      ...(isPacked && { 'content-encoding': 'br', vary: 'accept-encoding' }),
      'content-length': String(sent.length),
    },
    body: sent,
  };
}

/**
 * Serves a built folder as a good host does: with its headers, packed and cacheable; the API at `api` stands under
 * /api, packed too.
 */
export async function startHost(dist: string, api: string): Promise<Host> {
  const behind = await preview({
    configFile: false,
    logLevel: 'error',
    plugins: [staticHost(), hostHeaders(dist)],
    build: { outDir: dist },
    preview: { host: '127.0.0.1', port: 0, proxy: { '/api': api, '/__': api } },
  });
  const target = behind.resolvedUrls?.local[0] ?? '';
  const files = new Map<string, Promise<HostResponse>>();

  const respond = (incoming: IncomingMessage): Promise<HostResponse> => {
    const path = incoming.url ?? '/';
    if (/^\/(api|__)/.test(path)) return fetchWhole(target, incoming).then((whole) => packed(whole, RESPONSE_QUALITY));
    const known = files.get(path) ?? fetchWhole(target, incoming).then((whole) => packed(whole, FILE_QUALITY));
    files.set(path, known);
    return known;
  };
  const server = createServer((incoming: IncomingMessage, outgoing: ServerResponse) => {
    respond(incoming)
      .then(({ status, headers, body }) => outgoing.writeHead(status, headers).end(body))
      .catch(() => outgoing.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.close();
      server.closeAllConnections();
      await behind.close();
    },
  };
}
