import type { Route } from '@playwright/test';
import { errorsByStatus, networkError, UNEXPECTED_ERROR } from '@/config/error-catalogue';

/** A way in which a call can go wrong. */
export interface Failure {
  name: string;
  /** What it is to the site: an HTTP status, no response, or a response of 200 that is not what was requested. */
  kind: 'status' | 'network' | 'body';
  status: number;
  /** What the site says of it, in the error catalogue's words or the server's. */
  says: string;
  /** Whether reads try again before they give up. */
  isRetried: boolean;
  /** Takes the place of the response; undefined: there never is one. `fields` names what the server finds wrong. */
  respond?: (route: Route, fields: Readonly<Record<string, string>>) => Promise<void>;
}

type Json = Record<string, unknown>;

const said = (status: number) => errorsByStatus[status]?.message ?? UNEXPECTED_ERROR;
const html = '<!doctype html><html><body><h1>Welcome to the hotel network</h1></body></html>';

const refusal = (name: string, status: number, respond: Failure['respond'], says = said(status)): Failure => ({
  name,
  kind: 'status',
  status,
  says,
  isRetried: errorsByStatus[status]?.isRetryable ?? false,
  respond: respond ?? ((route) => route.fulfill({ status, json: {} })),
});
const noConnection = (name: string, respond?: Failure['respond']): Failure => ({
  name,
  kind: 'network',
  status: 0,
  says: networkError.message,
  isRetried: true,
  ...(respond && { respond }),
});
const wrongBody = (name: string, respond: Failure['respond']): Failure => ({
  name,
  kind: 'body',
  status: 200,
  says: UNEXPECTED_ERROR,
  isRetried: false,
  ...(respond && { respond }),
});

/** Every value of a response, as another kind of value. */
function withWrongTypes(value: unknown): unknown {
  if (Array.isArray(value)) return 'no list';
  if (typeof value === 'string') return { text: value };
  if (typeof value === 'number') return 'no number';
  if (typeof value !== 'object' || value === null) return 'neither yes nor no';
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withWrongTypes(inner)]));
}

/** Every list of a value, led by a null. */
function nullsFirst(value: unknown): unknown {
  if (Array.isArray(value)) return [null, ...value.map(nullsFirst)];
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, nullsFirst(inner)]));
}

/** A response whose lists are led by nulls; one without lists gives way to a list of nothing. */
function withNulls(body: unknown): unknown {
  const led = nullsFirst(body);
  return JSON.stringify(led) === JSON.stringify(body) ? [null] : led;
}

/** Spoils what the API really responds. A write never reaches the API: it gets the stand-in, spoilt the same way. */
const spoilt =
  (spoil: (body: unknown) => unknown, standIn: Json): NonNullable<Failure['respond']> =>
  async (route) => {
    if (route.request().method() !== 'GET') return route.fulfill({ json: spoil(standIn) });
    const response = await route.fetch();
    await route.fulfill({ json: spoil(await response.json()) });
  };

/**
 * Every way in which a call is made to fail. Further statuses, whose words alone differ, are left to `tests/lib/errors.test.ts`,
 * further bodies that cannot be read to `tests/api/unreadable-body.test.ts`.
 */
const failures: readonly Failure[] = [
  refusal(
    '400 with field errors',
    400,
    (route, fieldErrors) =>
      route.fulfill({ status: 400, json: { message: 'Some of this needs another look', fieldErrors } }),
    'Some of this needs another look',
  ),
  refusal('401', 401, undefined),
  refusal('404', 404, undefined),
  refusal(
    '500',
    500,
    (route) => route.fulfill({ status: 500, json: { message: 'The lifts are closed' } }),
    'The lifts are closed',
  ),
  refusal('502 with an HTML body', 502, (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<html><body>Bad Gateway</body></html>' }),
  ),
  refusal('503 without a body', 503, (route) => route.fulfill({ status: 503, body: '' })),
  refusal('a message of 200 KB', 422, (route) =>
    route.fulfill({ status: 422, json: { message: 'Snow '.repeat(40_000) } }),
  ),
  noConnection('a dropped connection', (route) => route.abort('connectionreset')),
  noConnection('no response for 10 s'),
  wrongBody('HTML with 200', (route) => route.fulfill({ status: 200, contentType: 'text/html', body: html })),
  wrongBody('wrong types', spoilt(withWrongTypes, { id: 'x', user: 'nobody', token: 7, success: true })),
  wrongBody('lists with null items', spoilt(withNulls, { items: [], user: null, token: [] })),
];

/** Every way in which a call is made to fail, kind by kind. */
export const failuresByKind: readonly (readonly Failure[])[] = (['status', 'network', 'body'] as const).map((kind) =>
  failures.filter((failure) => failure.kind === kind),
);

/**
 * One each of what looks different to the visitor: an ended session, the words of a server, of a missing connection and of a
 * body of no use. `GET /resorts` and `POST /reviews` fail in every way.
 */
export const COMMON = ['401', '500', 'a dropped connection', 'HTML with 200'];
/** Of a list with nulls something may be left. */
export const OF_READS = [...COMMON, 'lists with null items'];
/** Where the page does not say which it was. */
export const SILENT_READS = ['401', '500', 'lists with null items'];
/** A body of another shape confirms a write. */
export const OF_WRITES = [...COMMON, 'wrong types'];
/** Errors may belong to fields. */
export const OF_FORMS = [...OF_WRITES, '400 with field errors'];

/** The failures of these names. */
export function failuresOf(ways: readonly string[]): readonly Failure[] {
  const unknown = ways.filter((way) => !failures.some(({ name }) => name === way));
  if (unknown.length > 0) throw new Error(`No such failure: ${unknown.join()}`);
  return failures.filter(({ name }) => ways.includes(name));
}
