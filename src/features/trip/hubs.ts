import type { Hub } from '@/domain/trip/trip';
import { importChunk } from '@/lib/import-chunk';
import { useChunkState } from '@/lib/use-chunk';

const chunk = importChunk<{ default: readonly Hub[] }>(() => import('./data/hubs.json'));

const none: readonly Hub[] = [];

interface Hubs {
  /** All of them; none until they are needed and loaded. */
  hubs: readonly Hub[];
  /** They are needed, and may still come. */
  areAwaited: boolean;
}

/** The hubs, which are a chunk of their own. */
export function useHubs(areNeeded: boolean): Hubs {
  const { module, hasFailed } = useChunkState(chunk, areNeeded);
  return { hubs: module?.default ?? none, areAwaited: areNeeded && !module && !hasFailed };
}
