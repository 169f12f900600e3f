import { describe, expect, it } from 'vitest';

import { AppError } from '@/lib/errors';
import { assertAcknowledged } from '@/lib/parse-response';

describe('the response to a write', () => {
  it.each([undefined, null, '', 'OK', 42, true, [], [null], {}, { success: true }])('may be %j', (body) => {
    expect(() => assertAcknowledged(body)).not.toThrow();
  });

  it.each(['<!doctype html><title>Hotel</title>', '\n <html>', '{"review":{"id":', '[1, 2', '"half a te'])(
    'is no acknowledgement: %j',
    (body) => {
      expect(() => assertAcknowledged(body)).toThrow(AppError);
    },
  );
});
