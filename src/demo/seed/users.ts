import { disguisePassword } from '../identity';
import type { Account } from '../tables';

/** The demo's registered account, as its login page names it. */
export const demoAccount = { id: 'member-lena', email: 'lena@example.com', password: 'snowline-demo' } as const;

/** The accounts that exist before anyone signs up. */
export const accounts: readonly Account[] = [
  {
    id: demoAccount.id,
    user_type: 'registered',
    email: demoAccount.email,
    full_name: 'Lena Meier',
    username: 'lena',
    avatar_url: null,
    password: disguisePassword(demoAccount.password, demoAccount.id),
  },
];
