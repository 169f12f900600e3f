import { resortAddresses } from '@/api/resorts/resort-addresses';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { noFilters, toListParams } from '@/features/resorts/filters/resort-filters';
import { type QueryParams, toQueryString } from '@/lib/query-params';
import type { EarlyWork } from './early';

const ask = (address: string, params: QueryParams = {}) => {
  const query = toQueryString(params);
  return `${env.apiBaseUrl}${address}${query && `?${query}`}`;
};

/** What the front page asks the API for first, whoever opens it. */
export const firstRequestOfHome = ask(resortAddresses.topRated, { limit: HOME_TOP_RESORTS });

/** What the pages of resorts ask the API for first, before anyone has chosen anything. */
export const firstRequests: EarlyWork['firstRequests'] = [
  [`^${paths.resorts}/?$`, ask(resortAddresses.list, { ...toListParams(noFilters), page: 1 })],
  // The id as it stands in the address; one that would be written differently is left to the page itself.
  [String.raw`^${paths.resorts}/([\w-]+)/?(\?.*)?$`, ask(`${resortAddresses.one('')}$1`)],
];
