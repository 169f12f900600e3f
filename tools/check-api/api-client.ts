/** A response as the checks see it; status 0: none came, and `failure` says why. */
export interface ApiResponse {
  status: number;
  /** The status is 2xx. */
  isOk: boolean;
  /** Milliseconds until the whole body had arrived. */
  time: number;
  headers: Headers;
  contentType: string;
  /** Parsed JSON; undefined if the body is empty or not JSON. */
  body: unknown;
  text: string;
  /** Where a redirect led; '' without one. */
  redirectedTo: string;
  failure: string;
}

export interface RequestOptions {
  token?: string | undefined;
  body?: unknown;
  headers?: Record<string, string>;
}

export interface ApiClient {
  /** Address of the API, without a trailing slash. */
  base: string;
  /** Milliseconds after which a response counts as missing. */
  timeout: number;
  /** Sends one request to a path below the base. Never throws. */
  send: (method: string, path: string, options?: RequestOptions) => Promise<ApiResponse>;
}

function parsed(text: string): unknown {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}

function reasonOf(error: unknown, timeout: number): string {
  const { name, message, cause } = error as Error & { cause?: { code?: string; message?: string } };
  if (name === 'TimeoutError') return `no response within ${timeout / 1000} seconds`;
  return cause?.code ?? cause?.message ?? message;
}

/** A client that sends requests as the site does: JSON, a bearer token, and the site's timeout. */
export function createClient(base: string, timeout: number): ApiClient {
  async function send(method: string, path: string, { token, body, headers = {} }: RequestOptions = {}) {
    const start = performance.now();
    try {
      const response = await fetch(base + path, {
        method,
        headers: {
          Accept: 'application/json, text/plain, */*',
          'Accept-Language': 'en',
          ...(body !== undefined && { 'Content-Type': 'application/json' }),
          ...(token && { Authorization: `Bearer ${token}` }),
          ...headers,
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
        signal: AbortSignal.timeout(timeout),
      });
      const text = await response.text();
      return {
        status: response.status,
        isOk: response.ok,
        time: performance.now() - start,
        headers: response.headers,
        contentType: response.headers.get('content-type') ?? '',
        body: parsed(text),
        text,
        redirectedTo: response.redirected ? response.url : '',
        failure: '',
      };
    } catch (error) {
      const time = performance.now() - start;
      const nothing = { contentType: '', body: undefined, text: '', redirectedTo: '' };
      return { status: 0, isOk: false, time, headers: new Headers(), ...nothing, failure: reasonOf(error, timeout) };
    }
  }
  return { base, timeout, send };
}

/** Describes a body that could not be read. */
export function describeBody({ text, body, redirectedTo, contentType }: ApiResponse): string {
  const from = redirectedTo ? `, after a redirect to ${redirectedTo}` : '';
  if (text.trim() === '') return `an empty body${from}`;
  if (body === undefined)
    return `${/^\s*</.test(text) ? 'a web page' : 'no JSON'} (${contentType || 'no type'})${from}`;
  if (Array.isArray(body)) return `an array${from}`;
  return typeof body === 'object' && body !== null
    ? `an object with ${Object.keys(body).slice(0, 6).join(', ') || 'nothing in it'}${from}`
    : `${JSON.stringify(body)}${from}`;
}
