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
