// spec: 3.12, 8.1

import { AxiosError, type AxiosResponse } from 'axios';
import { describe, expect, it } from 'vitest';
import { toAppError } from '@/lib/axios-client';
import { AppError } from '@/lib/errors';
import { assertWriteResponse } from '@/lib/parse-response';
import { retryAfterMs } from '@/lib/retry-after';
import { inLanguage } from '../support/in-language';

const failed = (status: number, data: unknown = {}, headers = {}) =>
  new AxiosError('failed', 'ERR', undefined, undefined, { status, data, headers } as AxiosResponse);

describe('an error', () => {
  it.each([
    [400, 'VALIDATION_ERROR', false, 'Please check your input and try again.'],
    [401, 'AUTHENTICATION_ERROR', false, 'Please log in to continue.'],
    [403, 'AUTHORIZATION_ERROR', false, "You don't have permission to access this resource."],
    [404, 'NOT_FOUND_ERROR', false, 'The requested resource could not be found.'],
    [500, 'SERVER_ERROR', true, 'Something went wrong on our end. Please try again later.'],
    [502, 'SERVER_ERROR', true, 'Something went wrong on our end. Please try again later.'],
    [503, 'SERVER_ERROR', true, 'Something went wrong on our end. Please try again later.'],
    [504, 'SERVER_ERROR', true, 'Something went wrong on our end. Please try again later.'],
    [418, 'UNKNOWN_ERROR', false, 'An unexpected error occurred'],
  ])('%i is %s', (status, code, isRetryable, message) => {
    expect(toAppError(failed(status))).toMatchObject({ statusCode: status, code, isRetryable, message });
  });

  it.each([403, 404])('%i with a web page is not the word of the API', (status) => {
    const error = toAppError(failed(status, ' <!doctype html><title>Hotel</title>'));
    expect(error).toMatchObject({ statusCode: null, code: 'UNKNOWN_ERROR', message: 'An unexpected error occurred' });
    expect(toAppError(failed(status, 'Not Found')).statusCode).toBe(status);
  });

  it('speaks with the server when the server speaks', () => {
    expect(toAppError(failed(403, { message: 'Guest users can only save up to 3 resorts' })).message).toBe(
      'Guest users can only save up to 3 resorts',
    );
    expect(toAppError(failed(400, { error: { message: 'No' } })).message).toBe('No');
    expect(toAppError(failed(400, { error: 'No' })).message).toBe('No');
  });

  it('is named in the language of the page, unless the server writes it, or the reason in it', async () => {
    const client = await inLanguage('de', () => import('@/lib/axios-client'));
    const messageOf = (status: number, language?: string) =>
      client.toAppError(failed(status, { message: 'Text' }, language ? { 'content-language': language } : {})).message;
    for (const status of [401, 404, 500, 503]) {
      expect(messageOf(status)).not.toBe('Text');
      expect(messageOf(status, 'en-GB')).not.toBe('Text');
      for (const language of ['de-CH', 'DE', 'fr, de']) expect(messageOf(status, language)).toBe('Text');
    }
    for (const status of [400, 403, 409, 418]) expect(messageOf(status)).toBe('Text');
  });

  it.each([' ', 'x'.repeat(201), 7, null, { text: 'no' }, ['no']])('does not repeat %j', (message) => {
    expect(toAppError(failed(404, { message })).message).toBe('The requested resource could not be found.');
  });

  it('reads field errors as an object or a list, and only texts', () => {
    const fieldErrors = { email: ['Taken', 'Bad'], password: 'Short', name: 7, '': 'no field' };
    expect(toAppError(failed(400, { fieldErrors })).fieldErrors).toEqual({ email: 'Taken', password: 'Short' });
    // What has no text of its own, as this object, is no name either.
    const list = [
      { field: 'email', message: 'Taken' },
      null,
      { field: 'name' },
      { field: { toString: 1 }, message: 'No' },
    ];
    expect(toAppError(failed(400, { fieldErrors: list })).fieldErrors).toEqual({ email: 'Taken' });
  });

  it('passes through when it is one of ours already, and wraps anything else', () => {
    const error = toAppError(failed(404));
    expect(toAppError(error)).toBe(error);
    expect(toAppError('boom')).toMatchObject({ code: 'UNKNOWN_ERROR', message: 'An unexpected error occurred' });
    expect(toAppError(undefined)).toBeInstanceOf(AppError);
  });
});

const now = Date.parse('Sun, 06 Nov 2026 08:49:37 GMT');

describe('Retry-After', () => {
  it.each([
    ['2', 2000],
    [' 0 ', 0],
    ['10', 10_000],
    ['11', null],
    ['2.5', 2500],
    ['Sun, 06 Nov 2026 08:49:40 GMT', 3000],
    ['Sun, 06 Nov 2026 08:00:00 GMT', 0],
    ['Sun, 06 Nov 2027 08:49:37 GMT', null],
    ['soon', 1000],
    ['', 1000],
    [undefined, 1000],
  ])('%j is a wait of %s ms', (header, ms) => {
    expect(retryAfterMs({ 'retry-after': header }, now)).toBe(ms);
  });

  it.each([
    ['Sun, 06 Nov 2026 09:49:37 GMT', 3000],
    ['now', null],
  ])('is a date of the clock of the server, where it says %j, and not of this device', (date, ms) => {
    expect(retryAfterMs({ 'retry-after': 'Sun, 06 Nov 2026 09:49:40 GMT', date }, now)).toBe(ms);
  });
});

describe('the response to a write', () => {
  it.each([undefined, null, '', 'OK', 42, true, [], [null], {}, { success: true }])('may be %j', (body) => {
    expect(() => assertWriteResponse(body)).not.toThrow();
  });

  it.each(['<!doctype html><title>Hotel</title>', '\n <html>', '{"review":{"id":', '[1, 2', '"half a te'])(
    'is no response to a write: %j',
    (body) => {
      expect(() => assertWriteResponse(body)).toThrow(AppError);
    },
  );
});
