// spec: 5.7

import { describe, expect, it } from 'vitest';
import { EMAIL_ADDRESS, typedAddress } from '@/lib/email-address';

describe('a typed e-mail address', () => {
  it.each([
    '\u202aada@example.com\u202c',
    '\u200bada@example.com',
    'a\u2060da@example.com',
    '\ufeffada@exam\u00adple.com\u200e',
    ' \u200bada@example.com\u00a0',
  ])('%j is read without what cannot be seen of it', (typed) => expect(typedAddress(typed)).toBe('ada@example.com'));

  it.each([
    'ada@example.com',
    'ada+snow@example.com',
    'ada.b-c_d@mail.example.co.uk',
    "o'brien@example.ie",
    'a/b&c!d#e{f}@example.com',
    '1@2.org',
    'ида@пример.рф',
    'müller@bücher.example',
    'ada@xn--bcher-kva.xn--p1ai',
    'ada@example.photography',
  ])('%s is valid', (address) => expect(address).toMatch(EMAIL_ADDRESS));

  it.each([
    'ada',
    'ada@example',
    '@example.com',
    'ada@',
    'ada@bob@example.com',
    'ada b@example.com',
    'ada@example.com,',
    'ada@example.com;',
    'ada@example.com.',
    '<ada@example.com>',
    'Ada <ada@example.com>',
    '(ada@example.com)',
    '[ada@example.com]',
    'mailto:ada@example.com',
    '"ada@example.com"',
    'ada@example..com',
    'ada@.example.com',
    '.ada@example.com',
    'ada.@example.com',
    'ada..b@example.com',
    'ada@example.com\\',
  ])('%s is not', (address) => expect(address).not.toMatch(EMAIL_ADDRESS));
});
