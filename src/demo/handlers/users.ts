import { newId } from '../identity';
import type { DemoStore } from '../store';
import type { Account } from '../tables';

/** An account as the API sends it: user and profile fields together, the password never. */
export function wireUser(account: Account) {
  return {
    id: account.id,
    email: account.email,
    full_name: account.full_name,
    user_type: account.user_type,
    avatarUrl: account.avatar_url,
    avatar_url: account.avatar_url,
    username: account.username,
  };
}

/** Creates a guest account and opens its session. */
export function createGuest(store: DemoStore): { account: Account; token: string } {
  const account: Account = {
    id: newId('guest'),
    user_type: 'guest',
    email: null,
    full_name: 'Guest',
    username: null,
    avatar_url: null,
    password: null,
  };
  store.saveAccount(account);
  return { account, token: store.openSession(account.id) };
}
