import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { Chunk } from './import-chunk';
import { useIsOnline } from './use-is-online';

interface ChunkState<Module> {
  /** Undefined until it is there. */
  module: Module | undefined;
  /** It is needed and did not come. */
  hasFailed: boolean;
  /** Fetches it anew. */
  retry: () => void;
}

const notThere = () => undefined;

/**
 * A module that is no component, fetched once it is needed, and what became of that. What did not come is fetched again
 * when the connection is back, and by whoever needs it next.
 * @param isNeeded false while a page is hydrated, or the module might be there before React expects it
 */
export function useChunkState<Module>(chunk: Chunk<Module>, isNeeded: boolean): ChunkState<Module> {
  const module = useSyncExternalStore(chunk.subscribe, isNeeded ? chunk.loaded : notThere, notThere);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const isOnline = useIsOnline();
  const isMissing = isNeeded && module === undefined;
  useEffect(() => {
    if (!isMissing || !isOnline) return;
    let isWanted = true;
    chunk.load().catch(() => {
      if (isWanted) setFailedAttempt(attempt);
    });
    return () => {
      isWanted = false;
    };
  }, [chunk, isMissing, isOnline, attempt]);
  return {
    module,
    hasFailed: isMissing && failedAttempt === attempt,
    retry: useCallback(() => setAttempt((before) => before + 1), []),
  };
}

/** A module that is no component, fetched once it is needed; undefined until it is there. */
export const useChunk = <Module>(chunk: Chunk<Module>, isNeeded: boolean): Module | undefined =>
  useChunkState(chunk, isNeeded).module;
