// spec: 9.2

import { describe, expect, it } from 'vitest';
import { initials } from '@/components/user-avatar';

describe('initials', () => {
  it.each([
    ['Lena Meier', 'LM'],
    ['  lena   von meier ', 'LV'],
    ['Priya', 'P'],
    ['Åsa Öberg', 'ÅÖ'],
    ['', 'U'],
    ['   ', 'U'],
    [null, 'U'],
    [undefined, 'U'],
  ])('of %j are %s', (name, expected) => {
    expect(initials(name)).toBe(expected);
  });
});
