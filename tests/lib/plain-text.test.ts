import { describe, expect, it } from 'vitest';
import { readId, readText } from '@/lib/lenient';
import { plainText } from '@/lib/plain-text';

describe("somebody else's text", () => {
  it.each([
    ['  Zermatt ', 'Zermatt'],
    ['Zermatt\u202e', 'Zermatt'],
    ['\u202dA\u2066B\u2069\u202c', 'AB'],
    ['מצודה', 'מצודה'],
    ['क्‍ष', 'क्‍ष'],
    ['<b>', '<b>'],
  ])('%j is read as %j', (sent, read) => {
    expect(plainText(sent)).toBe(read);
    expect(readText(sent)).toBe(read);
  });
});

describe('an id', () => {
  it.each(['zermatt', '7', '...', '..a', 'a/b', '__proto__', 'ид', '😀', 'a\u202eb'])('%j is taken as it is', (id) => {
    expect(readId(id)).toBe(id);
    expect(decodeURIComponent(new URL(`https://a.example/api/resorts/${encodeURIComponent(id)}`).pathname)).toBe(
      `/api/resorts/${id}`,
    );
  });

  it('may be a number', () => {
    expect(readId(7)).toBe('7');
  });

  it.each(['', '.', '..', ' .. ', '\ud800', 'a\udfff', null, {}, ['a']])('%j is none', (id) => {
    expect(readId(id)).toBe('');
  });
});
