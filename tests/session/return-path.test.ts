import { describe, expect, it } from 'vitest';
import { afterSignIn, loginStateAt, readLoginState } from '@/session/return-path';

describe('the way back after signing in', () => {
  it('is where the visitor was, with query and fragment', () => {
    const state = loginStateAt({ pathname: '/resorts/zermatt', search: '?tab=reviews', hash: '#write' });
    expect(afterSignIn(readLoginState(state))).toBe('/resorts/zermatt?tab=reviews#write');
  });

  it('is the home page where there is none', () => {
    expect(afterSignIn(readLoginState(null))).toBe('/');
    expect(afterSignIn(readLoginState({ email: 'a@b.c' }))).toBe('/');
  });

  it.each(['/login', '/login?x=1', '/signup#top', '/login/', '/signup/?x=1'])('never leads back to %s', (from) => {
    expect(afterSignIn({ from })).toBe('/');
  });

  it('may lead to a page whose address only begins like the log-in page', () => {
    expect(afterSignIn({ from: '/login-help' })).toBe('/login-help');
  });

  it.each([
    'https://elsewhere.example',
    '//elsewhere.example',
    '/\\elsewhere.example',
    '/\t/elsewhere.example',
    '/..//elsewhere.example',
    'javascript:alert(1)',
    'resorts',
    '',
    7,
    {},
  ])('never leads elsewhere: %j', (from) => {
    expect(readLoginState({ from })).toEqual({});
  });

  it('carries the email of a new account', () => {
    expect(readLoginState({ from: '/favorites', email: 'max@example.com', other: true })).toEqual({
      from: '/favorites',
      email: 'max@example.com',
    });
  });
});
