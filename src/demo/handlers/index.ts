import type { HttpHandler } from 'msw';
import { createRoute, type DemoOptions, refusal } from '../respond';
import type { DemoStore } from '../store';
import { accountMenuHandlers } from './account-menu';
import { authHandlers } from './auth';
import { contactHandlers } from './contact';
import { conversionHandlers } from './conversion';
import { favoriteHandlers } from './favorites';
import { resortHandlers } from './resorts';
import { reviewHandlers } from './reviews';
import { weatherHandlers } from './weather';

/**
 * All handlers of the API over one store, in matching order; an unknown path below the base is a 404.
 * The store may still be loading: each request waits for it.
 */
export function createHandlers(store: DemoStore | Promise<DemoStore>, options: DemoOptions = {}): HttpHandler[] {
  const route = createRoute(store, options);
  return [
    ...authHandlers(route),
    ...accountMenuHandlers(route),
    ...conversionHandlers(route),
    ...resortHandlers(route),
    ...weatherHandlers(route),
    ...reviewHandlers(route),
    ...favoriteHandlers(route),
    ...contactHandlers(route),
    route('all', '/*', () => {
      throw refusal(404, 'The requested resource could not be found.');
    }),
  ];
}
