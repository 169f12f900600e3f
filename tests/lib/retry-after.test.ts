import { describe, expect, it } from 'vitest';
import { retryAfterMs } from '@/lib/retry-after';

const now = Date.parse('Sun, 06 Nov 2026 08:49:37 GMT');

describe('Retry-After', () => {
  it.each([
    ['2', 2000],
    [' 0 ', 0],
    ['10', 10_000],
    ['11', null],
    ['Sun, 06 Nov 2026 08:49:40 GMT', 3000],
    ['Sun, 06 Nov 2026 08:00:00 GMT', 0],
    ['Sun, 06 Nov 2027 08:49:37 GMT', null],
    ['soon', 1000],
    ['', 1000],
    [undefined, 1000],
  ])('%j is a wait of %s ms', (header, ms) => {
    expect(retryAfterMs(header, now)).toBe(ms);
  });
});
