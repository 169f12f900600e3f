// @vitest-environment jsdom
import { HttpResponse, http as mock } from 'msw';
import { expect, it } from 'vitest';
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
import { listenInThisFile, server } from '../support/server';

listenInThisFile();

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

// What else cannot be read, and what else confirms a write: `any-response.test.ts` and `tests/lib/errors.test.ts`.
const HALF = '{"resorts":[{"id":"zermatt","na';

const respondWith = (body: string) =>
  server.use(mock.all('*', () => new HttpResponse(body, { headers: { 'Content-Type': 'application/json' } })));

it.each(Object.entries(reads))('%s cannot be read from half a response', async (_what, read) => {
  respondWith(HALF);
  await expect(read()).rejects.toMatchObject({ name: 'AppError', code: 'UNKNOWN_ERROR' });
});

it.each(Object.entries(writes))('%s is confirmed by an empty body, not by half a response', async (_what, write) => {
  respondWith('');
  await expect(write()).resolves.toBeUndefined();
  respondWith(HALF);
  await expect(write()).rejects.toMatchObject({ name: 'AppError', code: 'UNKNOWN_ERROR' });
});

it.each(Object.entries(writes))('%s is not confirmed by a 200 that says it failed', async (_what, write) => {
  respondWith('{"success":false,"message":"The mail server is down"}');
  await expect(write()).rejects.toMatchObject({ name: 'AppError', message: 'The mail server is down' });
});

it.each([
  { error: { message: 'The mail server is down' } },
  { error: 'The mail server is down' },
  { error: true, message: 'The mail server is down' },
])('a message is not confirmed by %j', async (body) => {
  respondWith(JSON.stringify(body));
  await expect(writes['a message']?.()).rejects.toMatchObject({ message: 'The mail server is down' });
});

it.each([
  { error: null },
  { error: '' },
  { error: {} },
  { error: [] },
  { error: false },
  { error: 0 },
  { success: true, error: 'none' },
])('a message is confirmed by %j', async (body) => {
  respondWith(JSON.stringify(body));
  await expect(writes['a message']?.()).resolves.toBeUndefined();
});
