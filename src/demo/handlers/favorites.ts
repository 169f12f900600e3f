import { type HttpHandler, HttpResponse } from 'msw';
import { GUEST_FAVORITES_LIMIT } from '@/config/constants';
import { type Call, type Route, refusal, refuseFields, signedIn, text } from '../respond';
import type { DemoStore } from '../store';
import type { Account, FavoriteRow } from '../tables';
import { findResort, wireResort } from './resorts';

/** The favorites of whoever is signed in: list, add, remove. */
export function favoriteHandlers(route: Route): HttpHandler[] {
  return [
    route('get', '/favorites', (call) => {
      const account = signedIn(call);
      return { favorites: call.store.favoritesOf(account.id).map((row) => wireFavorite(call.store, row)) };
    }),
    route('post', '/favorites', (call) => {
      const account = signedIn(call);
      const resortId = text(call, 'resort_id');
      refuseFields({ resort_id: resortId === '' && 'Resort is required' });
      const { favorite, added } = addFavorite(call, account, resortId);
      return HttpResponse.json({ favorite }, { status: added ? 201 : 200 });
    }),
    route('delete', '/favorites/:resortId', (call) => {
      const account = signedIn(call);
      const rows = call.store.favoritesOf(account.id);
      const left = rows.filter((row) => row.resort_id !== call.params.resortId);
      if (left.length < rows.length) call.store.setFavorites(account.id, left);
      return { success: true };
    }),
  ];
}

/** Adds a favorite unless it is there already; throws the 404 of an unknown resort and the 403 of the guest limit. */
export function addFavorite(call: Call, account: Account, resortId: string) {
  const { store, now } = call;
  const rows = store.favoritesOf(account.id);
  findResort(store, resortId);
  const present = rows.find((row) => row.resort_id === resortId);
  if (present) return { favorite: wireFavorite(store, present), added: false };
  if (account.user_type === 'guest' && rows.length >= GUEST_FAVORITES_LIMIT) {
    throw refusal(403, `Guest users can only save up to ${GUEST_FAVORITES_LIMIT} resorts`);
  }
  const row = { resort_id: resortId, user_id: account.id, created_at: now.toISOString() };
  store.setFavorites(account.id, [row, ...rows]);
  return { favorite: wireFavorite(store, row), added: true };
}

function wireFavorite(store: DemoStore, row: FavoriteRow) {
  const record = store.seed.resorts.find(({ id }) => id === row.resort_id);
  return record ? { ...row, resort: wireResort(store, record) } : row;
}
