import type { z } from 'zod/mini';
import { accountMenuSchema } from '@/api/account-menu/account-menu.schema';
import { profileResponseSchema } from '@/api/auth/user.schema';
import { favoriteListSchema } from '@/api/favorites/favorite.schema';
import { filterOptionsSchema } from '@/api/resorts/filter-options.schema';
import { resortResponseSchema } from '@/api/resorts/resort.schema';
import { resortAddresses } from '@/api/resorts/resort-addresses';
import { resortArraySchema } from '@/api/resorts/resort-list.schema';
import { reviewListSchema } from '@/api/reviews/review.schema';
import { forecastResponseSchema, weatherResponseSchema } from '@/api/weather/weather.schema';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { unwrapped } from '@/lib/envelope';
import { m } from '@/paraglide/messages';
import { type Fact, type Item, reportFacts } from './facts';
import {
  favoriteFacts,
  forecastFacts,
  menuFacts,
  myReviewFacts,
  profileFacts,
  reviewFacts,
  weatherFacts,
} from './other-facts';
import { cardFacts, filterFacts, pageFacts } from './resort-facts';

/** What the site's adapter makes of a body: null if it cannot be read. */
interface Reading {
  items: number;
  /** Items of a list that the adapter leaves out. */
  leftOut: number;
  fields: string;
  missing: string[];
}

/** A read of the site. */
export interface ReadCall {
  /** As the contract names it. */
  name: string;
  /** The path for one resort of the list. */
  path: (resortId: string) => string;
  /** Names of the fields a response may be wrapped in. */
  wrappers: readonly string[];
  read: (body: unknown, wrappers: readonly string[]) => Reading | null;
  /** Only requested with a token. */
  needsToken?: true;
  /** Visitors do not notice when it fails. */
  isOptional?: true;
  /** What the site shows when the call fails. */
  otherwise: string;
}

function readOne<Model>(schema: z.ZodMiniType<Model>, facts: readonly Fact<Model>[]): ReadCall['read'] {
  return (body, wrappers) => {
    const { success, data } = schema.safeParse(body);
    if (!success) return null;
    return { items: 1, leftOut: 0, ...reportFacts(facts, [{ raw: unwrapped(body, wrappers), model: data }]) };
  };
}

function readList<Model>(schema: z.ZodMiniType<Model[]>, facts: readonly Fact<Model>[]): ReadCall['read'] {
  return (body, wrappers) => {
    const raws = unwrapped(body, wrappers);
    if (!Array.isArray(raws) || !schema.safeParse(body).success) return null;
    // One by one, to tell what each item became.
    const items = raws.flatMap((raw): Item<Model>[] => {
      const model = schema.safeParse([raw]).data?.[0];
      return model === undefined ? [] : [{ raw, model }];
    });
    return { items: items.length, leftOut: raws.length - items.length, ...reportFacts(facts, items) };
  };
}

const weatherOtherwise = `“${m.weather_unavailable()}”, and estimated values`;

/** Every read whose data the site shows, in the order in which a visitor meets them. */
export const readCalls: readonly ReadCall[] = [
  {
    name: 'GET /resorts',
    path: () => `${resortAddresses.list}?page=1`,
    wrappers: ['resorts'],
    read: readList(resortArraySchema, cardFacts),
    otherwise: `“${m.resorts_list_failed()}”, and no list`,
  },
  {
    name: 'GET /resorts/top-rated',
    path: () => `${resortAddresses.topRated}?limit=${HOME_TOP_RESORTS}`,
    wrappers: ['resorts'],
    read: readList(resortArraySchema, cardFacts),
    otherwise: `“${m.resorts_top_failed()}”, and no cards on the home page`,
  },
  {
    name: 'GET /resorts/filters',
    path: () => resortAddresses.filterOptions,
    wrappers: ['filters', 'filterOptions'],
    read: readOne(filterOptionsSchema, filterFacts),
    otherwise: 'no choice of region, country and style, and a price slider from 0 to 1000',
  },
  {
    name: 'GET /resorts/{id}',
    path: resortAddresses.one,
    wrappers: ['resort'],
    read: readOne(resortResponseSchema, pageFacts),
    otherwise: `“${m.resorts_one_failed()}” instead of the page`,
  },
  {
    name: 'GET /resorts/{id}/weather',
    path: (id) => `${resortAddresses.one(id)}/weather`,
    wrappers: ['weather'],
    read: readOne(weatherResponseSchema, weatherFacts),
    otherwise: weatherOtherwise,
  },
  {
    name: 'GET /resorts/{id}/forecast',
    path: (id) => `${resortAddresses.one(id)}/forecast`,
    wrappers: ['forecast'],
    read: readList(forecastResponseSchema, forecastFacts),
    otherwise: weatherOtherwise,
  },
  {
    name: 'GET /reviews/resort/{id}',
    path: (id) => `/reviews/resort/${encodeURIComponent(id)}`,
    wrappers: ['reviews'],
    read: readList(reviewListSchema, reviewFacts),
    otherwise: `“${m.reviews_fetch_failed()}”, and no reviews`,
  },
  {
    name: 'GET /auth/menu',
    path: () => '/auth/menu',
    wrappers: ['menu'],
    read: readOne(accountMenuSchema, menuFacts),
    isOptional: true,
    otherwise: 'the menu that the site brings along',
  },
  {
    name: 'GET /auth/profile',
    path: () => '/auth/profile',
    wrappers: ['user', 'profile'],
    read: readOne(profileResponseSchema, profileFacts),
    needsToken: true,
    otherwise: `“${m.profile_fetch_failed()}”; no profile can be changed`,
  },
  {
    name: 'GET /favorites',
    path: () => '/favorites',
    wrappers: ['favorites'],
    read: readList(favoriteListSchema, favoriteFacts),
    needsToken: true,
    otherwise: `“${m.favorites_problem()}”, and no favorites`,
  },
  {
    name: 'GET /reviews/user/my-reviews',
    path: () => '/reviews/user/my-reviews',
    wrappers: ['reviews'],
    read: readList(reviewListSchema, myReviewFacts),
    needsToken: true,
    otherwise: `“${m.reviews_mine_failed()}”, and no form to write one`,
  },
];
