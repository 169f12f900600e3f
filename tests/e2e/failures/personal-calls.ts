import type { Page } from '@playwright/test';
import { m } from '@/paraglide/messages';
import { card, emptyHeart } from '../people';
import { expect } from '../site';
import type { FailingCall, Outcome } from './call';
import { COMMON, type Failure, SILENT_READS } from './failures';
import { decline, declineAndTryAgain, fourthHeart } from './full-list';
import { comeBack, isWriteAccepted, loggedOut, saidInPlace, silent, tryAgain } from './outcomes';

const withNulls = 'lists with null items';
const openMenu = (page: Page) => page.getByRole('button', { name: 'Account menu' }).click();
/** A menu that failed is requested again when it closes. */
const reopenMenu = async (page: Page) => {
  await openMenu(page);
  await openMenu(page);
};

/** The button reads the profile again, unless the next check of the session has read it before. */
async function readProfile(page: Page): Promise<void> {
  const retry = page.getByRole('main').getByRole('button', { name: 'Try Again', exact: true });
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole('textbox', { name: 'Username' })).toHaveValue('lena', { timeout: 1000 });
  }).toPass();
}

/** What ends a session quietly when it is checked; anything else keeps it for another check. */
const isRefusal = ({ status }: Failure) => status === 404;

/** A list of favorites that cannot be had: announced where only hearts depend on it. */
const heartsUnknown = (failure: Failure): Outcome => {
  if (failure.status === 401) return loggedOut;
  return failure.name === withNulls ? {} : { toast: m.favorites_problem(), detail: failure.says, again: comeBack };
};

/** Reads that concern whoever is here. */
export const personalCalls: readonly FailingCall[] = [
  {
    call: 'GET /reviews/user/my-reviews',
    path: /^\/api\/reviews\/user\/my-reviews$/,
    on: '/reviews',
    as: 'member',
    part: (page) => page.getByRole('heading', { name: 'My Reviews', level: 1 }),
    outcome: saidInPlace(
      m.reviews_mine_failed(),
      tryAgain((page) => expect(page.getByText('4 of 4 reviews')).toBeVisible()),
      { shows: (page) => page.getByText('4 of 4 reviews') },
    ),
  },
  {
    call: 'GET /favorites',
    path: /^\/api\/favorites$/,
    on: '/favorites',
    as: 'guest',
    saved: ['zermatt', 'verbier'],
    part: (page) => page.getByText(m.favorites_guest_notice()),
    outcome: saidInPlace(
      m.favorites_problem(),
      tryAgain((page) => expect(card(page, 'Zermatt')).toBeVisible()),
      { shows: (page) => card(page, 'Zermatt') },
    ),
  },
  {
    call: 'GET /favorites',
    path: /^\/api\/favorites$/,
    on: '/resorts?search=zermatt',
    as: 'member',
    part: (page) => card(page, 'Zermatt'),
    outcome: (failure) => ({
      ...heartsUnknown(failure),
      ...(failure.status !== 401 && { onward: (page) => expect(emptyHeart(page, 'Zermatt')).toBeEnabled() }),
    }),
  },
  {
    call: 'GET /auth/profile (session check)',
    path: /^\/api\/auth\/profile$/,
    on: '/about',
    as: 'member',
    part: (page) => page.getByRole('heading', { name: 'Write to us' }),
    // The others are in `tests/session/session-check.test.tsx`.
    ways: ['401', '500'],
    outcome: (failure) => (failure.status === 401 ? loggedOut : { again: comeBack }),
  },
  {
    call: 'GET /auth/profile',
    path: /^\/api\/auth\/profile$/,
    on: '/profile',
    as: 'member',
    ways: [...COMMON, '404'],
    part: (page) => page.getByRole('heading', { name: 'Profile', level: 1 }),
    // The session is checked and the profile is read; a response that ends the session spares the second.
    attemptsAtFirst: (failure) => (failure.status === 401 || isRefusal(failure) ? 1 : failure.isRetried ? 6 : 2),
    outcome: (failure) => {
      if (failure.status === 401) return loggedOut;
      if (isRefusal(failure)) return { at: '/login', endsSession: true };
      return {
        toast: m.profile_fetch_failed(),
        alert: [m.profile_fetch_failed(), failure.says],
        onward: readProfile,
      };
    },
  },
  {
    call: 'GET /auth/menu',
    path: /^\/api\/auth\/menu$/,
    on: '/about',
    as: 'visitor',
    errand: openMenu,
    attempts: () => 1,
    ways: SILENT_READS,
    part: (page) => page.getByRole('heading', { name: 'Write to us' }),
    outcome: (failure) => ({
      shows: (page) => page.getByRole('banner').getByRole('link', { name: 'Sign Up' }),
      ...(failure.name !== withNulls && { again: reopenMenu }),
    }),
  },
  {
    call: 'GET /auth/menu',
    path: /^\/api\/auth\/menu$/,
    on: '/about',
    as: 'member',
    // The page requests the menu by itself in an idle callback, and a 401 then leaves nothing to press.
    errand: (page, failure) => (failure.status === 401 ? Promise.resolve() : openMenu(page)),
    attempts: () => 1,
    ways: SILENT_READS,
    part: (page) => page.getByRole('heading', { name: 'Write to us' }),
    outcome: silent(
      (page) => page.getByRole('banner').getByRole('button', { name: 'Log Out' }),
      reopenMenu,
      ({ name }) => name === withNulls,
    ),
  },
  {
    call: 'POST /auth/signout',
    path: /^\/api\/auth\/signout$/,
    on: '/about',
    as: 'member',
    part: (page) => page.getByRole('heading', { name: 'Write to us' }),
    errand: async (page) => {
      await openMenu(page);
      await page.getByRole('banner').getByRole('button', { name: 'Log Out' }).click();
    },
    ways: ['401', '500', 'wrong types'],
    // Whatever the server says, nobody is signed in any more.
    outcome: (failure) => ({
      toast: isWriteAccepted(failure) ? m.auth_signed_out() : m.auth_sign_out_failed(),
      at: '/login',
      endsSession: true,
      shows: (page) => page.getByRole('button', { name: 'Log In' }),
    }),
  },
  {
    call: 'GET /auth/conversion-prompts',
    path: /^\/api\/auth\/conversion-prompts$/,
    on: '/resorts?search=tignes',
    as: 'guest',
    saved: ['zermatt', 'verbier', 'grandvalira'],
    ways: ['401', '500'],
    errand: fourthHeart,
    part: (page) => page.getByText('Showing 1 of 1 resorts'),
    outcome: (failure) => ({
      ...(failure.status === 401
        ? loggedOut
        : {
            shows: (page) => page.getByRole('dialog', { name: m.favorites_upgrade_title() }),
            onward: decline,
            again: declineAndTryAgain,
          }),
      passing: m.favorites_limit_reached(),
    }),
  },
];
