// spec: 3.1

import { describe, expect, it } from 'vitest';
import { profileResponseSchema } from '@/api/auth/user.schema';

describe('a profile', () => {
  it('may leave fields out or send null', () => {
    expect(profileResponseSchema.parse({ user: { username: 'lena', full_name: null } })).toEqual({
      username: 'lena',
      fullName: '',
      avatarUrl: '',
    });
  });

  it.each([{ username: {} }, { username: 'lena', full_name: ['Lena'] }, { avatar_url: true }, {}, [null]])(
    'is none where a field cannot be read, so that no blank takes its place: %j',
    (user) => {
      expect(profileResponseSchema.safeParse({ user }).success).toBe(false);
    },
  );
});
