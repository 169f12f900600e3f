import type { Page } from '@playwright/test';
import { demoAccount } from '@/demo/seed/users';
import { m } from '@/paraglide/messages';
import { fillIn } from '../people';
import { expect } from '../site';
import type { FailingCall } from './call';
import { COMMON } from './failures';
import { FIELD_ERROR, write } from './outcomes';

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const press = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true }).click();
const password = (page: Page) => page.getByLabel('Password', { exact: true });

const newcomer = { name: 'Ada Berg', email: 'ada@example.com', password: 'long enough' };
const message = { name: 'Ada Berg', email: 'ada@example.com', message: 'Which resort opens first?' };

async function writeMessage(page: Page): Promise<void> {
  await box(page, 'Name').fill(message.name);
  await box(page, 'Email').fill(message.email);
  await box(page, 'Message').fill(message.message);
  await press(page, 'Send Message');
}

async function keepsMessage(page: Page): Promise<void> {
  await expect(box(page, 'Name')).toHaveValue(message.name);
  await expect(box(page, 'Email')).toHaveValue(message.email);
  await expect(box(page, 'Message')).toHaveValue(message.message);
}

const signIn = write({
  failed: m.auth_sign_in_failed(),
  inPage: [],
  hasFields: true,
  again: (page) => press(page, 'Log In'),
  news: m.auth_signed_in(),
});

/** Forms of accounts, and the one to write to us. */
export const formCalls: readonly FailingCall[] = [
  {
    call: 'POST /auth/signin',
    path: /^\/api\/auth\/signin$/,
    on: '/login',
    as: 'visitor',
    ways: [...COMMON, '400 with field errors'],
    part: (page) => page.getByRole('link', { name: 'Forgot your password?' }),
    errand: (page) => fillIn(page, demoAccount.email, demoAccount.password),
    keeps: async (page) => {
      await expect(box(page, 'Email')).toHaveValue(demoAccount.email);
      await expect(password(page)).toHaveValue(demoAccount.password);
    },
    fields: { email: FIELD_ERROR },
    // A refused sign-in ends no session: it is said like any other failure, in words that fit.
    outcome: (failure) =>
      signIn(failure.status === 401 ? { ...failure, status: 403, says: m.auth_refused() } : failure),
  },
  {
    call: 'POST /auth/signup',
    path: /^\/api\/auth\/signup$/,
    on: '/signup',
    as: 'visitor',
    part: (page) => page.getByText('Password must be at least 8 characters long'),
    errand: async (page) => {
      await box(page, 'Full Name').fill(newcomer.name);
      await box(page, 'Email').fill(newcomer.email);
      await password(page).fill(newcomer.password);
      await press(page, 'Sign Up');
    },
    keeps: async (page) => {
      await expect(box(page, 'Full Name')).toHaveValue(newcomer.name);
      await expect(box(page, 'Email')).toHaveValue(newcomer.email);
      await expect(password(page)).toHaveValue(newcomer.password);
    },
    fields: { email: FIELD_ERROR },
    outcome: write({
      failed: m.auth_sign_up_failed(),
      inPage: [],
      hasFields: true,
      accepted: { toast: m.auth_signed_up(), at: '/login', shows: (page) => box(page, 'Email') },
      again: (page) => press(page, 'Sign Up'),
      news: m.auth_signed_up(),
    }),
  },
  {
    call: 'PUT /auth/profile',
    path: /^\/api\/auth\/profile$/,
    on: '/profile',
    as: 'member',
    part: (page) => page.getByRole('heading', { name: 'Profile', level: 1 }),
    errand: async (page) => {
      await box(page, 'Full Name').fill('Lena Meier-Berg');
      await press(page, 'Save changes');
    },
    keeps: async (page) => {
      await expect(box(page, 'Full Name')).toHaveValue('Lena Meier-Berg');
      await expect(box(page, 'Username')).toHaveValue('lena');
    },
    fields: { full_name: FIELD_ERROR },
    outcome: write({
      failed: m.profile_update_failed(),
      inPage: [],
      hasFields: true,
      accepted: { toast: m.profile_updated() },
      again: (page) => press(page, 'Save changes'),
      news: m.profile_updated(),
    }),
  },
  {
    call: 'POST /email/contact',
    path: /^\/api\/email\/contact$/,
    on: '/about',
    as: 'visitor',
    part: (page) => page.getByRole('heading', { name: 'Write to us' }),
    errand: writeMessage,
    keeps: keepsMessage,
    fields: { message: FIELD_ERROR },
    outcome: write({
      failed: m.contact_failed(),
      isExplained: false,
      inPage: [m.contact_failed()],
      hasFields: true,
      accepted: {
        toast: m.contact_sent(),
        shows: (page) => page.getByRole('main').getByRole('status').getByText(m.contact_sent()),
      },
      again: (page) => press(page, 'Send Message'),
      news: m.contact_sent(),
      afterLogout: async (page) => {
        await page.goto('/about');
        await keepsMessage(page);
      },
    }),
  },
];
