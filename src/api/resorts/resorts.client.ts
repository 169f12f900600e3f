import { englishCountryName } from '@/lib/country-names';
import type { Fetched } from '@/lib/fetched';
import { plainlySpelt } from '@/lib/fold-text';
import { http } from '@/lib/http';
import { parseFetched } from '@/lib/parse-response';
import { type FilterOptions, filterOptionsSchema } from './filter-options.schema';
import { type Resort, resortResponseSchema } from './resort.schema';
import { resortAddresses } from './resort-addresses';
import { type ResortPage, resortArraySchema, resortPageSchema } from './resort-list.schema';

/** Filters and order of a list of resorts; only what is set is sent. */
export interface ResortListParams {
  search?: string;
  country?: string;
  region?: string;
  minPrice?: number;
  maxPrice?: number;
  minRating?: number;
  resortStyles?: readonly string[];
  sortBy?: string;
}

/** One page of the resorts that match, counted from 1. Throws an AppError. */
export async function getResorts(
  params: ResortListParams & { page: number },
  signal?: AbortSignal,
): Promise<Fetched<ResortPage>> {
  const { search } = params;
  // The server knows countries by their English names.
  const sent = { ...params, search: search && englishCountryName(plainlySpelt(search)) };
  return parseFetched(resortPageSchema(params.page), await http.get(resortAddresses.list, { params: sent, signal }));
}

/** One resort. Throws an AppError, NOT_FOUND_ERROR for an unknown id. */
export async function getResort(id: string, signal?: AbortSignal): Promise<Fetched<Resort>> {
  return parseFetched(resortResponseSchema, await http.get(resortAddresses.one(id), { signal }));
}

/** The top-rated resorts, best first. Throws an AppError. */
export async function getTopRatedResorts(limit: number, signal?: AbortSignal): Promise<Fetched<Resort[]>> {
  return parseFetched(resortArraySchema, await http.get(resortAddresses.topRated, { params: { limit }, signal }));
}

/** What resorts can be filtered by. Throws an AppError. */
export async function getFilterOptions(signal?: AbortSignal): Promise<Fetched<FilterOptions>> {
  return parseFetched(filterOptionsSchema, await http.get(resortAddresses.filterOptions, { signal }));
}
