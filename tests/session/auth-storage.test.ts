// @vitest-environment jsdom
// spec: 4.1, 9.1

import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '@/api/auth/user.schema';
import { fillStorage } from '../support/browser-storage';

const lena: Session = {
  token: 'token-1',
  user: { id: 'lena', email: 'lena@example.com', fullName: 'Lena Meier', userType: 'registered', avatarUrl: '' },
};

/** The module as a freshly opened page has it. */
async function openPage() {
  vi.resetModules();
  return await import('@/session/auth-storage');
}

/** What the browser does here when another tab writes. */
function otherTab(write: () => void, key: string | null) {
  write();
  window.dispatchEvent(new StorageEvent('storage', { key }));
}

beforeEach(() => localStorage.clear());

describe('the stored session', () => {
  it('outlives a reload, under auth_token and user', async () => {
    (await openPage()).setSession(lena);
    expect(localStorage.getItem('auth_token')).toBe('token-1');
    expect(JSON.parse(localStorage.getItem('user') ?? '')).toMatchObject({ id: 'lena' });
    expect((await openPage()).getSession()).toEqual(lena);
  });

  it('is read as the server writes users, too', async () => {
    localStorage.setItem('auth_token', 't');
    localStorage.setItem('user', JSON.stringify({ id: 7, full_name: 'Max', user_type: 'guest' }));
    expect((await openPage()).getSession()?.user).toMatchObject({ id: '7', fullName: 'Max', userType: 'guest' });
  });

  it.each([
    ['no user', 'token', null],
    ['no token', null, '{"id":"lena"}'],
    ['an empty token', '', '{"id":"lena"}'],
    ['a token that no header can carry', 'a\nb', '{"id":"lena"}'],
    ['a token longer than servers accept', 'x'.repeat(8001), '{"id":"lena"}'],
    ['a broken user', 'token', '{"id":'],
    ['a user without an id', 'token', '{"email":"a@b.c"}'],
    ['a user that is no object', 'token', '"lena"'],
  ])('counts as none with %s', async (_case, token, user) => {
    if (token !== null) localStorage.setItem('auth_token', token);
    if (user !== null) localStorage.setItem('user', user);
    expect((await openPage()).getSession()).toBeNull();
  });

  it('stays the same object until it changes', async () => {
    const { getSession, patchUser, setSession } = await openPage();
    setSession(lena);
    const before = getSession();
    patchUser({ fullName: 'Lena Meier' });
    expect(getSession()).toBe(before);
    patchUser({ fullName: 'Lena Oberhuber' });
    expect(getSession()?.user.fullName).toBe('Lena Oberhuber');
    expect(getSession()?.token).toBe('token-1');
  });

  it('is forgotten whole', async () => {
    const { clearSession, getSession, setSession } = await openPage();
    setSession(lena);
    clearSession();
    expect(getSession()).toBeNull();
    expect(localStorage).toHaveLength(0);
  });

  it('lasts as long as the page where storage is blocked', async () => {
    const blocked = () => {
      throw new DOMException('blocked', 'SecurityError');
    };
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(blocked);
    vi.spyOn(Storage.prototype, 'removeItem').mockImplementation(blocked);
    const { clearSession, getSession, setSession } = await openPage();
    expect(getSession()).toBeNull();
    setSession(lena);
    expect(getSession()).toEqual(lena);
    clearSession();
    expect(getSession()).toBeNull();
  });
});

describe('a session that only memory holds', () => {
  it('is never paired with the token of another tab', async () => {
    const setItem = fillStorage();
    const { getSession, setSession, subscribeToSession } = await openPage();
    const seen: (Session | null)[] = [];
    subscribeToSession(() => seen.push(getSession()));
    setSession(lena);
    setItem.mockRestore();

    otherTab(() => localStorage.setItem('auth_token', 'token-2'), 'auth_token');
    otherTab(() => localStorage.setItem('user', JSON.stringify({ id: 'max' })), 'user');
    expect(seen.map((session) => session && [session.token, session.user.id])).toEqual([
      ['token-1', 'lena'],
      null,
      ['token-2', 'max'],
    ]);
  });

  it('is gone once another tab has cleared the storage', async () => {
    const setItem = fillStorage();
    const { getSession, setSession } = await openPage();
    setSession(lena);
    setItem.mockRestore();
    otherTab(() => localStorage.clear(), null);
    expect(getSession()).toBeNull();
  });
});

describe('other tabs', () => {
  it('are followed into and out of a session', async () => {
    const { getSession, subscribeToSession } = await openPage();
    const changed = vi.fn();
    subscribeToSession(changed);

    otherTab(() => localStorage.setItem('auth_token', 'token-1'), 'auth_token');
    expect(getSession()).toBeNull();
    otherTab(() => localStorage.setItem('user', JSON.stringify(lena.user)), 'user');
    expect(getSession()).toEqual(lena);
    expect(changed).toHaveBeenCalledTimes(1);

    otherTab(() => localStorage.clear(), null);
    expect(getSession()).toBeNull();
    expect(changed).toHaveBeenCalledTimes(2);
  });

  it('are not followed for what is none of the session', async () => {
    const { subscribeToSession } = await openPage();
    const changed = vi.fn();
    subscribeToSession(changed);
    otherTab(() => localStorage.setItem('theme', 'dark'), 'theme');
    expect(changed).not.toHaveBeenCalled();
  });

  it('are not heard any more by whoever stopped listening', async () => {
    const { setSession, subscribeToSession } = await openPage();
    const changed = vi.fn();
    subscribeToSession(changed)();
    setSession(lena);
    otherTab(() => localStorage.clear(), null);
    expect(changed).not.toHaveBeenCalled();
  });
});
