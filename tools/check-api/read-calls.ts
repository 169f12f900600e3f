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
  read: (body: unknown) => Reading | null;
  /** Only requested with a token. */
  needsToken: boolean;
  /** Whether visitors notice when it fails. */
  isNeeded: boolean;
  /** What the site shows when the call fails. */
  otherwise: string;
}

/** What is in the wrapper, or the body itself, as the adapters unwrap it. */
export function unwrapped(body: unknown, wrappers: readonly string[]): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const wrapper = wrappers.find((name) => Object.hasOwn(body, name));
  return wrapper === undefined ? body : (body as Record<string, unknown>)[wrapper];
}

function readOne<Model>(schema: z.ZodMiniType<Model>, wrappers: readonly string[], facts: readonly Fact<Model>[]) {
  return (body: unknown): Reading | null => {
    const { success, data } = schema.safeParse(body);
    if (!success) return null;
    return { items: 1, leftOut: 0, ...reportFacts(facts, [{ raw: unwrapped(body, wrappers), model: data }]) };
  };
}

function readList<Model>(schema: z.ZodMiniType<Model[]>, wrappers: readonly string[], facts: readonly Fact<Model>[]) {
  return (body: unknown): Reading | null => {
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

const open = { needsToken: false, isNeeded: true };
const personal = { needsToken: true, isNeeded: true };
const weatherOtherwise = `“${m.weather_unavailable()}”, and estimated values`;
const encode = encodeURIComponent;

/** Every read the site makes, in the order in which a visitor meets them. */
export const readCalls: readonly ReadCall[] = [
  {
    name: 'GET /resorts',
    path: () => `${resortAddresses.list}?page=1`,
    wrappers: ['resorts'],
    read: readList(resortArraySchema, ['resorts'], cardFacts),
    ...open,
    otherwise: `“${m.resorts_list_failed()}”, and no list`,
  },
  {
    name: 'GET /resorts/top-rated',
    path: () => `${resortAddresses.topRated}?limit=${HOME_TOP_RESORTS}`,
    wrappers: ['resorts'],
    read: readList(resortArraySchema, ['resorts'], cardFacts),
    ...open,
    otherwise: `“${m.resorts_top_failed()}”, and no cards on the home page`,
  },
  {
    name: 'GET /resorts/filters',
    path: () => resortAddresses.filterOptions,
    wrappers: ['filters', 'filterOptions'],
    read: readOne(filterOptionsSchema, ['filters', 'filterOptions'], filterFacts),
    ...open,
    otherwise: 'no choice of region, country and style, and a price slider from 0 to 1000',
  },
  {
    name: 'GET /resorts/{id}',
    path: resortAddresses.one,
    wrappers: ['resort'],
    read: readOne(resortResponseSchema, ['resort'], pageFacts),
    ...open,
    otherwise: `“${m.resorts_one_failed()}” instead of the page`,
  },
  {
    name: 'GET /resorts/{id}/weather',
    path: (id) => `${resortAddresses.one(id)}/weather`,
    wrappers: ['weather'],
    read: readOne(weatherResponseSchema, ['weather'], weatherFacts),
    ...open,
    otherwise: weatherOtherwise,
  },
  {
    name: 'GET /resorts/{id}/forecast',
    path: (id) => `${resortAddresses.one(id)}/forecast`,
    wrappers: ['forecast'],
    read: readList(forecastResponseSchema, ['forecast'], forecastFacts),
    ...open,
    otherwise: weatherOtherwise,
  },
  {
    name: 'GET /reviews/resort/{id}',
    path: (id) => `/reviews/resort/${encode(id)}`,
    wrappers: ['reviews'],
    read: readList(reviewListSchema, ['reviews'], reviewFacts),
    ...open,
    otherwise: `“${m.reviews_fetch_failed()}”, and no reviews`,
  },
  {
    name: 'GET /auth/menu',
    path: () => '/auth/menu',
    wrappers: ['menu'],
    read: readOne(accountMenuSchema, ['menu'], menuFacts),
    needsToken: false,
    isNeeded: false,
    otherwise: 'the menu that the site brings along',
  },
  {
    name: 'GET /auth/profile',
    path: () => '/auth/profile',
    wrappers: ['user', 'profile'],
    read: readOne(profileResponseSchema, ['user', 'profile'], profileFacts),
    ...personal,
    otherwise: `“${m.profile_fetch_failed()}”; no profile can be changed`,
  },
  {
    name: 'GET /favorites',
    path: () => '/favorites',
    wrappers: ['favorites'],
    read: readList(favoriteListSchema, ['favorites'], favoriteFacts),
    ...personal,
    otherwise: `“${m.favorites_problem()}”, and no favorites`,
  },
  {
    name: 'GET /reviews/user/my-reviews',
    path: () => '/reviews/user/my-reviews',
    wrappers: ['reviews'],
    read: readList(reviewListSchema, ['reviews'], myReviewFacts),
    ...personal,
    otherwise: `“${m.reviews_mine_failed()}”, and no form to write one`,
  },
];
