import { describe, expect, it } from 'vitest';
import { contactFormSchema, emptyContactForm } from '@/features/about/contact-form.schema';
import { profileFormSchema } from '@/features/account/profile-form.schema';

it('a message of nothing that can be seen is missing, and so is a name', () => {
  const unseen = { ...emptyContactForm, name: '\u200b', email: 'ida@example.com', message: ' \u2800\u00ad\n' };
  const { error } = contactFormSchema.safeParse(unseen);
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter your name', 'Please enter a message']);
  // Emoji are joined by such characters, and stay whole.
  const seen = { ...unseen, name: ' Ида 👩‍👩‍👧 ', message: 'ok' };
  expect(contactFormSchema.parse(seen).name).toBe('Ида 👩‍👩‍👧');
});

it('the address of a message is sent without invisible marks, and has to be one', () => {
  const written = { ...emptyContactForm, name: 'Ida', message: 'Hello' };
  expect(contactFormSchema.parse({ ...written, email: '\u202aida@example.com\u202c ' }).email).toBe('ida@example.com');
  const { error } = contactFormSchema.safeParse({ ...written, email: 'mailto:ida@example.com' });
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email address']);
});

it('a profile has no name and no username of nothing that can be seen', () => {
  const unseen = { username: ' \u200b', fullName: '\u200b', avatarUrl: '' };
  expect(profileFormSchema('').parse(unseen)).toEqual({ username: '', fullName: '', avatarUrl: '' });
});

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
