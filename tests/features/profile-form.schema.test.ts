import { describe, expect, it } from 'vitest';
import { profileFormSchema } from '@/features/account/profile-form.schema';

const rest = { username: 'lena', fullName: 'Lena Meier' };
const accepts = (avatarUrl: string) => profileFormSchema('').safeParse({ ...rest, avatarUrl }).success;

describe('the picture of a profile', () => {
  it.each(['', '  ', 'https://example.com/a.png', 'http://example.com', ' HTTPS://example.com/a '])(
    'may be missing or on the web: "%s"',
    (address) => expect(accepts(address)).toBe(true),
  );

  it.each([
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'ftp://example.com/a.png',
    '/images/a.png',
    '//example.com/a.png',
    'https://',
    'https://user:word@example.com/a.png',
    'picture',
  ])('may be nowhere else: "%s"', (address) => expect(accepts(address)).toBe(false));

  it('is sent without the blanks around it', () => {
    expect(
      profileFormSchema('').parse({ username: ' lena ', fullName: ' Lena ', avatarUrl: ' https://a.example ' }),
    ).toEqual({
      username: 'lena',
      fullName: 'Lena',
      avatarUrl: 'https://a.example',
    });
  });
});
