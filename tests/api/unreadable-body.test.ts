// @vitest-environment jsdom
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getAccountMenu } from '@/api/account-menu/account-menu.client';
import { createGuest, getProfile, signIn } from '@/api/auth/auth.client';
import { getFavorites } from '@/api/favorites/favorites.client';
import { getFilterOptions, getResort, getResorts, getTopRatedResorts } from '@/api/resorts/resorts.client';
import { getMyReviews, getReviewsOfResort } from '@/api/reviews/reviews.client';
import { getForecast, getWeather } from '@/api/weather/weather.client';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const calls: Record<string, () => Promise<unknown>> = {
  'the account menu': () => getAccountMenu(true),
  'a guest account': () => createGuest(),
  'the profile': () => getProfile(),
  'a sign-in': () => signIn({ email: 'anna@example.com', password: 'secret-1' }),
  favorites: () => getFavorites(),
  'filter options': () => getFilterOptions(),
  'a resort': () => getResort('zermatt'),
  'a page of resorts': () => getResorts({ page: 1 }),
  'the top rated': () => getTopRatedResorts(3),
  'own reviews': () => getMyReviews(),
  'reviews of a resort': () => getReviewsOfResort('zermatt'),
  'the forecast': () => getForecast('zermatt'),
  'the weather': () => getWeather('zermatt'),
};

const bodies = {
  'truncated JSON': '{"resorts":[{"id":"zermatt","na',
  'an empty body': '',
  null: 'null',
  'a number': '42',
};

describe.each(Object.entries(calls))('%s', (_what, call) => {
  it.each(Object.entries(bodies))('cannot be read from %s', async (_name, body) => {
    server.use(mock.all('*', () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })));
    await expect(call()).rejects.toMatchObject({ name: 'AppError', code: 'UNKNOWN_ERROR' });
  });
});
