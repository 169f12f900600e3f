import type { Fetched } from '@/lib/fetched';
import { parseResponse } from '@/lib/parse-response';
import type { ResortPage } from '../resorts/resort-list.schema';
import { getResorts } from '../resorts/resorts.client';
import { type CatalogueSnapshot, catalogueSnapshotSchema } from './catalogue.schema';

/** The catalogue as the build has saved it. Throws where the file is not there or cannot be read. */
export async function getSnapshot(address: string, signal: AbortSignal): Promise<CatalogueSnapshot> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} gave ${response.status}`);
  return parseResponse(catalogueSnapshotSchema, await response.json());
}

/** One page of all resorts, best rated first, counted from 1. Throws an AppError. */
export const getCataloguePage = (page: number, signal: AbortSignal): Promise<Fetched<ResortPage>> =>
  getResorts({ page }, signal);

/** One page of the resorts that a text search finds, counted from 1. Throws an AppError. */
export const getSearchPage = (search: string, page: number, signal: AbortSignal): Promise<Fetched<ResortPage>> =>
  getResorts({ search, page }, signal);
