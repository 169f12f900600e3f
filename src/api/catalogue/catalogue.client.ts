import { SNAPSHOT_TIMEOUT } from '@/config/constants';
import { parseResponse } from '@/lib/parse-response';
import { type CatalogueSnapshot, catalogueSnapshotSchema } from './catalogue.schema';

/** The build's catalogue file. Throws if it is missing, cannot be read, or takes longer than SNAPSHOT_TIMEOUT. */
export async function getSnapshot(address: string, signal: AbortSignal): Promise<CatalogueSnapshot> {
  signal.throwIfAborted();
  // AbortSignal.any is newer than some browsers we support.
  const request = new AbortController();
  const abort = () => request.abort();
  const timer = setTimeout(abort, SNAPSHOT_TIMEOUT);
  signal.addEventListener('abort', abort);
  try {
    const response = await fetch(address, { signal: request.signal });
    if (!response.ok) throw new Error(`${address} gave ${response.status}`);
    return parseResponse(catalogueSnapshotSchema, await response.json());
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
}
