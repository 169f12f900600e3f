import { describe, expect, it } from 'vitest';
import { acknowledge } from '@/lib/acknowledge';
import { AppError } from '@/lib/errors';

describe('the answer to a write', () => {
  it.each([undefined, null, '', 'OK', 42, true, [], [null], {}, { success: true }])('may be %j', (body) => {
    expect(() => acknowledge(body)).not.toThrow();
  });

  it.each(['<!doctype html><title>Hotel</title>', '\n <html>', '{"review":{"id":', '[1, 2', '"half a te'])(
    'is no answer: %j',
    (body) => {
      expect(() => acknowledge(body)).toThrow(AppError);
    },
  );
});
