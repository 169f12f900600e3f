import axios, { isAxiosError } from 'axios';
import { API_TIMEOUT, SERVER_MESSAGE_MAX } from '@/config/constants';
import { env } from '@/config/env';
import { type ErrorCode, errorsByStatus, networkError, unknownError } from '@/config/error-catalogue';
import { locale } from '@/config/locale';
import { SAVED_AT_HEADER } from '@/config/service-worker';
import { dropOutdatedResponses } from './clear-cached-responses';
import { AppError, type FieldErrors } from './errors';
import type { Fetched } from './fetched';
import { readRecord, readText } from './lenient';
import { plainText } from './plain-text';
import { type QueryParams, toQueryString } from './query-params';
import { recordResponse } from './recorded-responses';
import { retryAfterMs, wait } from './retry-after';

declare module 'axios' {
  interface AxiosRequestConfig {
    /** The request's bearer token. */
    sentToken?: string | null;
    /** The request is the retry after a 429. */
    isRetried?: boolean;
  }
}

/** A request to the API. */
export interface ApiRequest {
  method: 'get' | 'post' | 'put' | 'delete';
  /** Path below the API's base address. */
  path: string;
  /** Bearer token, or null. */
  token: string | null;
  params?: QueryParams | undefined;
  body?: unknown;
  signal?: AbortSignal | undefined;
}

const client = axios.create({
  baseURL: env.apiBaseUrl,
  timeout: API_TIMEOUT,
  paramsSerializer: { serialize: toQueryString },
  // The token must never be sent to another origin, whatever address a caller passes.
  allowAbsoluteUrls: false,
  // No cookie takes part, so that no request waits for the browser to look for one.
  withXSRFToken: false,
});

/** Sets the absolute address of the API, for build time, where there is no origin to resolve a path against. */
export function setApiAddress(address: string): void {
  client.defaults.baseURL = address;
}

client.interceptors.request.use((request) => {
  request.headers.set('Accept-Language', locale);
  if (request.sentToken) request.headers.set('Authorization', `Bearer ${request.sentToken}`);
  return request;
});

client.interceptors.response.use((response) => {
  recordResponse(client.getUri(response.config), response);
  return response;
});

/** Retries a 429 once, with the same token. Safe for writes, too: a 429 has changed nothing on the server. */
client.interceptors.response.use(undefined, async (error: unknown) => {
  if (!isAxiosError(error) || error.response?.status !== 429) throw error;
  const { config: request, response } = error;
  const pause = retryAfterMs(response.headers, Date.now());
  if (!request || request.isRetried || pause === null) throw error;
  await wait(pause, request.signal as AbortSignal | undefined);
  return client.request({ ...request, isRetried: true });
});

function saneText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const text = plainText(value);
  return text.length > 0 && text.length <= SERVER_MESSAGE_MAX ? text : undefined;
}

/** The parts of an error response that we read. Unchecked: any part may be missing or of another type. */
interface ErrorBody {
  message?: unknown;
  error?: ErrorBody | null;
  fieldErrors?: unknown;
}

const messageOf = (body?: ErrorBody | null): string | undefined =>
  saneText(body?.message) ?? saneText(body?.error?.message) ?? saneText(body?.error);

function fieldErrorsOf(body?: ErrorBody | null): FieldErrors {
  const source = body?.fieldErrors ?? body?.error?.fieldErrors;
  if (typeof source !== 'object' || source === null) return {};
  const pairs: [string, unknown][] = Array.isArray(source)
    ? source.map((item?: { field?: unknown; message?: unknown }) => [readText(item?.field), item?.message])
    : Object.entries(source);
  const readable = pairs.flatMap(([field, value]) => {
    const text = saneText(Array.isArray(value) ? value[0] : value);
    return field && text ? [[field, text] as const] : [];
  });
  return Object.fromEntries(readable);
}

/** Throws an AppError for the response to a write that reports a failure with the status of a success. */
function assertSuccess(data: unknown): void {
  const { success, error } = readRecord(data);
  // Besides true, a text or an object with anything in it.
  const hasError = error === true || Object.keys(error ?? {}).length > 0;
  if (success === true || (success !== false && !hasError)) return;
  const body = data as ErrorBody;
  throw new AppError(unknownError, { message: messageOf(body), fieldErrors: fieldErrorsOf(body) });
}

/** Failures whose texts give no reason: the page has words of its own for them, in its language. */
const NAMED: readonly ErrorCode[] = ['SERVER_ERROR', 'NOT_FOUND_ERROR', 'AUTHENTICATION_ERROR'];

/** Statuses by which a session ends, or what is deleted counts as gone. */
const FINAL: readonly number[] = [403, 404];

/** Turns anything a request threw into an AppError; an AppError is returned unchanged. */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (!isAxiosError(error)) return new AppError(unknownError, { cause: error });
  const { response } = error;
  if (!response) return new AppError(networkError);
  // A web page is a captive portal's or a host's word, not the API's.
  if (FINAL.includes(response.status) && readText(response.data).startsWith('<')) return new AppError(unknownError);
  const entry = errorsByStatus[response.status] ?? unknownError;
  // A server that does not name the language of its texts is taken to write English.
  const languages = String(response.headers['content-language'] || 'en').toLowerCase();
  const isForeign = !languages.split(/[\s,]+/).some((tag) => tag.split('-')[0] === locale);
  return new AppError(entry, {
    message: isForeign && NAMED.includes(entry.code) ? undefined : messageOf(response.data),
    statusCode: response.status,
    fieldErrors: fieldErrorsOf(response.data),
  });
}

/** Not Found and Conflict, as responses to a write. */
const DONE_ALREADY: readonly (number | null)[] = [404, 409];

/**
 * Sends a request. Resolves with the unparsed body and its age. Rejects with an AppError; a cancelled request rejects with
 * axios's cancellation, which React Query ignores.
 */
export async function send({ method, path, token, params, body, signal }: ApiRequest): Promise<Fetched<unknown>> {
  try {
    const { data, headers } = await client.request<unknown>({
      method,
      url: path,
      params,
      data: body,
      sentToken: token,
      ...(signal ? { signal } : {}),
    });
    if (method !== 'get') {
      assertSuccess(data);
      void dropOutdatedResponses(path);
    }
    // Set by the service worker on a cached response.
    const savedAt: unknown = headers[SAVED_AT_HEADER];
    return { data, savedAt: typeof savedAt === 'string' ? savedAt : null };
  } catch (error) {
    if (axios.isCancel(error)) throw error;
    const appError = toAppError(error);
    // What the server finds done already, or gone, has changed since it was cached.
    if (method !== 'get' && DONE_ALREADY.includes(appError.statusCode)) void dropOutdatedResponses(path);
    throw appError;
  }
}
