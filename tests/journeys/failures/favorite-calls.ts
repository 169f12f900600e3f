import type { Page } from '@playwright/test';
import { messages } from '@/config/messages';
import { card, emptyHeart, fullHeart } from '../people';
import { expect } from '../site';
import type { FailingCall } from './call';
import { loggedOut, write } from './outcomes';

const { favorites, auth } = messages;
const toggle = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const anyHeart = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('button', { name: /^Save .+ to favorites$/ })
    .first();
const news = (page: Page, text: string) => page.getByRole('listitem').filter({ hasText: text });

const clickAgain = (what: (page: Page) => ReturnType<Page['getByRole']>, text: string) => async (page: Page) => {
  await what(page).click();
  await expect(news(page, text)).toBeVisible();
};

const startAsGuest = (on: string, part: FailingCall['part']): FailingCall => ({
  call: 'POST /auth/guest/with-favorite',
  path: /^\/api\/auth\/guest\/with-favorite$/,
  on,
  as: 'visitor',
  part,
  errand: (page) => anyHeart(page).click(),
  outcome: write({
    failed: auth.guestWithFavoriteFailed,
    shows: anyHeart,
    sendAgain: clickAgain(anyHeart, auth.guestCreatedWithFavorite),
  }),
});

const heart = (page: Page) => emptyHeart(page, 'Vail');
const savedHeart = (page: Page) => fullHeart(page, 'Zermatt');
const saveToggle = (page: Page) => toggle(page, 'Save to Favorites');
const savedToggle = (page: Page) => toggle(page, 'Saved to Favorites');

/** Writes of favorites, and the guests that a first favorite makes. */
export const favoriteCalls: readonly FailingCall[] = [
  {
    call: 'POST /auth/guest',
    path: /^\/api\/auth\/guest$/,
    on: '/favorites',
    as: 'visitor',
    part: (page) => page.getByRole('main').getByRole('link', { name: 'Sign Up' }),
    errand: (page) => toggle(page, 'Start Saving Favorites (3 free)').click(),
    outcome: write({
      failed: auth.guestFailed,
      sendAgain: clickAgain((page) => toggle(page, 'Start Saving Favorites (3 free)'), auth.guestCreated),
    }),
  },
  startAsGuest('/', (page) => page.getByRole('heading', { name: 'Latest from Our Blog' })),
  startAsGuest('/resorts?search=zermatt', (page) => card(page, 'Zermatt')),
  startAsGuest('/blog/reading-a-piste-map', (page) => card(page, 'Vail')),
  {
    call: 'POST /favorites',
    path: /^\/api\/favorites$/,
    on: '/blog/reading-a-piste-map',
    as: 'member',
    part: (page) => card(page, 'Vail'),
    errand: (page) => heart(page).click(),
    outcome: write({
      failed: favorites.failed,
      acknowledged: { toast: favorites.added('Vail'), shows: heart },
      shows: heart,
      sendAgain: clickAgain(heart, favorites.added('Vail')),
    }),
  },
  {
    call: 'POST /favorites',
    path: /^\/api\/favorites$/,
    on: '/resorts?search=vail',
    as: 'guest',
    part: (page) => card(page, 'Vail'),
    errand: (page) => heart(page).click(),
    outcome: write({
      failed: favorites.failed,
      acknowledged: { toast: favorites.addedByGuest('Vail', 1), shows: heart },
      shows: heart,
      sendAgain: clickAgain(heart, favorites.addedByGuest('Vail', 1)),
    }),
  },
  {
    call: 'POST /favorites',
    path: /^\/api\/favorites$/,
    on: '/resorts/zermatt?tab=trails',
    as: 'member',
    part: (page) => page.getByRole('heading', { name: 'Runs by difficulty' }),
    errand: (page) => saveToggle(page).click(),
    outcome: write({
      failed: favorites.failed,
      acknowledged: { toast: favorites.added('Zermatt'), shows: saveToggle },
      shows: saveToggle,
      sendAgain: clickAgain(saveToggle, favorites.added('Zermatt')),
    }),
  },
  {
    call: 'DELETE /favorites/{resort_id}',
    path: /^\/api\/favorites\/zermatt$/,
    on: '/favorites',
    as: 'guest',
    saved: ['zermatt', 'verbier'],
    part: (page) => card(page, 'Verbier'),
    errand: (page) => savedHeart(page).click(),
    outcome: write({
      failed: favorites.failed,
      acknowledged: { toast: favorites.removed('Zermatt'), shows: savedHeart },
      shows: savedHeart,
      sendAgain: clickAgain(savedHeart, favorites.removed('Zermatt')),
    }),
  },
  {
    call: 'DELETE /favorites/{resort_id}',
    path: /^\/api\/favorites\/zermatt$/,
    on: '/resorts/zermatt?tab=trails',
    as: 'member',
    saved: ['zermatt'],
    part: (page) => page.getByRole('heading', { name: 'Runs by difficulty' }),
    errand: (page) => savedToggle(page).click(),
    outcome: write({
      failed: favorites.failed,
      acknowledged: { toast: favorites.removed('Zermatt'), shows: savedToggle },
      shows: savedToggle,
      sendAgain: clickAgain(savedToggle, favorites.removed('Zermatt')),
    }),
  },
  {
    call: 'POST /auth/conversion-track',
    path: /^\/api\/auth\/conversion-track$/,
    on: '/resorts?search=tignes',
    as: 'guest',
    saved: ['zermatt', 'verbier', 'grandvalira'],
    part: (page) => page.getByText('Showing 1 of 1 resorts'),
    errand: (page) => emptyHeart(page, 'Tignes').click(),
    outcome: (failure) => ({
      ...(failure.status === 401
        ? loggedOut
        : { shows: (page) => page.getByRole('dialog', { name: favorites.upgradeTitle }) }),
      passing: favorites.limitReached,
    }),
  },
];
