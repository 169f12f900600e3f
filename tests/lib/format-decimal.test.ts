import { describe, expect, it } from 'vitest';
import { formatDecimal } from '@/lib/format';

const sizes = [
  0,
  0.04,
  0.05,
  0.5,
  1.005,
  1.45,
  2.5,
  4.25,
  4.35,
  9.95,
  9.999,
  12.5,
  999.5,
  1000,
  12739.99,
  1e6,
  1e14 + 0.5,
];
const other = [1e-7, 1e15, 123456789012345680000, 1e21];

describe('a number', () => {
  const options = [{}, { most: 1 }, { most: 1, least: 1 }, { most: 2 }];
  it.each(options)('reads as the platform writes it: %o', ({ most = 0, least = 0 }) => {
    const platform = new Intl.NumberFormat('en-US', {
      maximumFractionDigits: most,
      minimumFractionDigits: least,
      signDisplay: 'negative',
    });
    const many = Array.from({ length: 4000 }, (_, index) => index / 20);
    for (const size of [...sizes, ...other, ...many]) {
      expect(formatDecimal(size, { most, least })).toBe(platform.format(size));
      expect(formatDecimal(-size, { most, least })).toBe(platform.format(-size));
    }
  });
});
