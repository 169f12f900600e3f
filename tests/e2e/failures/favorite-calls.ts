import type { Locator, Page } from '@playwright/test';
import { m } from '@/paraglide/messages';
import { card, emptyHeart, fullHeart } from '../people';
import type { FailingCall } from './call';
import { COMMON } from './failures';
import { declineAndTryAgain, fourthHeart } from './full-list';
import { loggedOut, write } from './outcomes';

/** The link beside the words of a toast. */
const viewFavorites = 'View favorites';
const toggle = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const anyHeart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ to favorites$/ })
    .first();
const click = (what: (page: Page) => Locator) => (page: Page) => what(page).click();
const startSaving = (page: Page) => toggle(page, 'Start Saving Favorites (3 free)');

const heart = (page: Page) => emptyHeart(page, 'Vail');
const savedHeart = (page: Page) => fullHeart(page, 'Zermatt');
const saveToggle = (page: Page) => toggle(page, 'Save to Favorites');

/** Writes of favorites, and the guests that a first favorite makes. */
export const favoriteCalls: readonly FailingCall[] = [
  {
    call: 'POST /auth/guest',
    path: /^\/api\/auth\/guest$/,
    on: '/favorites',
    as: 'visitor',
    ways: COMMON,
    part: (page) => page.getByRole('main').getByRole('link', { name: 'Sign Up' }),
    errand: click(startSaving),
    outcome: write({
      failed: m.auth_guest_failed(),
      again: click(startSaving),
      news: m.auth_guest_created(),
    }),
  },
  {
    call: 'POST /auth/guest/with-favorite',
    path: /^\/api\/auth\/guest\/with-favorite$/,
    on: '/',
    as: 'visitor',
    ways: COMMON,
    part: (page) => page.getByRole('heading', { name: 'Latest from Our Blog' }),
    errand: click(anyHeart),
    outcome: write({
      failed: m.auth_guest_with_favorite_failed(),
      shows: anyHeart,
      again: click(anyHeart),
      news: m.auth_guest_created_with_favorite(),
    }),
  },
  {
    call: 'POST /favorites',
    path: /^\/api\/favorites$/,
    on: '/resorts?search=vail',
    as: 'guest',
    part: (page) => card(page, 'Vail'),
    errand: click(heart),
    outcome: write({
      failed: m.favorites_failed(),
      accepted: {
        toast: m.favorites_added_by_guest({ resort: 'Vail', used: 1, limit: 3 }),
        detail: viewFavorites,
        shows: heart,
      },
      shows: heart,
      again: click(heart),
      news: m.favorites_added_by_guest({ resort: 'Vail', used: 1, limit: 3 }),
    }),
  },
  {
    call: 'POST /favorites',
    path: /^\/api\/favorites$/,
    on: '/resorts/zermatt?tab=trails',
    as: 'member',
    part: (page) => page.getByRole('heading', { name: 'Runs by difficulty' }),
    errand: click(saveToggle),
    outcome: write({
      failed: m.favorites_failed(),
      accepted: {
        toast: m.favorites_added({ resort: 'Zermatt' }),
        detail: viewFavorites,
        shows: saveToggle,
      },
      shows: saveToggle,
      again: click(saveToggle),
      news: m.favorites_added({ resort: 'Zermatt' }),
    }),
  },
  {
    call: 'DELETE /favorites/{resort_id}',
    path: /^\/api\/favorites\/zermatt$/,
    on: '/favorites',
    as: 'guest',
    saved: ['zermatt', 'verbier'],
    part: (page) => card(page, 'Verbier'),
    errand: click(savedHeart),
    outcome: write({
      failed: m.favorites_failed(),
      accepted: { toast: m.favorites_removed({ resort: 'Zermatt' }), shows: savedHeart },
      shows: savedHeart,
      again: click(savedHeart),
      news: m.favorites_removed({ resort: 'Zermatt' }),
    }),
  },
  {
    call: 'POST /auth/conversion-track',
    path: /^\/api\/auth\/conversion-track$/,
    on: '/resorts?search=tignes',
    as: 'guest',
    saved: ['zermatt', 'verbier', 'grandvalira'],
    ways: ['401', '500'],
    part: (page) => page.getByText('Showing 1 of 1 resorts'),
    errand: fourthHeart,
    outcome: (failure) => ({
      ...(failure.status === 401
        ? loggedOut
        : {
            shows: (page) => page.getByRole('dialog', { name: m.favorites_upgrade_title() }),
            again: declineAndTryAgain,
          }),
      passing: m.favorites_limit_reached(),
    }),
  },
];
