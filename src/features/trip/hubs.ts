import { importChunk } from '@/lib/import-chunk';

/** An airport from which people go skiing, where a trip may start. */
export interface Hub {
  /** IATA code. */
  code: string;
  /** City, as we call it. */
  name: string;
  country: string;
  latitude: number;
  longitude: number;
}

const chunk = importChunk<{ default: readonly Hub[] }>(() => import('./data/hubs.json'));

/** All hubs, fetched once and only when the first trip needs them. Rejects with a ChunkLoadError. */
export const loadHubs = async (): Promise<readonly Hub[]> => (await chunk.load()).default;
