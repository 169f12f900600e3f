import type { HttpHandler } from 'msw';
import { GUEST_FAVORITES_LIMIT } from '@/config/constants';
import type { Route } from '../respond';

const prompts = [
  {
    id: 'guest-favorites-limit',
    trigger: 'favorite_limit',
    title: 'Save More Favorites',
    message: `Guests can save ${GUEST_FAVORITES_LIMIT} resorts. An account saves as many as you like.`,
  },
];

/** GET /auth/conversion-prompts and POST /auth/conversion-track, which anyone may call. */
export function conversionHandlers(route: Route): HttpHandler[] {
  return [
    route('get', '/auth/conversion-prompts', () => ({ prompts })),
    route('post', '/auth/conversion-track', ({ store, body }) => {
      store.events.push(body);
      return { success: true };
    }),
  ];
}
