import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';

/** A proxy in front of a site that can be cut off: there is no response then, as without a network. */
export interface NetworkProxy {
  /** Address of the site through the proxy, without a slash at the end. */
  url: string;
  /** Paths requested through the proxy, in order. */
  requests: string[];
  /** Cuts every connection; new ones get no response until `connect`. */
  disconnect: () => void;
  connect: () => void;
  /** What the site's file of that path holds from now on, made from what it held. */
  alter: (path: string, change: (text: string) => string) => void;
  /** Responds to everything that `matches` with status 200 and this page, as a captive portal does; null ends it. */
  intercept: (portal: { matches: RegExp; html: string } | null) => void;
  close: () => Promise<void>;
}

/** Starts a proxy in front of the site at `target`. */
export async function startNetworkProxy(target: string): Promise<NetworkProxy> {
  let isOpen = true;
  const sockets = new Set<Socket>();
  const requests: string[] = [];
  const changes = new Map<string, (text: string) => string>();
  let portal: { matches: RegExp; html: string } | null = null;

  const pass = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    if (!isOpen) return void incoming.socket.destroy();
    const path = incoming.url ?? '/';
    requests.push(path);
    if (portal?.matches.test(path)) {
      incoming.resume();
      outgoing.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' });
      return void outgoing.end(portal.html);
    }
    const change = changes.get(path);
    // What is altered must come as text, whole and unpacked.
    const { 'if-none-match': _known, 'if-modified-since': _since, ...forwarded } = incoming.headers;
    const headers = change ? { ...forwarded, 'accept-encoding': 'identity' } : incoming.headers;
    const forward = request(new URL(path, target), { method: incoming.method ?? 'GET', headers }, (response) => {
      const { 'content-length': _length, 'transfer-encoding': _coding, etag: _etag, ...rest } = response.headers;
      if (!change) {
        outgoing.writeHead(response.statusCode ?? 500, response.headers);
        return void response.pipe(outgoing);
      }
      const parts: Buffer[] = [];
      response.on('data', (part: Buffer) => parts.push(part));
      response.on('end', () => {
        outgoing.writeHead(response.statusCode ?? 500, rest);
        outgoing.end(change(Buffer.concat(parts).toString()));
      });
    });
    forward.on('error', () => incoming.socket.destroy());
    incoming.pipe(forward);
  };

  const server = createServer(pass);
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    disconnect: () => {
      isOpen = false;
      for (const socket of sockets) socket.destroy();
    },
    connect: () => {
      isOpen = true;
    },
    alter: (path, change) => void changes.set(path, change),
    intercept: (next) => {
      portal = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
