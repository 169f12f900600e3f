import { networkError } from '@/config/error-catalogue';
import type { ApiRequest } from './axios-client';
import { AppError } from './errors';
import { dataOf, type Fetched } from './fetched';
import { importChunk } from './import-chunk';

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

/** axios is loaded with the first request: a page that comes with its data is shown, and hydrated, without it. */
const axiosClient = importChunk(() => import('./axios-client'));

/** Loads axios ahead of the first request. Rejects with a ChunkLoadError. */
export const loadApiClient = axiosClient.load;

type Options = Pick<ApiRequest, 'params' | 'signal'> & {
  /** A 401 to this request does not end the session (a refused sign-in). */
  keepsSessionOn401?: boolean;
  /** The token of the request: the current session's, unless the caller sets another. */
  sentToken?: string | null | undefined;
};

async function request(
  method: ApiRequest['method'],
  path: string,
  { keepsSessionOn401 = false, sentToken: token = session.getToken(), ...options }: Options & { body?: unknown },
): Promise<Fetched<unknown>> {
  const { send } = await axiosClient.load().catch((cause: unknown) => {
    throw new AppError(networkError, { cause });
  });
  try {
    return await send({ method, path, token, ...options });
  } catch (error) {
    if (error instanceof AppError && error.statusCode === 401 && !keepsSessionOn401) session.onUnauthorized(token);
    throw error;
  }
}

/**
 * Requests to the API. Each resolves with the unparsed body, `get` together with its age. Rejects with an AppError; a
 * cancelled request rejects with axios's cancellation, which React Query ignores.
 */
export const http = {
  get: (path: string, options: Options = {}) => request('get', path, options),
  post: (path: string, body?: unknown, options: Options = {}) =>
    request('post', path, { ...options, body }).then(dataOf),
  put: (path: string, body: unknown, options: Options = {}) => request('put', path, { ...options, body }).then(dataOf),
  delete: (path: string, options: Options = {}) => request('delete', path, options).then(dataOf),
};
