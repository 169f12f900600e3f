// spec: 2.6

import { describe, expect, it } from 'vitest';
import type { MenuItem } from '@/api/account-menu/account-menu.schema';
import { toMenuEntries } from '@/features/account/menu-entries';

const item = (given: Partial<MenuItem>): MenuItem => ({
  id: '',
  type: 'link',
  label: 'Item',
  href: '',
  icon: '',
  action: '',
  variant: '',
  ...given,
});
const divider = item({ type: 'divider', label: '' });
const kinds = (...items: MenuItem[]) => toMenuEntries(items).map(({ kind }) => kind);

describe('items of the account menu', () => {
  it('lead to internal pages and to https addresses', () => {
    expect(toMenuEntries([item({ href: '/profile' })])[0]).toMatchObject({ kind: 'page', path: '/profile' });
    expect(toMenuEntries([item({ href: 'https://help.example/a' })])[0]).toMatchObject({
      kind: 'website',
      address: 'https://help.example/a',
    });
  });

  it.each([
    'http://plain.example',
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'data:text/html,x',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://user:word@elsewhere.example',
    'profile',
    '',
  ])('are left out where the address is not one of those: "%s"', (href) => {
    expect(kinds(item({ href }))).toEqual([]);
  });

  it.each(['logout', 'sign_out', 'signout', 'Log-Out'])(
    'sign out for the action "%s", whatever their address',
    (action) => {
      expect(kinds(item({ type: 'button', action, href: '/elsewhere' }))).toEqual(['sign-out']);
    },
  );

  it('know the actions that lead in', () => {
    expect(toMenuEntries([item({ type: 'button', action: 'login' })])[0]).toMatchObject({ path: '/login' });
    expect(toMenuEntries([item({ type: 'button', action: 'sign_up' })])[0]).toMatchObject({ path: '/signup' });
  });

  it('are left out where the action is unknown', () => {
    expect(kinds(item({ type: 'button', action: 'delete_everything' }), item({ action: 'constructor' }))).toEqual([]);
  });

  it('are divided only where something is left on both sides', () => {
    const page = item({ href: '/profile' });
    const lost = item({ href: 'ftp://x' });
    expect(kinds(divider, page, divider, lost, divider, page, divider)).toEqual(['page', 'divider', 'page']);
    expect(kinds(divider)).toEqual([]);
  });
});
