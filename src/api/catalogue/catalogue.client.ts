import type { Fetched } from '@/lib/fetched';
import { parseResponse } from '@/lib/parse-response';
import type { ResortPage } from '../resorts/resort-list.schema';
import { getResorts } from '../resorts/resorts.client';
import { type CatalogueSnapshot, catalogueSnapshotSchema } from './catalogue.schema';

/** Name of the meta tag by which a page tells where the build has saved the catalogue. */
export const SNAPSHOT_META = 'catalogue';

/** The address of the saved catalogue, a file of the site itself; undefined where the build made none. */
export function snapshotAddress(): string | undefined {
  const address = document.querySelector<HTMLMetaElement>(`meta[name="${SNAPSHOT_META}"]`)?.content;
  return address?.startsWith('/') && !address.startsWith('//') ? address : undefined;
}

/** The catalogue as the build has saved it. Throws where the file is not there or cannot be read. */
export async function getSnapshot(address: string, signal: AbortSignal): Promise<CatalogueSnapshot> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} gave ${response.status}`);
  return parseResponse(catalogueSnapshotSchema, await response.json());
}

/** One page of all resorts, best rated first, counted from 1. Throws an AppError. */
export const getCataloguePage = (page: number, signal: AbortSignal): Promise<Fetched<ResortPage>> =>
  getResorts({ page }, signal);
