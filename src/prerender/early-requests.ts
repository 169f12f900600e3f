import { resortAddresses } from '@/api/resorts/resort-addresses';
import { HOME_TOP_RESORTS } from '@/config/constants';
import { env } from '@/config/env';
import { paths } from '@/config/paths';
import { noFilters, toListParams } from '@/features/resorts/filters/resort-filters';
import { type QueryParams, toQueryString } from '@/lib/query-params';
import type { BootstrapOptions } from './bootstrap-script';

const request = (address: string, params: QueryParams = {}) => {
  const query = toQueryString(params);
  return `${env.apiBaseUrl}${address}${query && `?${query}`}`;
};

/** First API request of the front page. */
export const earlyRequestOfHome = request(resortAddresses.topRated, { limit: HOME_TOP_RESORTS });

/** First API requests of the list without filters, and of a resort's page. */
export const earlyRequests: BootstrapOptions['earlyRequests'] = [
  [`^${paths.resorts}/?$`, request(resortAddresses.list, { ...toListParams(noFilters), page: 1 })],
  // Only ids that need no encoding; the request of others is left to the page.
  [String.raw`^${paths.resorts}/([\w-]+)/?(\?.*)?$`, request(`${resortAddresses.one('')}$1`)],
];
