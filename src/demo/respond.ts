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

/** A refusal `{ message, fieldErrors? }`, to be thrown by an endpoint: msw sends what is thrown as it sends what is returned. */
export const refusal = (status: number, message: string, fieldErrors?: Record<string, string>): Response =>
  HttpResponse.json({ message, fieldErrors }, { status });

/** Returns the body of a 200, or a response. */
type Endpoint = (call: Call) => unknown;
type Method = 'get' | 'post' | 'put' | 'delete' | 'all';
/** Makes a handler for a method and a path below the base. */
export type Route = (method: Method, path: string, endpoint: Endpoint) => HttpHandler;

/** Returns the maker of handlers over one store: it reads the request and authenticates it. */
export function createRoute(store: DemoStore | Promise<DemoStore>, options: DemoOptions): Route {
  const { base = '*/api', now = () => new Date(), delay = () => 0 } = options;
  return (method, path, endpoint) =>
    http[method](`${base}${path}`, async ({ request, params }) => {
      const wait = delay();
      if (wait > 0) await pause(wait);
      const result = await endpoint(await readCall(await store, now(), request, params));
      return result instanceof Response ? result : HttpResponse.json(result as never);
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

/** What is wrong with a field, in words; false where nothing is. */
export type FieldError = string | false;

/** Throws a form's 400 if any field has an error. */
export function refuseFields(errors: Record<string, FieldError>): void {
  const fieldErrors: Record<string, string> = {};
  for (const [field, words] of Object.entries(errors)) if (words) fieldErrors[field] = words;
  if (Object.keys(fieldErrors).length > 0) throw refusal(400, 'Please check your input and try again.', fieldErrors);
}

/** Who is signed in, guest or member; throws a 401 for visitors. */
export function signedIn(call: Call): Account {
  if (!call.account) throw refusal(401, 'Please log in to continue.');
  return call.account;
}

/** The signed-in member; throws a 401 for visitors, and a 403 with the given words for guests. */
export function member(call: Call, words: string): Account {
  const account = signedIn(call);
  if (account.user_type === 'guest') throw refusal(403, words);
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
