import { getResponse } from 'msw';
import { createHandlers } from '@/demo/handlers';
import { memoryPersistence, type Persistence } from '@/demo/persistence';
import type { CatalogueRecord } from '@/demo/seed/catalogue';
import type { SeedReview } from '@/demo/seed/load';
import catalogue from '@/demo/seed/resorts.json';
import { accounts, demoAccount } from '@/demo/seed/users';
import { DemoStore } from '@/demo/store';

export const records = catalogue.resorts as readonly CatalogueRecord[];

/** The record of that id; throws when there is none. */
export function recordOf(id: string): CatalogueRecord {
  const record = records.find((each) => each.id === id);
  if (!record) throw new Error(`No resort ${id}`);
  return record;
}

const review = (id: string, resort_id: string, author: string, rating: SeedReview['rating']): SeedReview => ({
  id,
  resort_id,
  author,
  rating,
  title: `About ${resort_id}`,
  comment: 'Wide runs, short queues, long lunch.',
  created_at: `2025-02-${id.slice(-2)}T09:00:00.000Z`,
});

/** Five known reviews, so that no test depends on the sample texts: Zermatt 4.5, Vail 4, Alta 4, Åre 2. */
const seed = {
  resorts: records,
  accounts,
  authors: [{ id: 'sample-1', full_name: 'Ida Berg', avatar_url: '' }],
  reviews: [
    review('r-01', 'zermatt', 'sample-1', 5),
    review('r-02', 'zermatt', demoAccount.id, 4),
    review('r-03', 'vail', 'sample-1', 4),
    review('r-04', 'alta', 'sample-1', 4),
    review('r-05', 'are', 'sample-1', 2),
  ],
};

interface ApiResponse<T> {
  status: number;
  body: T;
}

export const NOON = new Date('2026-02-10T12:20:00.000Z');

type Session = { token: string };
const credentials = { email: demoAccount.email, password: demoAccount.password };

/** The API over a store of its own, and a way to call it: method, path below /api, JSON body, bearer token. */
export function demoApi(options: { persistence?: Persistence; now?: () => Date } = {}) {
  const { persistence = memoryPersistence(), now = () => NOON } = options;
  const store = new DemoStore(seed, persistence);
  const handlers = createHandlers(store, { now });
  async function call<T = unknown>(
    method: string,
    path: string,
    body?: unknown,
    token?: string,
  ): Promise<ApiResponse<T>> {
    const request = new Request(`http://demo.test/api${path}`, {
      method,
      headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const response = await getResponse(handlers, request);
    if (!response) throw new Error(`No handler for ${method} ${path}`);
    return { status: response.status, body: await response.json() };
  }
  return {
    store,
    call,
    get: <T = unknown>(path: string, token?: string) => call<T>('GET', path, undefined, token),
    signIn: async () => (await call<Session>('POST', '/auth/signin', credentials)).body.token,
    beGuest: async () => (await call<Session>('POST', '/auth/guest')).body.token,
  };
}
