import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Chunk } from './import-chunk';
import { useIsOnline } from './use-is-online';

interface ChunkState<Module> {
  /** Undefined until it is loaded. */
  module: Module | undefined;
  /** It is needed and could not be loaded. */
  hasFailed: boolean;
  /** Fetches it again. */
  retry: () => void;
}

const notThere = () => undefined;

/**
 * A lazy module other than a component, with its loading state. A failed chunk is fetched again when the connection is back,
 * and by the next component that needs it.
 * @param isNeeded whether to load it; false during hydration, where an early module would cause a mismatch
 */
export function useChunkState<Module>(chunk: Chunk<Module>, isNeeded: boolean): ChunkState<Module> {
  const module = useSyncExternalStore(chunk.subscribe, isNeeded ? chunk.loaded : notThere, notThere);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  const isOnline = useIsOnline();
  const isMissing = isNeeded && module === undefined;
  // Needed once more, it is loading first.
  if (!isMissing && failedAttempt !== null) setFailedAttempt(null);
  // Offline too, where the service worker may have it; what is missing is fetched again when the connection is back.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it runs again when the connection is back
  useEffect(() => {
    if (!isMissing) return;
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
    retry: () => setAttempt(attempt + 1),
  };
}
