import { describe, expect, it } from 'vitest';

import { AppError } from '@/lib/errors';
import { assertWriteResponse } from '@/lib/parse-response';

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
