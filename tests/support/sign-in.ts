import { screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect } from 'vitest';
import { createGuest, wireUser } from '@/demo/handlers/users';
import { demoAccount } from '@/demo/seed/users';
import type { Account } from '@/demo/tables';
import { setSession } from '@/session/auth-storage';
import { store } from './server';

function keep(account: Account, token: string) {
  const { id, email, full_name: fullName, user_type: userType, avatar_url: avatarUrl } = account;
  setSession({ token, user: { id, email: email ?? '', fullName, userType, avatarUrl: avatarUrl ?? '' } });
  return { id, token, user: wireUser(account) };
}

/** Starts the page as Lena Meier, who is registered, with a session the API knows. Call it before renderApp. */
export function signInAsMember() {
  const account = store.account(demoAccount.id);
  if (!account) throw new Error('The seed has no demo account');
  return keep(account, store.openSession(account.id));
}

/** Starts the page as a new guest, with a session the API knows. Call it before renderApp. */
export function signInAsGuest() {
  const { account, token } = createGuest(store);
  return keep(account, token);
}

/** Saves resorts for somebody, in place of those saved before. */
export function saveFavorites(userId: string, ...resortIds: string[]) {
  const created_at = '2026-02-01T10:00:00Z';
  store.setFavorites(
    userId,
    resortIds.map((resort_id) => ({ resort_id, user_id: userId, created_at })),
  );
}

/** Fills in the log-in page as Lena Meier and sends it. */
export async function logInAsMember(user: UserEvent) {
  await user.type(await screen.findByLabelText('Email'), demoAccount.email);
  await user.type(screen.getByLabelText('Password'), `${demoAccount.password}{Enter}`);
}

/** A heart, or another button of this name, once it can be pressed: not while the favorites are on their way. */
export async function pressable(name: string | RegExp): Promise<HTMLElement> {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  return button;
}
