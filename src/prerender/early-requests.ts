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

/** What the front page requests from the API first, whoever opens it. */
export const earlyRequestOfHome = request(resortAddresses.topRated, { limit: HOME_TOP_RESORTS });

/** What the pages of resorts request from the API first, before anyone has chosen anything. */
export const earlyRequests: BootstrapOptions['earlyRequests'] = [
  [`^${paths.resorts}/?$`, request(resortAddresses.list, { ...toListParams(noFilters), page: 1 })],
  // The id as the address holds it; one that would be encoded differently is left to the page itself.
  [String.raw`^${paths.resorts}/([\w-]+)/?(\?.*)?$`, request(`${resortAddresses.one('')}$1`)],
];
