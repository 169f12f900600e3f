import type { Locator, Page } from '@playwright/test';
import { messages } from '@/config/messages';
import { card, emptyHeart, fullHeart } from '../people';
import type { FailingCall } from './call';
import { declineAndTryAgain, fourthHeart } from './full-list';
import { loggedOut, write } from './outcomes';

const { favorites, auth } = messages;
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

const startAsGuest = (on: string, part: FailingCall['part']): FailingCall => ({
  call: 'POST /auth/guest/with-favorite',
  path: /^\/api\/auth\/guest\/with-favorite$/,
  on,
  as: 'visitor',
  part,
  errand: click(anyHeart),
  outcome: write({
    failed: auth.guestWithFavoriteFailed,
    shows: anyHeart,
    again: click(anyHeart),
    news: auth.guestCreatedWithFavorite,
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
    errand: click(startSaving),
    outcome: write({
      failed: auth.guestFailed,
      again: click(startSaving),
      news: auth.guestCreated,
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
    errand: click(heart),
    outcome: write({
      failed: favorites.failed,
      accepted: { toast: favorites.added('Vail'), detail: viewFavorites, shows: heart, again: click(heart) },
      shows: heart,
      again: click(heart),
      news: favorites.added('Vail'),
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
      failed: favorites.failed,
      accepted: { toast: favorites.addedByGuest('Vail', 1), detail: viewFavorites, shows: heart, again: click(heart) },
      shows: heart,
      again: click(heart),
      news: favorites.addedByGuest('Vail', 1),
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
      failed: favorites.failed,
      accepted: {
        toast: favorites.added('Zermatt'),
        detail: viewFavorites,
        shows: saveToggle,
        again: click(saveToggle),
      },
      shows: saveToggle,
      again: click(saveToggle),
      news: favorites.added('Zermatt'),
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
      failed: favorites.failed,
      accepted: { toast: favorites.removed('Zermatt'), shows: savedHeart, again: click(savedHeart) },
      shows: savedHeart,
      again: click(savedHeart),
      news: favorites.removed('Zermatt'),
    }),
  },
  {
    call: 'DELETE /favorites/{resort_id}',
    path: /^\/api\/favorites\/zermatt$/,
    on: '/resorts/zermatt?tab=trails',
    as: 'member',
    saved: ['zermatt'],
    part: (page) => page.getByRole('heading', { name: 'Runs by difficulty' }),
    errand: click(savedToggle),
    outcome: write({
      failed: favorites.failed,
      accepted: { toast: favorites.removed('Zermatt'), shows: savedToggle, again: click(savedToggle) },
      shows: savedToggle,
      again: click(savedToggle),
      news: favorites.removed('Zermatt'),
    }),
  },
  {
    call: 'POST /auth/conversion-track',
    path: /^\/api\/auth\/conversion-track$/,
    on: '/resorts?search=tignes',
    as: 'guest',
    saved: ['zermatt', 'verbier', 'grandvalira'],
    part: (page) => page.getByText('Showing 1 of 1 resorts'),
    errand: fourthHeart,
    outcome: (failure) => ({
      ...(failure.status === 401
        ? loggedOut
        : { shows: (page) => page.getByRole('dialog', { name: favorites.upgradeTitle }), again: declineAndTryAgain }),
      passing: favorites.limitReached,
    }),
  },
];
