import { type HttpHandler, HttpResponse, http, delay as pause } from 'msw';
import type { DemoStore } from './store';
import type { Account } from './tables';

/** How the handlers behave; everything is optional. */
export interface DemoOptions {
  /** Base address of the paths. Default: any origin, any prefix, then /api. */
  base?: string;
  /** The clock. Default: the real one. */
  now?: (() => Date) | undefined;
  /** Returns how many milliseconds a response takes; called for each. Default: none. */
  delay?: () => number;
}

/** One request, as an endpoint sees it. */
export interface Call {
  store: DemoStore;
  now: Date;
  params: Record<string, string>;
  query: URLSearchParams;
  /** The JSON body; empty when there is none or it is not an object. */
  body: Record<string, unknown>;
  /** Who the bearer token belongs to, or null. */
  account: Account | null;
  token: string | null;
}

/** A response with a status of its own; any other value an endpoint returns is the body of a 200. */
export class Reply {
  constructor(
    readonly status: number,
    readonly body: unknown,
  ) {}
}

/** A refusal: thrown by an endpoint, sent as `{ message, fieldErrors? }`. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fieldErrors?: Record<string, string>,
  ) {
    super(message);
  }
}

type Endpoint = (call: Call) => unknown;
type Method = 'get' | 'post' | 'put' | 'delete' | 'all';
/** Makes a handler for a method and a path below the base. */
export type Route = (method: Method, path: string, endpoint: Endpoint) => HttpHandler;

/** Returns the maker of handlers over one store: it reads the request, authenticates it, and turns refusals into responses. */
export function createRoute(store: DemoStore | Promise<DemoStore>, options: DemoOptions): Route {
  const { base = '*/api', now = () => new Date(), delay = () => 0 } = options;
  return (method, path, endpoint) =>
    http[method](`${base}${path}`, async ({ request, params }) => {
      const wait = delay();
      if (wait > 0) await pause(wait);
      try {
        const call = await readCall(await store, now(), request, params);
        const result = await endpoint(call);
        const { status, body } = result instanceof Reply ? result : new Reply(200, result);
        return HttpResponse.json(body as never, { status });
      } catch (error) {
        return refusalResponse(error);
      }
    });
}

async function readCall(
  store: DemoStore,
  now: Date,
  request: Request,
  params: Record<string, string | readonly string[] | undefined>,
): Promise<Call> {
  store.refresh();
  const token = /^Bearer\s+(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1] ?? null;
  return {
    store,
    now,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
    query: new URL(request.url).searchParams,
    body: await readBody(request),
    account: token === null ? null : store.sessionAccount(token),
    token,
  };
}

async function readBody(request: Request): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await request.json();
    return typeof body === 'object' && body !== null ? (body as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function refusalResponse(error: unknown): Response {
  if (!(error instanceof Refusal)) {
    console.error(error);
    return HttpResponse.json({ message: 'Internal server error' }, { status: 500 });
  }
  const { status, message, fieldErrors } = error;
  return HttpResponse.json(fieldErrors ? { message, fieldErrors } : { message }, { status });
}

/** What is wrong with a field, in words; false where nothing is. */
export type FieldError = string | false;

/** Throws a form's 400 if any field has an error. */
export function refuseFields(errors: Record<string, FieldError>): void {
  const fieldErrors: Record<string, string> = {};
  for (const [field, words] of Object.entries(errors)) if (words) fieldErrors[field] = words;
  if (Object.keys(fieldErrors).length > 0)
    throw new Refusal(400, 'Please check your input and try again.', fieldErrors);
}

/** Who is signed in, guest or member; throws a 401 for visitors. */
export function signedIn(call: Call): Account {
  if (!call.account) throw new Refusal(401, 'Please log in to continue.');
  return call.account;
}

/** The signed-in member; throws a 401 for visitors, and a 403 with the given words for guests. */
export function member(call: Call, refusal: string): Account {
  const account = signedIn(call);
  if (account.user_type === 'guest') throw new Refusal(403, refusal);
  return account;
}

/** A field of the body as trimmed text; empty when it is missing or not a text. */
export function text(call: Call, field: string): string {
  const value = call.body[field];
  return typeof value === 'string' ? value.trim() : '';
}

/** Whether a text looks like an e-mail address. */
export function isEmail(value: string): boolean {
  return /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value);
}
