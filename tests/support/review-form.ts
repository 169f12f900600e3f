import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import type { renderApp } from './render-app';
import { server } from './server';

// Lena has reviewed Zermatt, but not Verbier.
export const zermatt = '/resorts/zermatt?tab=reviews';
export const verbier = '/resorts/verbier?tab=reviews';
export const words = { title: 'Steep and sunny', comment: 'Go early, stay late, bring lunch.' };

/** The form of a new review, once it is there. */
export const form = () => screen.findByRole('form', { name: 'Write a Review' });
export const title = () => screen.getByRole('textbox', { name: 'Title' });
export const comment = () => screen.getByRole('textbox', { name: 'Review' });
export const star = (name: string) => screen.getByRole('radio', { name });
export const submit = () => screen.getByRole('button', { name: 'Submit Review' });
export const ownCard = () => screen.findByRole('article', { name: 'Review by Lena Meier' });

export type User = ReturnType<typeof renderApp>['user'];

/** Chooses four stars and fills in title and text. */
export async function fillIn(user: User, sent = words) {
  await form();
  await user.click(star('4 stars'));
  await user.click(title());
  await user.paste(sent.title);
  await user.click(comment());
  await user.paste(sent.comment);
}

/** Records the bodies of posted reviews and passes the requests on. */
export function countPosts() {
  const posted: unknown[] = [];
  server.use(
    http.post('*/api/reviews', async ({ request }) => {
      posted.push(await request.clone().json());
    }),
  );
  return posted;
}

/** Makes the server refuse every new review. */
export const refuse = (status: number, body: object) =>
  http.post('*/api/reviews', () => HttpResponse.json(body, { status }));
