// spec: 6.1

import { describe, expect, it } from 'vitest';
import { hasFavoritesLimit, permissionsOf, roleOf } from '@/session/permissions';

describe('who may do what', () => {
  it('knows the three roles', () => {
    expect(roleOf(null)).toBe('visitor');
    expect(roleOf({ userType: 'guest' })).toBe('guest');
    expect(roleOf({ userType: 'registered' })).toBe('registered');
  });

  it('a visitor saves nothing, writes nothing and is sent to log in', () => {
    expect(permissionsOf(null)).toEqual({
      favoritesLimit: 0,
      writesReviews: false,
      personalPages: 'login',
      isInvited: true,
    });
  });

  it('a guest saves three resorts, writes nothing and is invited to sign up', () => {
    expect(permissionsOf({ userType: 'guest' })).toEqual({
      favoritesLimit: 3,
      writesReviews: false,
      personalPages: 'invitation',
      isInvited: true,
    });
  });

  it('a registered person saves without limit, writes reviews and has pages of their own', () => {
    expect(permissionsOf({ userType: 'registered' })).toEqual({
      favoritesLimit: Number.POSITIVE_INFINITY,
      writesReviews: true,
      personalPages: 'page',
      isInvited: false,
    });
  });

  it('only a guest is told how many favorites are left', () => {
    expect(hasFavoritesLimit(null)).toBe(false);
    expect(hasFavoritesLimit({ userType: 'guest' })).toBe(true);
    expect(hasFavoritesLimit({ userType: 'registered' })).toBe(false);
  });
});
