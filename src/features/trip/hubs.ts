import { importChunk } from '@/lib/import-chunk';
import { useChunk } from '@/lib/use-chunk';

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

const none: readonly Hub[] = [];

/** All hubs; none until they are needed, and while they are on the way. */
export const useHubs = (areNeeded: boolean): readonly Hub[] => useChunk(chunk, areNeeded)?.default ?? none;
