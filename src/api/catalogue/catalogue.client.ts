import { parseResponse } from '@/lib/parse-response';
import { type CatalogueSnapshot, catalogueSnapshotSchema } from './catalogue.schema';

/** The build's catalogue file. Throws if it is missing or cannot be read. */
export async function getSnapshot(address: string, signal: AbortSignal): Promise<CatalogueSnapshot> {
  const response = await fetch(address, { signal });
  if (!response.ok) throw new Error(`${address} gave ${response.status}`);
  return parseResponse(catalogueSnapshotSchema, await response.json());
}
