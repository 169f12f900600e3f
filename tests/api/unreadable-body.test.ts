// @vitest-environment jsdom
import { HttpResponse, http as mock } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getAccountMenu } from '@/api/account-menu/account-menu.client';
import { createGuest, getProfile, signIn, signOut, signUp, updateProfile } from '@/api/auth/auth.client';
import { sendContactMessage } from '@/api/contact/contact.client';
import { addFavorite, getFavorites, removeFavorite } from '@/api/favorites/favorites.client';
import { getFilterOptions, getResort, getResorts, getTopRatedResorts } from '@/api/resorts/resorts.client';
import {
  createReview,
  deleteReview,
  getMyReviews,
  getReviewsOfResort,
  updateReview,
} from '@/api/reviews/reviews.client';
import { getForecast, getWeather } from '@/api/weather/weather.client';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const reads: Record<string, () => Promise<unknown>> = {
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

const writes: Record<string, () => Promise<unknown>> = {
  'a sign-up': () => signUp({ email: 'anna@example.com', password: 'secret-1', fullName: 'Anna' }),
  'a sign-out': () => signOut('token'),
  'a change of the profile': () => updateProfile({ username: 'anna', fullName: 'Anna', avatarUrl: '' }),
  'a favorite': () => addFavorite('zermatt', 'token'),
  'a favorite that is removed': () => removeFavorite('zermatt', 'token'),
  'a review': () => createReview({ resortId: 'zermatt', title: 'Snow', comment: 'Plenty of it', rating: 5 }),
  'a changed review': () => updateReview({ id: '1', title: 'Snow', comment: 'Plenty of it', rating: 5 }),
  'a deleted review': () => deleteReview('1'),
  'a message': () =>
    sendContactMessage({ name: 'Anna', email: 'anna@example.com', inquiryType: 'general', message: 'Hello' }),
};

const bodies = {
  'truncated JSON': '{"resorts":[{"id":"zermatt","na',
  'an empty body': '',
  null: 'null',
  'a number': '42',
};

const respondWith = (body: string) =>
  server.use(mock.all('*', () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })));

describe.each(Object.entries(reads))('%s', (_what, read) => {
  it.each(Object.entries(bodies))('cannot be read from %s', async (_name, body) => {
    respondWith(body);
    await expect(read()).rejects.toMatchObject({ name: 'AppError', code: 'UNKNOWN_ERROR' });
  });
});

describe.each(Object.entries(writes))('%s', (_what, write) => {
  it.each(['', 'null', '42', '[null]'])('is confirmed by %j', async (body) => {
    respondWith(body);
    await expect(write()).resolves.toBeUndefined();
  });

  it('is not confirmed by half a response', async () => {
    respondWith(bodies['truncated JSON']);
    await expect(write()).rejects.toMatchObject({ name: 'AppError', code: 'UNKNOWN_ERROR' });
  });
});
