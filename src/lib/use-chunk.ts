import { useEffect, useState } from 'react';
import type { Chunk } from './import-chunk';
import { useIsOnline } from './use-is-online';

/**
 * A module that is no component, fetched once it is needed; undefined until it is there. What did not come is fetched
 * again when the connection is back, and by whoever needs it next.
 * @param isNeeded false while a page is hydrated, or the module might be there before React expects it
 */
export function useChunk<Module>(chunk: Chunk<Module>, isNeeded: boolean): Module | undefined {
  const [module, setModule] = useState<Module>();
  const isOnline = useIsOnline();
  const isMissing = isNeeded && !chunk.loaded();
  useEffect(() => {
    if (!isMissing || !isOnline) return;
    let isWanted = true;
    const show = (loaded: Module) => {
      if (isWanted) setModule(() => loaded);
    };
    chunk.load().then(show, () => {});
    return () => {
      isWanted = false;
    };
  }, [chunk, isMissing, isOnline]);
  return isNeeded ? (chunk.loaded() ?? module) : undefined;
}
