import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { getResponse } from 'msw';
import { onTestFinished } from 'vitest';
import { createHandlers } from '@/demo/handlers';
import { accounts, demoAccount } from '@/demo/seed/users';
import { DemoStore } from '@/demo/store';
import { type CheckOptions, checkApi } from '../../tools/check-api/check-api';
import { report } from '../../tools/check-api/findings';
import { records } from '../demo/demo-api';

/** Enough for three pages; a shorter list is a quicker one. */
const RESORTS = 30;

interface Exchange {
  method: string;
  /** Below /api, with the query. */
  path: string;
  token: string | null;
}

/** What a stand-in sends. */
interface Reply {
  status: number;
  headers: Record<string, string>;
  /** Sent as JSON; a text is sent as it stands. */
  // biome-ignore lint/suspicious/noExplicitAny: each stand-in breaks the one field it knows of.
  body: any;
}

/** Gives the parts of a reply that are to be others, or changes what is in it; `never` lets the request wait for ever. */
export type Change = (exchange: Exchange, reply: Reply) => Partial<Reply> | 'never' | null | undefined;

interface StandIn {
  /** Address of its API. */
  base: string;
  /** Requests that came, as "METHOD /path". */
  requests: string[];
  /** The token of a session of the demo's member. */
  token: string;
}

const reads = new Map<string, { status: number; text: string }>();

/** A plain HTTP server on the loopback interface, which responds as the demo API does but for some changes. It ends with the test. */
async function startStandIn(...changes: Change[]): Promise<StandIn> {
  const [{ id: resort_id } = { id: '' }, ...others] = records.slice(0, RESORTS);
  const words = { title: 'Quiet mornings', comment: 'Empty lifts until ten.', created_at: '2026-01-28T09:00:00.000Z' };
  const store = new DemoStore({
    resorts: records.slice(0, RESORTS),
    accounts,
    authors: [{ id: 'sample-1', full_name: 'Ida Berg', avatar_url: '' }],
    reviews: [{ id: 'r-1', author: demoAccount.id, resort_id, rating: 5 as const, ...words }].concat(
      others.map(({ id }, index) => ({
        id: `s-${index}`,
        author: 'sample-1',
        resort_id: id,
        rating: 4,
        ...words,
      })) as never,
    ),
  });
  const handlers = createHandlers(store);
  const requests: string[] = [];
  let hasWritten = false;

  /** The demo's reply as text; the same read gets the same one until something is written, whichever stand-in it is. */
  async function replyTo(method: string, url: string, authorization: string, sent: string) {
    hasWritten ||= method !== 'GET';
    const key = `${url} ${authorization.slice(0, 10)}`;
    const known = hasWritten ? undefined : reads.get(key);
    if (known) return known;
    const init = { method, headers: { authorization }, body: sent || null };
    const response = await getResponse(handlers, new Request(`http://stand-in.test${url}`, init));
    const reply = { status: response?.status ?? 404, text: (await response?.text()) ?? '{}' };
    if (!hasWritten) reads.set(key, reply);
    return reply;
  }

  const server = createServer(async (incoming, outgoing) => {
    const { method = 'GET', url = '', headers } = incoming;
    const sent = await text(incoming);
    const path = url.replace(/^\/api/, '');
    requests.push(`${method} ${path}`);
    const { authorization = '' } = headers;
    const demo = await replyTo(method, url, authorization, sent);
    let reply: Reply = {
      status: demo.status,
      headers: { 'content-type': 'application/json' },
      body: JSON.parse(demo.text),
    };
    for (const change of changes) {
      const changed = change({ method, path, token: authorization.slice('Bearer '.length) || null }, reply);
      if (changed === 'never') return;
      reply = { ...reply, ...changed };
    }
    outgoing.writeHead(reply.status, reply.headers);
    outgoing.end(typeof reply.body === 'string' ? reply.body : JSON.stringify(reply.body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  const { port } = server.address() as AddressInfo;
  return { base: `http://127.0.0.1:${port}/api`, requests, token: store.openSession(demoAccount.id) };
}

/** Headers of an API that pages of other origins may call. */
export const cors: Change = ({ method }, reply) => {
  const headers = { ...reply.headers, 'access-control-allow-origin': '*' };
  if (method !== 'OPTIONS') return { headers };
  const allowed = {
    'access-control-allow-methods': 'GET, POST, PUT, DELETE',
    'access-control-allow-headers': 'Authorization, Content-Type',
    'access-control-max-age': '86400',
  };
  return { status: 204, headers: { ...headers, ...allowed }, body: '' };
};

/** A change of the replies to some paths. */
export const at =
  (pattern: RegExp, change: (reply: Reply, exchange: Exchange) => ReturnType<Change>): Change =>
  (exchange, reply) =>
    exchange.method !== 'OPTIONS' && pattern.test(exchange.path) ? change(reply, exchange) : null;

/** A change of the bodies of the replies to some paths, in place. */
export const inBody = (pattern: RegExp, alter: (body: Reply['body'], exchange: Exchange) => unknown): Change =>
  at(pattern, ({ body }, exchange) => {
    alter(body, exchange);
    return null;
  });

/** Replies to some paths by other fields. */
export const withReply = (pattern: RegExp, reply: Partial<Reply>): Change => at(pattern, () => reply);

/** What a network's log-in page looks like to a program. */
export const webPage: Partial<Reply> = {
  status: 200,
  headers: { 'content-type': 'text/html' },
  body: '<!doctype html><title>Log in</title>',
};

/** Everything checked on a stand-in with these changes. */
export async function checkStandIn(
  options: Partial<Pick<CheckOptions, 'origin' | 'write' | 'environment' | 'timeout'>>,
  ...changes: Change[]
): Promise<{ faults: string[]; requests: string[]; text: string }> {
  const { base, token, requests } = await startStandIn(...changes);
  const findings = await checkApi({ base, token, timeout: 5000, ...options });
  return { faults: findings.faults, requests, text: report(findings) };
}
