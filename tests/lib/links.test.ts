import fc from 'fast-check';
import { describe, expect, it, onTestFinished } from 'vitest';
import { safeUrl } from '@/lib/links';

describe('safeUrl', () => {
  it.each([
    'https://example.com/zermatt.jpg',
    'http://example.com',
    'HTTPS://Example.com/a?b=c#d',
    'https://example.com:8443/a%20b.jpg',
    'https://[::1]/a.png',
    '/',
    '/images/hero-wide-dawn.svg',
    '/resorts?region=Europe#list',
    '/redirect?to=//example.com',
  ])('keeps %s as it is', (address) => {
    expect(safeUrl(address)).toBe(address);
  });

  it('reads addresses in Safari 16 and Chrome 119, which have no URL.canParse', () => {
    const { canParse } = URL;
    onTestFinished(() => void Object.assign(URL, { canParse }));
    Object.assign(URL, { canParse: undefined });
    expect(safeUrl('https://example.com/zermatt.jpg')).toBe('https://example.com/zermatt.jpg');
    expect(safeUrl('https://example.com:port/')).toBeNull();
  });

  it.each([
    '',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:image/svg+xml,<svg/>',
    'blob:https://example.com/1',
    'file:///etc/passwd',
    'ftp://example.com/a.jpg',
    'mailto:a@example.com',
    '//example.com/a.jpg',
    '///example.com',
    '/\\example.com',
    '\\\\example.com',
    'https:\\\\example.com',
    '/..//example.com',
    '/.//example.com',
    'https:/example.com',
    'https:example.com',
    'https://',
    'https:///example.com',
    'https://user:secret@example.com/a.jpg',
    'https://example.com@evil.example/a.jpg',
    'https://exa mple.com',
    'https://example.com:99999/',
    'images/a.jpg',
    './a.jpg',
    '?a=b',
    '#top',
    'example.com/a.jpg',
    ' https://example.com',
    'https://example.com ',
    '/images/a b.jpg',
    'java\nscript:alert(1)',
    '/\t/example.com',
    '\u0000https://example.com',
    'https://example.com/\u202egpj.exe',
    'https://example.com/\ufeff',
    'https://example.com/\u00a0',
  ])('refuses %j', (address) => {
    expect(safeUrl(address)).toBeNull();
  });

  it.each([null, undefined, 0, 1, true, {}, [], ['https://example.com'], new URL('https://example.com')])(
    'refuses %j, which is not a text',
    (value) => {
      expect(safeUrl(value)).toBeNull();
    },
  );

  it('never throws, and whatever it keeps stays on this site or on the web', () => {
    const trouble = fc.constantFrom(
      '/',
      '\\',
      ':',
      '@',
      '.',
      '\t',
      '\n',
      ' ',
      '\u0000',
      'https',
      'javascript',
      'x',
      '%2f',
      '#',
      '?',
    );
    const address = fc.oneof(
      fc.anything(),
      fc.string({ unit: 'binary' }),
      fc.webUrl({ validSchemes: ['http', 'https', 'ftp'] }),
      fc.array(trouble, { maxLength: 12 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(address, (value) => {
        const kept = safeUrl(value);
        if (kept === null) return;
        expect(kept).toBe(value);
        expect(kept).not.toMatch(/[\s\\]/);
        const { protocol, host } = new URL(kept, 'https://here.invalid');
        expect(['http:', 'https:']).toContain(protocol);
        if (kept.startsWith('/')) expect(host).toBe('here.invalid');
        else expect(kept.toLowerCase().startsWith('http')).toBe(true);
      }),
      { numRuns: 2000 },
    );
  });

  it('keeps ordinary web addresses', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(safeUrl(address)).toBe(address);
      }),
    );
  });
});
