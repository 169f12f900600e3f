// spec: 3.1, 3.2

import { describe, expect, it } from 'vitest';
import { accountMenuSchema } from '@/api/account-menu/account-menu.schema';
import { profileResponseSchema } from '@/api/auth/user.schema';

describe('the account menu', () => {
  it('reads links, buttons and dividers and drops an item without words', () => {
    const menu = accountMenuSchema.parse({
      userType: 'registered',
      menuType: 'account',
      user: { fullName: 'Lena Meier', email: 'lena@example.com' },
      menuItems: [
        { id: '1', type: 'link', href: '/profile', label: 'Profile', icon: 'user' },
        { id: '2', type: 'divider' },
        { id: '3', type: 'button', label: 'Log Out', action: 'logout' },
        { id: '4', type: 'link', href: '/x' },
        { id: '5', href: '/reviews', label: 'My Reviews' },
      ],
    });
    expect(menu.items.map(({ type, label }) => [type, label])).toEqual([
      ['link', 'Profile'],
      ['divider', ''],
      ['button', 'Log Out'],
      ['link', 'My Reviews'],
    ]);
  });

  it('of a visitor has benefits and social proof, and survives their absence', () => {
    const menu = accountMenuSchema.parse({
      menuType: 'visitor',
      benefits: [{ title: 'Unlimited favorites', description: 'Save all.' }, { description: 'no title' }],
      socialProof: { message: 'Join 15,000+ skiers' },
    });
    expect(menu.benefits).toHaveLength(1);
    expect(menu.socialProof).toBe('Join 15,000+ skiers');
    expect(accountMenuSchema.parse({ menuType: 'visitor' })).toMatchObject({
      items: [],
      benefits: [],
      socialProof: '',
    });
  });

  it('that says nothing cannot be read', () => {
    expect(accountMenuSchema.safeParse({ user: {} }).success).toBe(false);
  });
});

describe('a profile', () => {
  it('may leave fields out or send null', () => {
    expect(profileResponseSchema.parse({ user: { username: 'lena', full_name: null } })).toEqual({
      username: 'lena',
      fullName: '',
      avatarUrl: null,
    });
  });

  it.each([{ username: {} }, { username: 'lena', full_name: ['Lena'] }, { avatar_url: true }, {}, [null]])(
    'is none where a field cannot be read, so that no blank takes its place: %j',
    (user) => {
      expect(profileResponseSchema.safeParse({ user }).success).toBe(false);
    },
  );
});
