import axios, { type AxiosError, type AxiosRequestConfig, type AxiosResponse, isCancel } from 'axios';
import { API_TIMEOUT } from '@/config/constants';
import { env } from '@/config/env';
import { locale } from '@/config/locale';
import { SAVED_AT_HEADER } from '@/config/service-worker';
import { toAppError } from './errors';
import type { Fetched } from './fetched';
import { toQueryString } from './query-params';
import { recordResponse } from './recorded-responses';
import { retryAfterMs, wait } from './retry-after';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** A 401 to this request does not end the session (a refused sign-in). */
    keepsSessionOn401?: boolean;
    /** The token of the request: the current session's, unless the caller sets another. */
    sentToken?: string | null;
    /** The request is the retry after a 429. */
    isRetried?: boolean;
  }
}

interface SessionHooks {
  /** Returns the current bearer token, or null. */
  getToken: () => string | null;
  /** Called on a 401 that ends a session, with the token of the refused request. */
  onUnauthorized: (sentToken: string | null) => void;
}

let session: SessionHooks = { getToken: () => null, onUnauthorized: () => {} };

/** Sets where the token comes from and what a 401 does; called once by the session layer. */
export function connectSession(hooks: SessionHooks): void {
  session = hooks;
}

const client = axios.create({
  baseURL: env.apiBaseUrl,
  timeout: API_TIMEOUT,
  paramsSerializer: { serialize: toQueryString },
  // The token must never be sent to another origin, whatever address a caller passes.
  allowAbsoluteUrls: false,
  // No cookies are used, so no request has to wait while the browser looks for one.
  withXSRFToken: false,
});

/** Sets the absolute address of the API, for build time, where there is no origin to resolve a path against. */
export function setApiAddress(address: string): void {
  client.defaults.baseURL = address;
}

client.interceptors.request.use((request) => {
  const token = request.sentToken === undefined ? session.getToken() : request.sentToken;
  request.sentToken = token;
  request.headers.set('Accept-Language', locale);
  if (token) request.headers.set('Authorization', `Bearer ${token}`);
  return request;
});

client.interceptors.response.use((response) => {
  recordResponse(client.getUri(response.config), response);
  return response;
});

/** Retries a 429 once, with the same token. Safe for writes, too: a 429 has changed nothing on the server. */
client.interceptors.response.use(undefined, async (error: unknown) => {
  const request = axios.isAxiosError(error) && error.response?.status === 429 ? error.config : undefined;
  if (!request || request.isRetried) throw error;
  const pause = retryAfterMs((error as AxiosError).response?.headers['retry-after'], Date.now());
  if (pause === null) throw error;
  await wait(pause, request.signal as AbortSignal | undefined);
  return client.request({ ...request, isRetried: true });
});

client.interceptors.response.use(undefined, (error: unknown) => {
  if (isCancel(error)) return Promise.reject(error);
  const failure = toAppError(error);
  const request = axios.isAxiosError(error) ? error.config : undefined;
  if (failure.statusCode === 401 && request && !request.keepsSessionOn401) {
    session.onUnauthorized(request.sentToken ?? null);
  }
  return Promise.reject(failure);
});

type Options = Pick<AxiosRequestConfig, 'params' | 'keepsSessionOn401' | 'sentToken'> & {
  signal?: AbortSignal | undefined;
};

const bodyOf = ({ data }: AxiosResponse<unknown>): unknown => data;
// Set by the service worker on a cached response.
const fetchedOf = ({ data, headers }: AxiosResponse<unknown>): Fetched<unknown> => {
  const savedAt: unknown = headers[SAVED_AT_HEADER];
  return { data, savedAt: typeof savedAt === 'string' ? savedAt : null };
};
const clean = ({ signal, ...rest }: Options): AxiosRequestConfig => (signal ? { ...rest, signal } : rest);

/**
 * Requests to the API. Each resolves with the unparsed body, `get` together with its age. Rejects with an AppError; a
 * cancelled request rejects with axios's cancellation, which React Query ignores.
 */
export const http = {
  get: (path: string, options: Options = {}) => client.get<unknown>(path, clean(options)).then(fetchedOf),
  post: (path: string, body?: unknown, options: Options = {}) =>
    client.post<unknown>(path, body, clean(options)).then(bodyOf),
  put: (path: string, body: unknown, options: Options = {}) =>
    client.put<unknown>(path, body, clean(options)).then(bodyOf),
  delete: (path: string, options: Options = {}) => client.delete<unknown>(path, clean(options)).then(bodyOf),
};
