import type { HttpHandler } from 'msw';
import { TOP_RESORTS_DEFAULT } from '@/config/constants';
import { type Call, type Route, refusal } from '../respond';
import { type CatalogueRecord, toWire, type WireResort } from '../seed/catalogue';
import type { DemoStore } from '../store';
import { filterOptions } from './filter-options';
import { filterResorts, LIMIT_MAX, pageOf, positive, type RatedResort, sortResorts } from './resort-list';

/** A search for this text fails, so that the failure can be seen. */
const FAILING_SEARCH = 'fail-500';

/** The list, the best, the filter options, and one resort. */
export function resortHandlers(route: Route): HttpHandler[] {
  return [
    route('get', '/resorts', list),
    route('get', '/resorts/top-rated', ({ store, query }) => {
      const limit = Math.min(LIMIT_MAX, positive(query.get('limit')) ?? TOP_RESORTS_DEFAULT);
      return { resorts: sortResorts(ratedResorts(store), 'rating').slice(0, limit).map(wireRated) };
    }),
    route('get', '/resorts/filters', ({ store }) => filterOptions(ratedResorts(store))),
    route('get', '/resorts/:id', ({ store, params }) => {
      return { resort: wireResort(store, findResort(store, params.id)) };
    }),
  ];
}

function list({ store, query }: Call) {
  if (query.get('search')?.trim() === FAILING_SEARCH) throw refusal(500, 'The search is not available');
  const found = sortResorts(filterResorts(ratedResorts(store), query), query.get('sortBy'));
  const { items, pagination } = pageOf(found, query);
  return { resorts: items.map(wireRated), pagination };
}

function ratedResorts(store: DemoStore): RatedResort[] {
  return store.seed.resorts.map((record, position) => ({ record, position, rating: store.ratingOf(record.id) }));
}

function wireRated({ record, position, rating }: RatedResort): WireResort {
  return toWire(record, position, rating);
}

/** The record of that id; throws the 404 when there is none. */
export function findResort(store: DemoStore, id: string | undefined): CatalogueRecord {
  const record = store.seed.resorts.find((resort) => resort.id === id);
  if (!record) throw refusal(404, 'Resort not found');
  return record;
}

/** A record as the API sends it, with its current rating. */
export function wireResort(store: DemoStore, record: CatalogueRecord): WireResort {
  return toWire(record, store.seed.resorts.indexOf(record), store.ratingOf(record.id));
}
