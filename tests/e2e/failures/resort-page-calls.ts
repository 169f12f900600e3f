import { m } from '@/paraglide/messages';
import { expect } from '../site';
import type { FailingCall, Outcome } from './call';
import { type Failure, SILENT_READS } from './failures';
import { comeBack, loggedOut, saidInPlace, silent, tryAgain } from './outcomes';

const trouble = m.weather_trouble();

/** Estimated weather under the alert; the forecast's list survives nulls in it. */
const troubled =
  (survivesNulls: boolean) =>
  (failure: Failure): Outcome => {
    if (failure.status === 401) return loggedOut;
    if (survivesNulls && failure.name === 'lists with null items') return {};
    return {
      toast: m.weather_unavailable(),
      detail: m.weather_unavailable_hint(),
      alert: [trouble],
      shows: (page) => page.getByRole('main').getByText('Estimated', { exact: true }).first(),
      ...tryAgain((page) => expect(page.getByText(trouble)).toHaveCount(0)),
    };
  };

/** Reads of weather and reviews, on the page of a resort. */
export const resortPageCalls: readonly FailingCall[] = [
  {
    call: 'GET /resorts/{id}/weather',
    path: /^\/api\/resorts\/zermatt\/weather$/,
    on: '/resorts/zermatt',
    as: 'visitor',
    ways: ['401', '500'],
    part: (page) => page.getByRole('heading', { name: 'Key Information' }),
    outcome: (failure) =>
      failure.status === 401
        ? loggedOut
        : {
            toast: m.weather_unavailable(),
            detail: m.weather_unavailable_hint(),
            shows: (page) => page.getByText(trouble),
            again: comeBack,
            onward: async (page) => {
              await page.getByRole('link', { name: 'Full forecast' }).click();
              await expect(page.getByRole('heading', { name: 'Current conditions' })).toBeVisible();
            },
          },
  },
  {
    call: 'GET /resorts/{id}/weather',
    path: /^\/api\/resorts\/zermatt\/weather$/,
    on: '/resorts/zermatt?tab=weather',
    as: 'visitor',
    ways: ['401', '500'],
    part: (page) => page.getByRole('heading', { name: '5-day forecast' }),
    outcome: troubled(false),
  },
  {
    call: 'GET /resorts/{id}/forecast',
    path: /^\/api\/resorts\/zermatt\/forecast$/,
    on: '/resorts/zermatt?tab=weather',
    as: 'visitor',
    ways: SILENT_READS,
    part: (page) => page.getByRole('heading', { name: 'Current conditions' }),
    outcome: troubled(true),
  },
  {
    call: 'GET /reviews/resort/{id}',
    path: /^\/api\/reviews\/resort\/zermatt$/,
    on: '/resorts/zermatt',
    as: 'visitor',
    ways: SILENT_READS,
    part: (page) => page.getByRole('heading', { name: 'Key Information' }),
    outcome: silent(
      (page) => page.getByRole('heading', { name: 'Zermatt', level: 1 }),
      comeBack,
      ({ name }) => name === 'lists with null items',
    ),
  },
  {
    call: 'GET /reviews/resort/{id}',
    path: /^\/api\/reviews\/resort\/zermatt$/,
    on: '/resorts/zermatt?tab=reviews',
    as: 'visitor',
    part: (page) => page.getByRole('link', { name: 'Sign in to Write a Review' }),
    outcome: saidInPlace(
      m.reviews_fetch_failed(),
      tryAgain((page) => expect(page.getByText('Splendid mountain, tiring town')).toBeVisible()),
      { shows: (page) => page.getByText('Splendid mountain, tiring town') },
    ),
  },
  {
    call: 'GET /reviews/user/my-reviews',
    path: /^\/api\/reviews\/user\/my-reviews$/,
    on: '/resorts/verbier?tab=reviews',
    as: 'member',
    part: (page) => page.getByRole('article', { name: /^Review by/ }).first(),
    outcome: saidInPlace(
      m.reviews_check_failed(),
      tryAgain((page) => expect(page.getByRole('button', { name: 'Submit Review' })).toBeVisible()),
      { shows: (page) => page.getByRole('button', { name: 'Submit Review' }) },
    ),
  },
];
