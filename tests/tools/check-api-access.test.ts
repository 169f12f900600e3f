import { describe, expect, it } from 'vitest';
import { at, type Change, checkStandIn, cors, inBody, webPage, withReply } from './stand-in';

const FAVORITES = /^\/favorites$/;

const for401 = (change: (headers: Record<string, string>) => ReturnType<Change>): Change =>
  at(/./, ({ status, headers }) => (status === 401 ? change(headers) : null));
const openFavorites = at(FAVORITES, (_reply, { token }) => (token ? null : { status: 200, body: [] }));
const failsMadeUp = at(/top-rated/, (_reply, { token }) => (token?.startsWith('check-api') ? { status: 500 } : null));
const dialog = for401((headers) => ({ headers: { ...headers, 'www-authenticate': 'Basic realm="api"' } }));

/** How an API treats somebody who is not signed in: the line that names the fault, and the change that makes it. */
const session: Record<string, [string, Change]> = {
  'favorites for nobody': [
    'GET /favorites without a token gives 200 with an array instead of 401 → an ended session looks like an empty account',
    openFavorites,
  ],
  '403 for 401': ['GET /auth/profile with a made-up token gives 403 instead of 401', for401(() => ({ status: 403 }))],
  'a log-in page for 401': [
    'GET /favorites without a token gives 200 with a web page (text/html)',
    for401(() => webPage),
  ],
  "the browser's password dialog": ['WWW-Authenticate asks the browser', dialog],
  'null for an unknown resort': [
    'an unknown id gives 200 with null instead of 404 in JSON',
    withReply(/no-such-resort$/, { status: 200, body: 'null' }),
  ],
  'a web page for an unknown resort': [
    'an unknown id gives 404 with a web page (text/html) instead of 404 in JSON',
    withReply(/no-such-resort$/, { ...webPage, status: 404 }),
  ],
  'a token that breaks public calls': ['with a made-up token gives 500', failsMadeUp],
};

const preflight = (reply: (headers: Record<string, string>) => ReturnType<Change>): Change => {
  return ({ method }, { headers }) => (method === 'OPTIONS' ? reply(headers) : null);
};
const allow = (name: string, value: string) =>
  preflight((headers) => ({ headers: { ...headers, [`access-control-allow-${name}`]: value } }));
const otherOrigin: Change = (_exchange, { headers }) => ({
  headers: { ...headers, 'access-control-allow-origin': 'https://other.example' },
});
const json = { headers: { 'content-type': 'application/json' } };

/** How an API treats pages of another origin. */
const origins: Record<string, [string, Change]> = {
  'a preflight that wants a token': ['preflight of GET /favorites gives 401', preflight(() => ({ status: 401 }))],
  'a wildcard for the token': ['lacks authorization (* does not include it)', allow('headers', '*')],
  'no Content-Type': ['Access-Control-Allow-Headers lacks content-type', allow('headers', 'authorization')],
  'no DELETE': ['Access-Control-Allow-Methods lacks DELETE', allow('methods', 'GET, PUT')],
  'another origin': ['Access-Control-Allow-Origin is “https://other.example”', otherOrigin],
  'errors that are hidden': ['a 404 (GET /resorts/check-api-no-such-resort): no Access', withReply(/no-such/, json)],
};

/** How an API treats writes. */
const writes: Record<string, [string, Change]> = {
  'a guest without a token': ['no user with an id, or no token', inBody(/guest/, (body) => delete body.token)],
  'a guest taken for a member': ['user_type is not guest', inBody(/guest/, ({ user }) => delete user.user_type)],
  'a favorite that stays': ['405 → “Error updating favorites”', withReply(/favorites\/./, { status: 405, body: {} })],
  'a favorite that is lost': [
    'the favorite is not in GET /favorites afterwards',
    at(FAVORITES, ({ status }, { method }) => (method === 'GET' && status === 200 ? { body: [] } : null)),
  ],
  'a web page for a write': [
    'POST /favorites: cannot be read: a web page',
    at(FAVORITES, (_reply, { method }) => (method === 'POST' ? webPage : null)),
  ],
  'anybody let in': ['unknown credentials give 200', withReply(/signin/, { status: 200 })],
};

async function expectFault(line: string, options: { origin?: string; write?: boolean }, ...changes: Change[]) {
  const { faults } = await checkStandIn(options, ...changes);
  expect(faults.filter((fault) => fault.includes(line))).not.toEqual([]);
}

describe('An API that does not fit is told its faults, one line each:', () => {
  it.each(Object.entries(session))('%s', (_what, [line, change]) => expectFault(line, {}, change));

  const origin = 'https://snowline.example';
  it.each(Object.entries(origins))('across origins, %s', (_what, [line, change]) =>
    expectFault(line, { origin }, cors, change),
  );
  it('across origins, no CORS headers', () =>
    expectFault('CORS: a response (GET /resorts?page=1): no Access', { origin }));

  it.each(Object.entries(writes))('in writing, %s', (_what, [line, change]) =>
    expectFault(line, { write: true }, change),
  );
});
